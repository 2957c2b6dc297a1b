// Commandos and enemies on the map, with what a glance must tell: who it is, how badly off, and what hinders it.

import { BoardIcon, seatClass, seatLetter, Thing } from '@umpire/board'
import type { Seat } from '@umpire/engine'
import { memo, type ReactNode } from 'react'
import { type EnemyId, enemies } from '../content/enemies.ts'
import { stanceCard } from '../content/stances.ts'
import { commandoName, enemyName, sayCommando, sayEnemy } from '../names.ts'
import { isElite, onMap, vitalityOfEnemy } from '../rules/figures.ts'
import { coresOf, maxAdrenalineOf, vitalityOf } from '../rules/passives.ts'
import { missionOf, type State } from '../state.ts'
import type { Commando } from '../state/commando.ts'
import { DownedFigure, EnemyFigureShape, SeatFigure, WoundPips } from './figure-shapes.tsx'
import { frameOf, middleOf } from './measure.ts'
import { namePlaces } from './name-places.ts'

const box = { x: -14, y: -15, width: 28, height: 30 }

const letters: { readonly [Name in EnemyId]: string } = {
  ROGUE: 'R',
  WARRIOR: 'W',
  FEAR: 'F',
  SPITTER: 'S',
  BRUTE: 'B',
  WARDEN: 'G',
  BROOD: 'b',
}

/** The seat's letter; of somebody who has several commandos, the first letter of each. */
export function letterOf(state: State, { id, seat }: Pick<Commando, 'id' | 'seat'>): string {
  const isAlone = state.commandos.filter((one) => one.seat === seat).length === 1
  return isAlone ? seatLetter(seat) : commandoName(id).charAt(0)
}

/** A sign beside a piece: its icon and what it says. */
interface Sign {
  readonly icon: string
  readonly words: string
  readonly tone: 'bad' | 'good' | 'plain'
}

function commandoSigns(state: State, commando: Commando): Sign[] {
  const { status, stance, corroded, cloak, adrenaline } = commando
  const cores = coresOf(state, commando)
  const max = maxAdrenalineOf(commando)
  return [
    ...(status === 'recovering' ? [{ icon: 'revive', words: 'recovering', tone: 'good' } as const] : []),
    ...(status === 'active' && stance !== null && adrenaline >= max
      ? [{ icon: 'adrenaline', words: 'at Max Adrenaline', tone: 'bad' } as const]
      : []),
    ...(corroded ? [{ icon: 'broken', words: 'corroded', tone: 'bad' } as const] : []),
    ...(cloak === null ? [] : [{ icon: 'stealth', words: 'cloaked', tone: 'good' } as const]),
    ...(cores > 0 ? [{ icon: 'objective', words: 'carries a core', tone: 'good' } as const] : []),
  ]
}

function stanceWords({ stance, facedown }: Commando): string {
  if (stance === null) return facedown === null ? '' : 'stance facedown'
  return stanceCard(stance).name
}

export const Figures = ({ state }: { readonly state: State }): ReactNode => {
  const frame = frameOf(missionOf(state).map)
  const standing = onMap(state)
  const lines = namePlaces(
    standing.map(({ id, square, wounds }) => ({
      ...middleOf(frame, square),
      name: commandoName(id),
      foot: wounds > 0 ? 20 : 15,
    })),
    state.enemies.map(({ square }) => middleOf(frame, square)),
    frame.words,
  )
  return (
    <g className="sb-figures">
      {state.enemies.map((enemy) => {
        const { x, y } = middleOf(frame, enemy.square)
        return (
          <Enemy
            key={enemy.uid}
            x={x}
            y={y - 1}
            id={sayEnemy(enemy)}
            type={enemy.type}
            figure={enemy.figure}
            name={enemyName(enemy)}
            wounds={enemy.wounds}
            vitality={vitalityOfEnemy(state, enemy)}
            activated={enemy.activated}
            suppressed={enemy.suppressed}
            stunned={enemy.stunned}
            marked={enemy.marked}
            dazzled={enemy.dazzled}
          />
        )
      })}
      {standing.map((commando, n) => {
        const { x, y } = middleOf(frame, commando.square)
        const signs = commandoSigns(state, commando)
        return (
          <Piece
            key={commando.id}
            x={x}
            y={y - 1}
            id={sayCommando(commando.id)}
            name={commandoName(commando.id)}
            seat={commando.seat}
            letter={letterOf(state, commando)}
            wounds={commando.wounds}
            vitality={vitalityOf(state, commando)}
            stance={stanceWords(commando)}
            isDowned={commando.status === 'downed'}
            isActive={state.acting === commando.id}
            hasActed={commando.hasActed}
            nameLine={lines[n]}
            signs={signs.map(({ icon, words, tone }) => `${icon}|${words}|${tone}`).join(';')}
          />
        )
      })}
    </g>
  )
}

