// The controls of a replay: step, play, how fast, and through whose eyes.

import './controls.css'
import { Flag, Icon } from '@umpire/board'
import { everybody, type Viewer } from '@umpire/engine'
import type { ReactNode } from 'react'
import { momentWords, nameOf, viewerName } from './names.ts'
import { type Move, type Playback, speeds } from './playback.ts'
import type { Decision, ReplayedGame } from './replayed-game.ts'

export const Controls = ({
  game,
  playback,
  viewers,
  decision,
  move,
  onDecision,
  onLog,
}: {
  readonly game: ReplayedGame
  readonly playback: Playback
  readonly viewers: readonly Viewer[]
  readonly decision: Decision | undefined
  readonly move: (move: Move) => void
  readonly onDecision: () => void
  readonly onLog: () => void
}): ReactNode => {
  const { moment, last, isPlaying, speed, viewer } = playback
  return (
    <div className="controls">
      <div className="panels">
        <button type="button" className="now-button" onClick={onDecision}>
          {decision === undefined ? <Icon name="trophy" /> : <Flag seat={decision.seat} size="s" />}
          <span>
            <small>{momentWords(game, moment)}</small>
            {decision === undefined
              ? 'Result'
              : `${nameOf(game, decision.seat)}: ${decision.answer?.name ?? decision.answer?.text ?? 'hidden'}`}
          </span>
        </button>
        <button type="button" className="btn" onClick={onLog}>
          <Icon name="log" /> Log
        </button>
      </div>
      <div className="transport" role="group" aria-label="Move in time">
        <Step name="To the start" isOff={moment === 0} className="far" onClick={() => move({ do: 'go', to: 0 })}>
          <EdgeIcon />
        </Step>
        <Step name="Step back" isOff={moment === 0} onClick={() => move({ do: 'step', by: -1 })}>
          <Icon name="step-back" />
        </Step>
        <button
          type="button"
          className="play"
          aria-label={isPlaying ? 'Pause' : 'Play'}
          onClick={() => move({ do: 'play or pause' })}
        >
          <Icon name={isPlaying ? 'pause' : 'play'} />
        </button>
        <Step name="Step on" isOff={moment === last} onClick={() => move({ do: 'step', by: 1 })}>
          <Icon name="step-on" />
        </Step>
        <Step name="To the end" isOff={moment === last} className="far" onClick={() => move({ do: 'go', to: last })}>
          <EdgeIcon isEnd />
        </Step>
      </div>
      <div className="one-of" role="group" aria-label="Speed">
        {speeds.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === speed}
            onClick={() => move({ do: 'speed', speed: one })}
          >
            {one}×
          </button>
        ))}
      </div>
      <div className="seen-by">
        <span className="label" id="seen-by">
          Seen by
        </span>
        <div className="one-of" role="group" aria-labelledby="seen-by">
          {viewers.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === viewer}
              onClick={() => move({ do: 'see', viewer: one })}
            >
              {typeof one === 'number' ? (
                <Flag seat={one} size="s" />
              ) : (
                <Icon name={one === everybody ? 'reveal' : 'seats'} />
              )}
              {viewerName(game, one)}
            </button>
          ))}
        </div>
      </div>
    </div>
  )
}

const Step = ({
  name,
  isOff,
  className = '',
  onClick,
  children,
}: {
  readonly name: string
  readonly isOff: boolean
  readonly className?: string
  readonly onClick: () => void
  readonly children: ReactNode
}): ReactNode => (
  <button
    type="button"
    className={`step ${className}`}
    aria-label={name}
    title={name}
    aria-disabled={isOff}
    onClick={onClick}
  >
    {children}
  </button>
)

/** To the very start or end: two arrows against a bar. */
const EdgeIcon = ({ isEnd = false }: { readonly isEnd?: boolean }): ReactNode => (
  <svg className={`icon ${isEnd ? 'flipped' : ''}`} viewBox="0 0 24 24" aria-hidden="true">
    <path className="arrows" d="M20 6v12l-7-6zM13 6v12l-7-6z" />
    <path d="M4 5v14" />
  </svg>
)
