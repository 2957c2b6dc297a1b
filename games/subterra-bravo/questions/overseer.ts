// What the Overseer is asked in the steps of his phase: tiles, activations, and where enemies go.

import type { Label, Question } from '@umpire/engine'
import type { Square } from '@umpire/grid'
import type { CommandoId } from '../content/commandos.ts'
import { type TileEffect, type TileId, tiles } from '../content/dashboard.ts'
import { enemies } from '../content/enemies.ts'
import type { PassageId } from '../content/map/map.ts'
import { commandoName, enemyName, sayCommando, sayEnemy, saySquare, squareName } from '../names.ts'
import { enemyOnMap } from '../rules/activating.ts'
import { tileWith } from '../rules/dashboard.ts'
import { speedOfEnemy, vitalityOfEnemy } from '../rules/figures.ts'
import { sealPriceOf } from '../rules/sealed-passage.ts'
import { activateActionCost, spawnActionCost } from '../rules/step-costs.ts'
import { commandoOf, type EnemyFigure, passageOf, type State } from '../state.ts'
import { squareThing, tileThing } from '../things.ts'
import { nearWhom } from './near-whom.ts'
import { tileLabel } from './tiles.ts'

// The Spawn step ----------------------------------------------------------------------------------------------------

export type SpawnAction =
  | { readonly do: 'tile'; readonly tile: TileId }
  | { readonly do: 'pay'; readonly passage: PassageId; readonly energy: number }

const spawnIcons: { readonly [Name in TileEffect['effect']]?: string } = {
  'clone-reinforcements': 'spawn',
  'vent-swarm': 'vent',
  'brood-surge': 'spawn',
  lockdown: 'lock',
  'jamming-field': 'emi',
  regenerate: 'heal',
}

const passageThings = (passage: PassageId, state: State): string[] => passageOf(state, passage).squares.map(squareThing)

function spawnLabel(action: SpawnAction, state: State): Label {
  if (action.do === 'tile') {
    const icon = spawnIcons[tiles.of(action.tile).effect.effect] ?? 'spawn'
    return tileLabel(action.tile, state, { group: 'Tiles', icon })
  }
  const paid = (passageOf(state, action.passage).timer ?? 0) + action.energy
  const price = sealPriceOf(state)
  return {
    name: `Pay ${action.energy}`,
    means: paid >= price ? 'it opens at once' : `${paid} of ${price}`,
    cost: `${spawnActionCost(state, action)} energy`,
    group: `Passage ${action.passage}`,
    icon: 'passage',
  }
}

export const spawnStepMenu: Question<SpawnAction, State> = {
  name: 'spawn step',
  rule: 'SB-169',
  prompt: ({ energy }) => `The pool holds ${energy} energy. What do you do in the Spawn step?`,
  say: (action) =>
    action.do === 'tile' ? tiles.of(action.tile).name.toLowerCase() : `pay ${action.energy} for ${action.passage}`,
  things: (action, state) => (action.do === 'tile' ? [tileThing(action.tile)] : passageThings(action.passage, state)),
  label: spawnLabel,
  pass: 'end step',
}

// The Activate step -------------------------------------------------------------------------------------------------

export type ActivateAction =
  | { readonly do: 'move' | 'combat' | 'hasten'; readonly uid: number }
  | { readonly do: 'fear pheromone'; readonly commando: CommandoId }
  | { readonly do: 'wall crawlers' }

function sayActivate(action: ActivateAction, state: State): string {
  switch (action.do) {
    case 'move':
    case 'combat':
    case 'hasten':
      return `${action.do} ${sayEnemy(enemyOnMap(state, action.uid))}`
    case 'fear pheromone':
      return `${action.do} ${sayCommando(action.commando)}`
    case 'wall crawlers':
      return action.do
  }
}

function activateThings(action: ActivateAction, state: State): string[] {
  switch (action.do) {
    case 'move':
    case 'combat':
    case 'hasten':
      return [sayEnemy(enemyOnMap(state, action.uid))]
    case 'fear pheromone':
      return [sayCommando(action.commando)]
    case 'wall crawlers': {
      const tile = tileWith(state, 'wall-crawlers')
      return tile === undefined ? [] : [tileThing(tile.id)]
    }
  }
}

