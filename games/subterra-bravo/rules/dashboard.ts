// The Overseer's dashboard (SB-165 to SB-168): what its tiles cost, and which of them can be used.

import { refuse, type WhyNot } from '@umpire/engine'
import { type Tile, type TileEffect, type TileId, tiles } from '../content/dashboard.ts'
import { forTeam } from '../content/team.ts'
import { enemyName } from '../names.ts'
import { type EnemyFigure, type State, tileOf } from '../state.ts'

type EffectName = TileEffect['effect']
type EffectOf<Name extends EffectName> = Extract<TileEffect, { readonly effect: Name }>

/** A tile that lies on the dashboard, with what it does. */
export interface TileWith<Name extends EffectName> {
  readonly id: TileId
  readonly effect: EffectOf<Name>
}

const isNamed = <Name extends EffectName>(effect: TileEffect, name: Name): effect is EffectOf<Name> =>
  effect.effect === name

/** The tile that does this; undefined if it is not on the dashboard. */
export function tileWith<Name extends EffectName>(state: State, name: Name): TileWith<Name> | undefined {
  for (const { id } of state.tiles) {
    const { effect } = tiles.of(id)
    if (isNamed(effect, name)) return { id, effect }
  }
  return undefined
}

/** SB-165, SB-166 Ready, or with tokens on it. Without surcharges. */
export function tileCost(state: State, id: TileId): number {
  const { ready, committed } = tiles.of(id)
  return forTeam(isReady(state, id) ? ready : committed, state.terms.n)
}

export const isReady = (state: State, id: TileId): boolean => (tileOf(state, id)?.tokens ?? 0) === 0

const suppressedCost = 1

/** SB-156 What an activation of a Suppressed enemy, or a tile used on it, costs more. */
export const surchargeOf = (on: EnemyFigure | undefined): number => (on?.suppressed === true ? suppressedCost : 0)

/** SB-157 */
export const whyNotStunned = (enemy: EnemyFigure): WhyNot =>
  enemy.stunned ? refuse('SB-157', () => `${enemyName(enemy)} is Stunned.`) : undefined

/** SB-167 Tiles that may be used once in a commando turn, or once between two activations. */
const isOncePerWindow = ({ window }: Tile): boolean =>
  window === 'commando-action-done' || window === 'between-activations'

export const markUsed = (state: State, id: TileId): void => {
  const tile = tileOf(state, id)
  if (tile !== undefined) tile.used = isOncePerWindow(tiles.of(id))
}

/** SB-167 A commando turn begins, or an activation is over: all tiles may be used again. */
export function newWindow({ tiles: laid }: State): void {
  for (const tile of laid) tile.used = false
}

/** Why a tile cannot be used now, as far as the dashboard and the pool go. */
export function whyNotTile(state: State, id: TileId, on?: EnemyFigure): WhyNot {
  const tile = tileOf(state, id)
  if (tile === undefined) return refuse('SB-022', () => `${tiles.of(id).name} is not on the dashboard.`)
  if (tile.used) return refuse('SB-167', () => usedWords(tiles.of(id)))
  const cost = tileCost(state, id) + surchargeOf(on)
  if (cost > state.energy) {
    const rule = tile.tokens === 0 ? 'SB-165' : 'SB-166'
    return refuse(rule, () => `${tiles.of(id).name} costs ${cost}, the pool holds ${state.energy}.`)
  }
  return on && whyNotStunned(on)
}

const usedWords = ({ name, window }: Tile): string =>
  window === 'commando-action-done'
    ? `${name} was already used in this commando's turn.`
    : `${name} was already used since the last activation.`
