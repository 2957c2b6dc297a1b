// What is looked at, in a window over the map: an enemy's numbers, keywords and plan; what lies in an area.

import { at } from '@umpire/engine'
import type { ReactNode } from 'react'
import { enemyKeywordText } from '../content/keyword-text.ts'
import type { AreaId } from '../content/map/map.ts'
import { units } from '../content/units.ts'
import { areaName, heroName, roomName } from '../names.ts'
import { defenceOf, defenceParts, attackParts, sideOf } from '../rules/enemies.ts'
import { enemyOf, heroOf, mapOf, roomNow, type State, testNow } from '../state.ts'
import { countOf } from './board-words.ts'
import { attackLong } from './enemy-words.ts'
import { heroicWords } from './hero-words.ts'
import type { Look } from './look.ts'
import './look.css'
import { OverMap } from './over-map.tsx'
import type { EnemyPiece, Piece } from './pieces.ts'
import { plansOf } from './plans.ts'
import { tokensAt } from './tokens.ts'

/** On the far side of the map from what is looked at; the upper right is for tests and odds. */
function cornerFor(state: State, area: AreaId): string {
  const { width, height } = mapOf(state)
  const { col, row } = at(mapOf(state).areas, area)
  if (col + 1 <= width / 2 && testNow(state) === undefined) return 'bottom-right'
  return row + 1 > height / 2 ? 'top-left' : 'bottom-left'
}

export const LookWindow = ({
  state,
  look,
  pieces,
}: {
  readonly state: State
  readonly look: Look
  readonly pieces: readonly Piece[]
}): ReactNode => {
  const piece = look.at === 'piece' ? pieces.find(({ key }) => key === look.key) : undefined
  const area = look.at === 'area' ? look.area : piece?.area
  if (area === undefined || area >= mapOf(state).areas.length) return null
  const inside =
    piece === undefined ? (
      <AreaWords state={state} area={area} />
    ) : piece.is === 'enemies' ? (
      <EnemyWords state={state} piece={piece} pieces={pieces} />
    ) : (
      <HeroWords state={state} piece={piece} />
    )
  if (piece === undefined && tokensAt(state, area).length === 0) return null
  return (
    <OverMap>
      <aside className={`float rb-look ${cornerFor(state, area)}`} aria-hidden="true">
        {inside}
      </aside>
    </OverMap>
  )
}

const AreaWords = ({ state, area }: { readonly state: State; readonly area: AreaId }): ReactNode => {
  const { room } = at(mapOf(state).areas, area)
  const { isCleared } = roomNow(state, room)
  return (
    <>
      <header>
        <b>{roomName(room, state)}</b>
        <span>{areaName(area, state)}</span>
      </header>
      {isCleared ? <p className="dim">Cleared: nobody has to be quiet here.</p> : null}
      <ul>
        {tokensAt(state, area).map(({ key, words }) => (
          <li key={key}>{words}</li>
        ))}
      </ul>
    </>
  )
}

const signed = (parts: readonly { readonly name: string; readonly plus: number }[]): string =>
  parts.map(({ name, plus }) => `, ${name} +${plus}`).join('')

const EnemyWords = ({
  state,
  piece,
  pieces,
}: {
  readonly state: State
  readonly piece: EnemyPiece
  readonly pieces: readonly Piece[]
}): ReactNode => {
  const enemy = enemyOf(state, at(piece.uids, 0))
  if (enemy === undefined) return null
  const side = sideOf(state, enemy)
  const { wounds } = units.of(piece.unit)
  const plans = plansOf(state, pieces).filter((plan) => plan.piece === piece.key)
  return (
    <>
      <header>
        <b>
          {piece.name}
          {piece.uids.length > 1 ? ` ×${piece.uids.length}` : ''}
        </b>
        <span>{side.name}</span>
      </header>
      <dl>
        <dt>Attack</dt>
        <dd>
          {attackLong(side)}
          {signed(attackParts(state, enemy))}
        </dd>
        <dt>Defence</dt>
        <dd>
          {defenceOf(state, enemy)}
          {signed(defenceParts(state, enemy))}
        </dd>
        {wounds > 1 ? (
          <>
            <dt>Wounds</dt>
            <dd>
              {enemy.wounds} of {wounds}
            </dd>
          </>
        ) : null}
      </dl>
      <ul>
        {side.keywords.map((keyword) => (
          <li key={keyword}>
            <b>{keyword}</b> {enemyKeywordText[keyword].text}
          </li>
        ))}
      </ul>
      {plans.map((plan) => (
        <p key={plan.key} className="plan">
          {planWords(state, plan)}
        </p>
      ))}
    </>
  )
}

/** `Would go to C4 and attack Sarge with 5.` */
function planWords(state: State, { path, target, number, isTie }: ReturnType<typeof plansOf>[number]): string {
  const to = path.at(-1)
  const goes = to === undefined ? '' : `go to ${areaName(to, state)}`
  const attacks =
    target === null
      ? ''
      : `${number === 0 ? 'explode at' : 'attack'} ${heroName(target)}${number === 0 ? '' : ` with ${number}`}`
  const words = [goes, attacks].filter((part) => part !== '').join(' and ')
  return `Now it would ${words}.${isTie ? ' You would choose between equal ones.' : ''}`
}

const HeroWords = ({
  state,
  piece,
}: {
  readonly state: State
  readonly piece: Extract<Piece, { is: 'hero' }>
}): ReactNode => {
  const hero = heroOf(state, piece.hero)
  const heroic = heroicWords(hero)
  return (
    <>
      <header>
        <b>{piece.name}</b>
        <span>{areaName(piece.area, state)}</span>
      </header>
      <ul>
        <li>
          {countOf(hero.wounds.length, 'wound')} of 4, {countOf(hero.hand.length, 'card')} in hand
        </li>
        {heroic === '' ? null : <li>Heroic points: {heroic}</li>}
        {piece.signs.map(({ words }) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </>
  )
}