interface PieceProps {
  readonly x: number
  readonly y: number
  readonly id: string
  readonly name: string
  readonly seat: Seat
  readonly letter: string
  readonly wounds: number
  readonly vitality: number
  readonly stance: string
  readonly isDowned: boolean
  readonly isActive: boolean
  readonly hasActed: boolean
  /** How far below its middle its name stands; undefined where there is no room for it. */
  readonly nameLine: number | undefined
  /** As one text, so that a piece that is as before is not drawn again. */
  readonly signs: string
}

const slide = (x: number, y: number): { readonly transform: string } => ({ transform: `translate(${x}px, ${y}px)` })

const readSigns = (signs: string): Sign[] =>
  signs.split(';').flatMap((text) => {
    const [icon = '', words = '', tone = ''] = text.split('|')
    return icon === '' ? [] : [{ icon, words, tone: tone === 'bad' || tone === 'good' ? tone : 'plain' }]
  })

const Piece = memo((props: PieceProps): ReactNode => {
  const { x, y, id, name, seat, letter, wounds, vitality, stance, isDowned, isActive, hasActed, nameLine } = props
  const signs = readSigns(props.signs)
  const label = [
    name,
    isDowned ? 'down' : stance,
    `${wounds} of ${vitality} wounds`,
    ...signs.map(({ words }) => words),
    ...(hasActed ? ['has acted'] : []),
  ]
  return (
    <g className={`sb-slide ${seatClass(seat)} ${hasActed ? 'acted' : ''}`} style={slide(x, y)}>
      <Thing id={id} label={label.filter((part) => part !== '').join(', ')} box={box} isRound>
        {isDowned ? <DownedFigure letter={letter} /> : <SeatFigure seat={seat} letter={letter} isActive={isActive} />}
      </Thing>
      {wounds > 0 ? <WoundPips taken={wounds} all={vitality} y={15} /> : null}
      <Signs signs={signs} />
      {hasActed ? <Tick x={-14} y={-12} /> : null}
      {nameLine === undefined ? null : (
        <text className="sb-name" y={nameLine}>
          {name}
        </text>
      )}
    </g>
  )
})

interface EnemyProps {
  readonly x: number
  readonly y: number
  readonly id: string
  readonly name: string
  readonly type: EnemyId
  readonly figure: number
  readonly wounds: number
  readonly vitality: number
  readonly activated: boolean
  readonly suppressed: boolean
  readonly stunned: boolean
  readonly marked: boolean
  readonly dazzled: boolean
}

const rankOf = (type: EnemyId): 'rogue' | 'warrior' | 'brood' | 'elite' => {
  if (isElite({ type })) return 'elite'
  return type === 'BROOD' ? 'brood' : type === 'ROGUE' ? 'rogue' : 'warrior'
}

function enemySigns({ suppressed, stunned, marked, dazzled }: EnemyProps): Sign[] {
  return [
    ...(stunned ? [{ icon: 'stun', words: 'stunned', tone: 'plain' } as const] : []),
    ...(suppressed ? [{ icon: 'sweep', words: 'suppressed', tone: 'plain' } as const] : []),
    ...(marked ? [{ icon: 'attack', words: 'marked', tone: 'good' } as const] : []),
    ...(dazzled ? [{ icon: 'hidden', words: 'makes no Surprise Attack', tone: 'plain' } as const] : []),
  ]
}

const Enemy = memo((props: EnemyProps): ReactNode => {
  const { x, y, id, type, figure, name, wounds, vitality, activated } = props
  const signs = enemySigns(props)
  const label = [
    name,
    `${wounds} of ${vitality} wounds`,
    ...signs.map(({ words }) => words),
    ...(activated ? ['has been activated'] : []),
  ]
  return (
    <g className={`sb-slide sb-enemy ${activated ? 'acted' : ''}`} style={slide(x, y)}>
      <Thing id={id} label={label.join(', ')} box={box} isRound>
        <EnemyFigureShape letter={letters[type]} rank={rankOf(type)} />
      </Thing>
      {vitality > 1 ? <WoundPips taken={wounds} all={vitality} y={rankOf(type) === 'elite' ? 20 : 15} /> : null}
      {enemies.of(type).figures > 1 ? (
        <text className="figure-number" x="14" y="17" fontSize="11">
          {figure}
        </text>
      ) : null}
      <Signs signs={signs} />
      {activated ? <Tick x={-14} y={-12} /> : null}
    </g>
  )
})

const Signs = ({ signs }: { readonly signs: readonly Sign[] }): ReactNode =>
  signs.map(({ icon, tone }, n) => (
    <g key={icon} className={`sign ${tone}`} transform={`translate(${14 - n * 3} ${-13 + n * 13})`}>
      <circle r="7.5" />
      <BoardIcon name={icon} x={-5.5} y={-5.5} size={11} />
    </g>
  ))

const Tick = ({ x, y }: { readonly x: number; readonly y: number }): ReactNode => (
  <g className="badge ok" transform={`translate(${x} ${y})`}>
    <circle r="6.5" />
    <BoardIcon name="confirm" x={-5} y={-5} size={10} />
  </g>
)