/** `Rogue Clone 3, 1 of 2 wounds, Suppressed` */
function enemyGroup(state: State, enemy: EnemyFigure): string {
  const wounds = enemy.wounds === 0 ? [] : [`${enemy.wounds} of ${vitalityOfEnemy(state, enemy)} wounds`]
  return [enemyName(enemy), ...wounds, ...(enemy.suppressed ? ['Suppressed: 1 more'] : [])].join(', ')
}

function activationLabel(state: State, action: Extract<ActivateAction, { do: 'move' | 'combat' | 'hasten' }>): Label {
  const enemy = enemyOnMap(state, action.uid)
  const speed = speedOfEnemy(state, enemy)
  const group = enemyGroup(state, enemy)
  const cost = `${activateActionCost(state, action)} energy`
  return action.do === 'combat'
    ? {
        name: `${enemyName(enemy)} fights`,
        means: `up to ${speed} squares, then an attack`,
        cost,
        group,
        icon: 'attack',
      }
    : { name: `${enemyName(enemy)} moves`, means: `up to ${speed} squares`, cost, group, icon: 'move' }
}

function activateLabel(action: ActivateAction, state: State): Label {
  switch (action.do) {
    case 'move':
    case 'combat':
      return activationLabel(state, action)
    case 'hasten': {
      const enemy = enemyOnMap(state, action.uid)
      const means = `up to ${speedOfEnemy(state, enemy)} squares; no activation`
      return {
        name: `Hasten ${enemyName(enemy)}`,
        means,
        cost: `${activateActionCost(state, action)} energy`,
        group: enemyGroup(state, enemy),
        icon: 'run',
      }
    }
    case 'fear pheromone': {
      const tile = tileWith(state, 'fear-pheromone')
      const name = `Fear Pheromone: ${commandoName(action.commando)}`
      if (tile === undefined) return { name }
      const { adrenaline } = commandoOf(state, action.commando)
      const means = `adrenaline ${adrenaline} becomes ${adrenaline + tile.effect.adrenaline}`
      return tileLabel(tile.id, state, { name, means, group: 'Tiles', icon: 'adrenaline' })
    }
    case 'wall crawlers': {
      const tile = tileWith(state, 'wall-crawlers')
      return tile === undefined
        ? { name: 'Wall Crawlers' }
        : tileLabel(tile.id, state, { group: 'Tiles', icon: 'rubble' })
    }
  }
}

export const activateStepMenu: Question<ActivateAction, State> = {
  name: 'activate step',
  rule: 'SB-171',
  prompt: ({ energy }) => `The pool holds ${energy} energy. Whom do you activate?`,
  say: sayActivate,
  things: activateThings,
  label: activateLabel,
  pass: 'end step',
}

// Movement ----------------------------------------------------------------------------------------------------------

/** Walking goes by vents too (SB-080). A Phase Step is made at most once in an activation (SB-216). */
export interface EnemyMove {
  readonly by: 'walk' | 'phase step'
  readonly square: Square
}

const moverOf = ({ moving, enemies: figures }: State): EnemyFigure | undefined => {
  const who = moving?.who
  return who?.is === 'enemy' ? figures.find(({ uid }) => uid === who.uid) : undefined
}

function moveLabel({ by, square }: EnemyMove, state: State): Label {
  const mine = state.terrain.mines.includes(square) ? 'a mine lies there; ' : ''
  return {
    name: by === 'walk' ? squareName(square, state) : `Phase Step to ${squareName(square, state)}`,
    means: `${mine}${nearWhom(square, state)}`,
    icon: by === 'walk' ? 'move' : 'phase',
    isPlace: true,
  }
}

export const enemyMove: Question<EnemyMove, State> = {
  name: 'enemy move',
  rule: 'SB-086',
  prompt: (state) => {
    const enemy = moverOf(state)
    return `Where does ${enemy === undefined ? 'it' : enemyName(enemy)} go?`
  },
  detail: (state) => {
    const { moving } = state
    if (moving === null) return ''
    const enemy = moverOf(state)
    const phases = enemy !== undefined && enemies.of(enemy.type).traits.some(({ trait }) => trait === 'phase-step')
    const more = phases ? ' It may move, make a Phase Step, and move on.' : ''
    return `${moving.points} movement, diagonal steps: ${moving.diagonals}.${more}`
  },
  say: ({ by, square }, state) => `${by === 'walk' ? 'to' : 'phase to'} ${saySquare(square, state)}`,
  things: ({ square }) => [squareThing(square)],
  label: moveLabel,
  pass: 'stay',
}
