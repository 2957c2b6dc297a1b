// Questions whose answers cannot be listed: what is drafted on the board, what the question proposes, and a line to type in.

import './open-answer.css'
import { Icon, type Suggestion, suggestionsOf, useBoardStore, useDraft } from '@umpire/board'
import type { AskJson } from '@umpire/engine'
import type { ReactNode } from 'react'
import { RuleLink } from '../rulebook/rule-link.tsx'
import { sentence } from './names.ts'

/** What the drafted answer would come to, or why it cannot be given. */
export const DraftLine = (): ReactNode => {
  const draft = useDraft()
  if (draft === undefined) return null
  const { means, refusal } = draft
  if (refusal === undefined) return means === undefined ? null : <p className="draft">{means}</p>
  return (
    <p className="draft no" role="status">
      <Icon name="blocked" />
      <span>
        {sentence(refusal.reason)} {refusal.rule === undefined ? null : <RuleLink rule={refusal.rule} />}
      </span>
    </p>
  )
}

/** Typing takes room that a small screen has not. */
const isLarge = (): boolean => !matchMedia('(max-width: 60rem)').matches

export const OpenAnswer = ({ ask }: { readonly ask: AskJson }): ReactNode => {
  const suggestions = suggestionsOf(ask)
  return (
    <div className="groups">
      {suggestions.length === 0 ? null : (
        <div className="group" role="group" aria-label="Proposed">
          <span className="label">Proposed</span>
          <div className="opts">
            {suggestions.map((one, n) => (
              <Proposal key={one.say} ask={ask} suggestion={one} shortcut={n < 9 ? `${n + 1}` : ''} />
            ))}
          </div>
        </div>
      )}
      <TypedAnswer ask={ask} />
    </div>
  )
}

const Proposal = ({
  ask,
  suggestion: { say, name, means },
  shortcut,
}: {
  readonly ask: AskJson
  readonly suggestion: Suggestion
  readonly shortcut: string
}): ReactNode => {
  const store = useBoardStore()
  const draft = useDraft()
  const isDrafted = draft?.answers[0]?.say === say
  return (
    <button
      type="button"
      className={isDrafted ? 'opt sel' : 'opt'}
      data-option={say}
      aria-pressed={isDrafted}
      onClick={() => (isDrafted ? store.commit() : store.draft([{ to: ask.name, say }]))}
    >
      <span>
        {name}
        {means === undefined ? null : <small>{means}</small>}
      </span>
      {shortcut === '' ? null : <kbd aria-hidden="true">{shortcut}</kbd>}
    </button>
  )
}

const TypedAnswer = ({ ask }: { readonly ask: AskJson }): ReactNode => {
  const store = useBoardStore()
  const draft = useDraft()
  const text = draft?.answers[0]?.say ?? ''
  return (
    <details className="group typed" open={isLarge()}>
      <summary className="label">In words</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          store.commit()
        }}
      >
        <input
          type="text"
          aria-label={`${ask.prompt} In notation`}
          value={text}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target: { value } }) => store.draft(value === '' ? [] : [{ to: ask.name, say: value }])}
        />
      </form>
    </details>
  )
}
