// The builder of Force Lists, over the table: the slots, the cards of the faction, who rides, an advisor, and saved lists.

import { Icon, useBoardStore, useDraft } from '@umpire/board'
import type { ReactNode } from 'react'
import { advisors } from '../../content/advisors.ts'
import { factions } from '../../content/factions.ts'
import { sizes } from '../../content/sizes.ts'
import { cardName, signatureName } from '../../names.ts'
import { pingIcon } from '../../questions/revealing.ts'
import { advisorsFor, mountable } from '../../rules/lists.ts'
import type { ForceList } from '../../state/force.ts'
import { OverMap } from '../over-map.tsx'
import { CardShelf } from './card-shelf.tsx'
import { emptyList, type ListTask, slotsOf, withAdvisor, withCard, withMounted, withoutCard } from './list-task.ts'
import './lists.css'
import { SavedLists } from './saved-lists.tsx'

export const ListBuilder = ({ task }: { readonly task: ListTask }): ReactNode => {
  const store = useBoardStore()
  const draft = useDraft()
  const list = task.read(draft?.answers ?? []) ?? emptyList
  const change = (next: ForceList): void => store.draft(task.say(next))
  const { terms, seat } = task
  const faction = factions.of(terms.factions[seat === 0 ? 0 : 1])
  return (
    <OverMap>
      <section className="float ds-builder" aria-label="Force List">
        <header>
          <h2>
            {faction.name} <small>{sizes.of(terms.size).name} list</small>
          </h2>
          <p className="dim">{faction.about}</p>
        </header>
        <div className="mine">
          <h3 className="label">Your list</h3>
          {slotsOf(terms, list).map(({ signature, most, taken }) => (
            <div key={signature} className="slots" role="group" aria-label={`${signatureName(signature)} slots`}>
              <span className={taken.length > most ? 'over' : ''}>
                <Icon name={pingIcon({ signature })} /> {signatureName(signature)}{' '}
                <b>
                  {taken.length} of {most}
                </b>
              </span>
              <ul>
                {taken.map(({ card, place }) => (
                  <li key={place}>
                    <button
                      type="button"
                      aria-label={`Take out ${cardName(card)}`}
                      onClick={() => change(withoutCard(list, place))}
                    >
                      {cardName(card)}
                      {list.mounted.some(({ unit }) => unit === place) ? <Icon name="load" /> : null}
                      <Icon name="cancel" />
                    </button>
                  </li>
                ))}
                {Array.from({ length: Math.max(0, most - taken.length) }, (_, n) => (
                  // Empty slots are all alike.
                  // oxlint-disable-next-line react/no-array-index-key
                  <li key={`empty ${n}`} className="free">
                    free
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <Riders list={list} onChange={change} />
          <Advisor task={task} list={list} onChange={change} />
          <SavedLists task={task} list={list} onTake={(answers) => store.draft(answers)} />
        </div>
        <CardShelf task={task} list={list} onAdd={(card) => change(withCard(list, card))} />
      </section>
    </OverMap>
  )
}

/** DS-251 How many squads start in transports. */
const Riders = ({
  list,
  onChange,
}: {
  readonly list: ForceList
  readonly onChange: (list: ForceList) => void
}): ReactNode => {
  const most = mountable(list.units)
  return most === 0 ? null : (
    <div className="choice" role="group" aria-label="Squads that start mounted">
      <span>Start mounted</span>
      {Array.from({ length: most + 1 }, (_, count) => (
        <button
          key={count}
          type="button"
          className={list.mounted.length === count ? 'pill ds-on' : 'pill'}
          aria-pressed={list.mounted.length === count}
          onClick={() => onChange(withMounted(list, count))}
        >
          {count === 0 ? 'none' : count}
        </button>
      ))}
    </div>
  )
}

/** DS-296 */
const Advisor = ({
  task: { terms, seat },
  list,
  onChange,
}: {
  readonly task: ListTask
  readonly list: ForceList
  readonly onChange: (list: ForceList) => void
}): ReactNode => {
  const possible = advisorsFor(terms, seat)
  return possible.length === 0 ? null : (
    <div className="choice" role="group" aria-label="Advisor">
      <span>Advisor</span>
      {[null, ...possible].map((id) => (
        <button
          key={id}
          type="button"
          className={list.advisor === id ? 'pill ds-on' : 'pill'}
          aria-pressed={list.advisor === id}
          onClick={() => onChange(withAdvisor(list, id))}
        >
          {id === null ? 'none' : advisors.of(id).name}
        </button>
      ))}
    </div>
  )
}
