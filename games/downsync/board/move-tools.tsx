// Tools over the table while something is moved: who goes together, and points of the way.

import { Icon, useBoardStore, useDraft } from '@umpire/board'
import { type ReactNode, useEffect, useState } from 'react'
import { elementName } from '../names.ts'
import type { MoveGround } from '../rules/path-rules.ts'
import type { State } from '../state.ts'
import { OverMap } from './over-map.tsx'
import type { MoveTask } from './tasks/move-task.ts'
import { bySlices } from './slices.ts'
import { type Proposal, proposals } from './tasks/proposals.ts'

export const MoveTools = ({
  state,
  task,
  together,
  onTogether,
}: {
  readonly state: State
  readonly task: MoveTask
  readonly together: ReadonlySet<number>
  readonly onTogether: (element: number) => void
}): ReactNode => {
  const store = useBoardStore()
  const draft = useDraft()
  const moved = task.holds(draft?.answers ?? []).find(({ path }) => path.length > 0)
  const about = task.isAsked ? task.elements[0] : moved === undefined ? undefined : Number(moved.key.split('/')[0])
  const ground = about === undefined ? undefined : task.groundOf(about)
  if (task.elements.length < 2 && ground === undefined) return null
  return (
    <OverMap>
      <section className="float ds-tools" aria-label="Moving">
        {task.elements.length < 2 || draft !== undefined ? null : (
          <div className="together" role="group" aria-label="Move together">
            <span className="label">Move together</span>
            {task.elements.map((element) => (
              <button
                key={element}
                type="button"
                className={together.has(element) ? 'pill ds-on' : 'pill'}
                aria-pressed={together.has(element)}
                onClick={() => onTogether(element)}
              >
                {elementName(state, element)}
              </button>
            ))}
          </div>
        )}
        {ground === undefined ? null : <Proposals task={task} ground={ground} />}
        {moved === undefined || draft === undefined ? null : (
          <div className="points">
            <button type="button" className="pill" onClick={() => store.draft(task.addPoint(draft.answers, moved.key))}>
              <Icon name="step" /> Way point <kbd>W</kbd>
            </button>
            <button
              type="button"
              className="pill"
              onClick={() => store.draft(task.dropPoint(draft.answers, moved.key))}
            >
              <Icon name="undo" /> One back
            </button>
          </div>
        )}
      </section>
    </OverMap>
  )
}

/** Ways worth considering, as they are found once the question stands. */
function useProposals(ground: MoveGround): readonly Proposal[] {
  const [found, setFound] = useState<{ readonly of: MoveGround; readonly all: readonly Proposal[] }>()
  useEffect(() => {
    const all: Proposal[] = []
    return bySlices(proposals(ground), (proposal) => {
      all.push(proposal)
      setFound({ of: ground, all: [...all] })
    })
  }, [ground])
  return found?.of === ground ? found.all : []
}

const Proposals = ({ task, ground }: { readonly task: MoveTask; readonly ground: MoveGround }): ReactNode => {
  const store = useBoardStore()
  const found = useProposals(ground)
  return found.length === 0 ? null : (
    <div className="together" role="group" aria-label="Ways">
      <span className="label">Ways</span>
      {found.map(({ name, ways }) => (
        <button
          key={name}
          type="button"
          className="pill"
          onClick={() => store.draft(task.sayWays(store.getState().draft?.answers ?? [], ground.move.element, ways))}
        >
          {name}
        </button>
      ))}
    </div>
  )
}
