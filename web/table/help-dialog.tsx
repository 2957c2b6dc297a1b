// What can I do? Every answer that is possible, everything that is not with its reason, and the keys.

import './help-dialog.css'
import { type BlockedOption, type BoardKey, choosingFor, suggestionsOf } from '@umpire/board'
import { type AskJson, at } from '@umpire/engine'
import type { ReactNode } from 'react'
import { RuleLink } from '../rulebook/rule-link.tsx'
import { Dialog } from '../settings/dialog.tsx'
import { type Entry, groupsOf, nameOf } from './grouping.ts'
import type { TableState } from './table-link.ts'

const noKeys: readonly BoardKey[] = []

const keys: readonly BoardKey[] = [
  ['1 to 9', 'choose the option with that number'],
  ['Enter', 'give the answer that is ready'],
  ['P', 'pass'],
  ['R', 'turn what is being placed, or do the same another way'],
  ['Esc', 'back by one click'],
  ['U, Y', 'undo, redo'],
  ['H', 'hint from a bot'],
  ['?', 'what can I do?'],
  ['B', 'rulebook'],
  ['Space', 'skip to the end of what is being shown'],
  ['Tab', 'from thing to thing'],
  ['+ - 0, arrows', 'zoom and move the board'],
]

/** Blocked options by their reason: the same reason is said once. */
function byReason(blocked: readonly BlockedOption[]): readonly (readonly BlockedOption[])[] {
  const groups = new Map<string, BlockedOption[]>()
  for (const option of blocked) {
    const key = `${option.rule ?? ''} ${option.reason}`
    groups.set(key, [...(groups.get(key) ?? []), option])
  }
  return [...groups.values()]
}

/** So many are named. */
const few = 6

/** What is done in several ways is named once. */
function namesOf(same: readonly BlockedOption[]): string {
  const names = [...new Set(same.map(nameOf))]
  return `${names.slice(0, few).join(', ')}${names.length > few ? ` and ${names.length - few} more` : ''}`
}

/** Answers that need no more words than their names stand in one line. */
const Answers = ({ entries }: { readonly entries: readonly Entry[] }): ReactNode =>
  entries.every(({ option: { label } }) => label?.means === undefined && label?.cost === undefined) ? (
    <p>{entries.map(({ option }) => nameOf(option)).join(', ')}</p>
  ) : (
    <ul>
      {entries.map(({ option, indexes }) => (
        <li key={option.say}>
          <b>{nameOf(option)}</b>
          {option.label?.cost === undefined ? '' : `, ${option.label.cost}`}
          {option.label?.means === undefined ? '' : `: ${option.label.means}`}
          {indexes.length > 1 ? ` (${indexes.length} ways)` : ''}
        </li>
      ))}
    </ul>
  )

export const HelpDialog = ({
  state: { ask, blocked, waiting },
  boardKeys = noKeys,
  isOpen,
  onClose,
}: {
  state: TableState
  /** What keys do on the game's own board. */
  boardKeys?: readonly BoardKey[] | undefined
  isOpen: boolean
  onClose: () => void
}): ReactNode => (
  <Dialog title="What can I do?" isOpen={isOpen} onClose={onClose}>
    <div className="help">
      {ask === undefined ? (
        <p className="muted">
          {waiting.length === 0 ? 'The game is over.' : 'Nothing is asked of you now: wait for the others.'}
        </p>
      ) : (
        <>
          <p className="lead">
            {ask.prompt} {ask.rule === undefined ? null : <RuleLink rule={ask.rule} />}
          </p>
          {groupsOf(choosingFor(ask, [])).map((group) => (
            <section key={group.name}>
              <h3 className="label">{group.name}</h3>
              <Answers entries={group.entries} />
            </section>
          ))}
          <Proposed ask={ask} />
          {ask.passes === true ? <p>Or: {ask.options.at(-1)?.say}.</p> : null}
          {blocked.length === 0 ? null : <h3 className="label">Not possible now</h3>}
          <ul>
            {byReason(blocked).map((same) => {
              const { reason, rule, say } = at(same, 0)
              return (
                <li key={say}>
                  <span className="muted">{namesOf(same)}</span>: {reason}{' '}
                  {rule === undefined ? null : <RuleLink rule={rule} />}
                </li>
              )
            })}
          </ul>
        </>
      )}
      <h3 className="label">Keys</h3>
      <dl className="keys">
        {[...keys, ...boardKeys].map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </div>
  </Dialog>
)

/** What an open question proposes. */
const Proposed = ({ ask }: { readonly ask: AskJson }): ReactNode => {
  const suggestions = suggestionsOf(ask)
  return suggestions.length === 0 ? null : (
    <section>
      <h3 className="label">Proposed</h3>
      <ul>
        {suggestions.map(({ say, name, means }) => (
          <li key={say}>
            {name}
            {means === undefined ? '' : `: ${means}`} <code>{say}</code>
          </li>
        ))}
      </ul>
    </section>
  )
}
