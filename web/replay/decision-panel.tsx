// What was decided at this moment: who was asked what, and how they answered.

import { Flag, Icon } from '@umpire/board'
import type { ReactNode } from 'react'
import { RuleLink } from '../rulebook/rule-link.tsx'
import { capitalised } from '../table/names.ts'
import { momentWords, nameOf, resultWords } from './names.ts'
import type { Decision, ReplayedGame } from './replayed-game.ts'

export const DecisionPanel = ({
  game,
  moment,
  decision,
}: {
  readonly game: ReplayedGame
  readonly moment: number
  readonly decision: Decision | undefined
}): ReactNode => (
  <section className="decision" aria-label="Decision">
    <h2 className="label">{momentWords(game, moment)}</h2>
    {decision === undefined ? (
      <Result game={game} />
    ) : (
      <div className="decision-words">
        <Flag seat={decision.seat} />
        <p>
          <b>{nameOf(game, decision.seat)} was asked:</b> {decision.prompt}{' '}
          {decision.rule === undefined ? null : <RuleLink rule={decision.rule} />}
          <AnswerWords answer={decision.answer} />
        </p>
      </div>
    )}
  </section>
)

const AnswerWords = ({ answer }: { readonly answer: Decision['answer'] }): ReactNode =>
  answer === undefined ? (
    <span className="answer muted">
      <Icon name="hidden" /> Others' answers are shown when the game is over; the log tells what all may know.
    </span>
  ) : (
    <span className="answer">
      <span className="muted">Answered</span> <AnswerName {...answer} />
    </span>
  )

/** An answer as a person reads it, and in notation where that is another thing. */
export const AnswerName = ({ name, text }: { readonly name: string | undefined; readonly text: string }): ReactNode => (
  <>
    {name === undefined ? null : <b>{name}</b>}{' '}
    {name?.toLowerCase() === text.toLowerCase() ? null : <code className="rule">{text}</code>}
  </>
)

const Result = ({ game }: { readonly game: ReplayedGame }): ReactNode => {
  const { outcome, seats } = game.match
  if (outcome === null) return <p>The game goes on from here.</p>
  const { scores, winners } = outcome
  return (
    <>
      <p className="result">
        <Icon name="trophy" /> <b>{capitalised(resultWords(game))}.</b>
      </p>
      {scores === undefined ? null : (
        <ul className="scores">
          {seats
            .toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0))
            .map((seat) => (
              <li key={seat}>
                <Flag seat={seat} size="s" />
                {nameOf(game, seat)}
                {winners.includes(seat) ? <span className="pill ok">won</span> : null}
                <b className="num">{scores[seat] ?? 0}</b>
              </li>
            ))}
        </ul>
      )}
    </>
  )
}
