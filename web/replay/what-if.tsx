// What if: the game goes on from this moment as a game of its own, or a bot says what it would have answered.

import { Icon } from '@umpire/board'
import { type Match, Refusal } from '@umpire/engine'
import { type ReactNode, useState } from 'react'
import { think } from '../bots/bots.ts'
import { AnswerName } from './decision-panel.tsx'
import { ForkDialog } from './fork-dialog.tsx'
import { nameOf } from './names.ts'
import type { Decision, ReplayedGame } from './replayed-game.ts'

/** The level that is asked; the same that gives hints at the table. */
const adviser = 'regular'

interface Advice {
  readonly text: string
  readonly name: string | undefined
}

export const WhatIf = ({
  game,
  moment,
  decision,
}: {
  readonly game: ReplayedGame
  readonly moment: Match
  readonly decision: Decision | undefined
}): ReactNode => {
  const [isForking, setForking] = useState(false)
  const [advice, setAdvice] = useState<Advice | Refusal | 'thinking'>()
  const isOver = moment.outcome !== null
  const askBot = (asked: Decision): void => {
    setAdvice('thinking')
    void think(moment.snapshot(), asked.seat, adviser).then((text) => {
      if (text instanceof Refusal) return setAdvice(text)
      const option = moment
        .askOf(asked.seat)
        ?.options()
        .find(({ say }) => say === text)
      setAdvice({ text, name: option?.label?.name })
    })
  }
  return (
    <section className="what-if" aria-label="What if">
      <h2>
        {isOver || decision === undefined
          ? 'What if ...?'
          : `What if ${nameOf(game, decision.seat)} had answered otherwise?`}
      </h2>
      {isOver ? (
        <p>Go back to any decision to play on from there.</p>
      ) : (
        <p>Play on from here. The replay stays as it is; the fork is a game of its own.</p>
      )}
      <AdviceWords advice={advice} decision={decision} />
      {isOver ? null : (
        <div className="ways">
          <button type="button" className="btn go" onClick={() => setForking(true)}>
            <Icon name="fork" /> Fork here
          </button>
          {decision?.answer === undefined ? null : (
            <button
              type="button"
              className="btn quiet"
              disabled={advice === 'thinking'}
              onClick={() => askBot(decision)}
            >
              <Icon name="hint" /> Ask a bot
            </button>
          )}
        </div>
      )}
      {isForking ? (
        <ForkDialog game={game} moment={moment} decision={decision} onClose={() => setForking(false)} />
      ) : null}
    </section>
  )
}

const AdviceWords = ({
  advice,
  decision,
}: {
  readonly advice: Advice | Refusal | 'thinking' | undefined
  readonly decision: Decision | undefined
}): ReactNode => {
  if (advice === undefined) return null
  if (advice === 'thinking') return <p role="status">A bot is thinking ...</p>
  if (advice instanceof Refusal) return <p role="alert">The bot has no answer: {advice.toString()}</p>
  const { name, text } = advice
  return (
    <p role="status" className="advice">
      <Icon name="bot" /> A {adviser} bot would {text === decision?.answer?.text ? 'also ' : ''}answer{' '}
      <AnswerName name={name} text={text} />.
    </p>
  )
}
