// Saved lists: kept in this browser by name, taken again, shared as text.

import type { Prepared } from '@umpire/board'
import { Icon } from '@umpire/board'
import { type ReactNode, useState } from 'react'
import { readList } from '../../questions/lists.ts'
import { whyNoList } from '../../rules/lists.ts'
import type { ForceList } from '../../state/force.ts'
import { keepLists, type KeptList, keptLists, withList } from './kept-lists.ts'
import type { ListTask } from './list-task.ts'

export const SavedLists = ({
  task,
  list,
  onTake,
}: {
  readonly task: ListTask
  readonly list: ForceList
  readonly onTake: (answers: readonly Prepared[]) => void
}): ReactNode => {
  const [lists, setLists] = useState(keptLists)
  const [name, setName] = useState('')
  const [note, setNote] = useState('')
  const [text] = task.say(list)
  const keep = (next: readonly KeptList[]): void => {
    setLists(next)
    setNote(keepLists(next) ? '' : 'This browser keeps nothing: the list lasts as long as this page.')
  }
  const copy = (): void => {
    if (text === undefined) return
    navigator.clipboard.writeText(text.say).then(
      () => setNote('Copied: paste it anywhere, or into the line "In words" below.'),
      () => setNote('The browser did not allow copying: take the text from the line "In words" below.'),
    )
  }
  if (lists.length === 0 && text === undefined) return null
  return (
    <div className="saved" role="group" aria-label="Saved lists">
      <h3 className="label">Saved lists</h3>
      <ul>
        {lists.map((kept) => (
          <Saved
            key={kept.name}
            task={task}
            kept={kept}
            onTake={onTake}
            onDrop={() => keep(lists.filter((one) => one !== kept))}
          />
        ))}
      </ul>
      {text === undefined ? null : (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            keep(withList(lists, { name: name.trim() === '' ? 'My list' : name.trim(), text: text.say }))
          }}
        >
          <input
            type="text"
            aria-label="Name of the list"
            placeholder="My list"
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <button type="submit" className="btn quiet small">
            <Icon name="save" /> Save
          </button>
          <button type="button" className="btn quiet small" onClick={copy}>
            <Icon name="link" /> Copy as text
          </button>
        </form>
      )}
      {note === '' ? null : (
        <p className="dim" role="status">
          {note}
        </p>
      )}
    </div>
  )
}

const Saved = ({
  task,
  kept: { name, text },
  onTake,
  onDrop,
}: {
  readonly task: ListTask
  readonly kept: KeptList
  readonly onTake: (answers: readonly Prepared[]) => void
  readonly onDrop: () => void
}): ReactNode => {
  const list = readList(text)
  const refusal = list === undefined ? 'it cannot be read' : whyNoList(task.terms, task.seat, list)?.reason
  return (
    <li>
      <button
        type="button"
        className="pill"
        disabled={refusal !== undefined}
        title={refusal ?? text}
        onClick={() => (list === undefined ? undefined : onTake(task.say(list)))}
      >
        {name}
      </button>
      <button type="button" aria-label={`Forget ${name}`} onClick={onDrop}>
        <Icon name="cancel" />
      </button>
    </li>
  )
}
