// What the Overseer is asked about tiles that answer something, and what commandos are asked about his tiles.

import type { Label, Question, YesNo } from '@umpire/engine'
import type { CommandoId } from '../content/commandos.ts'
import { type TileEffect, type TileId, tiles } from '../content/dashboard.ts'
import { tileText } from '../content/text/dashboard.ts'
import { commandoName, enemyName, sayCommando, sayFigure } from '../names.ts'
import { enemyRef } from '../rules/figures.ts'
import { tileCost, tileWith } from '../rules/dashboard.ts'
import { enemyOf, type State } from '../state.ts'
import { tileThing } from '../things.ts'
import { type EnemyAttack, enemyAttackLabel, enemyAttackThings, sayEnemyAttack } from './enemy-attack.ts'

/** The label of a tile: what it does and what it costs now. */
export function tileLabel(id: TileId, state: State, more: Partial<Label> = {}): Label {
  const tile = tiles.of(id)
  const means = tileText(tile, state.terms.n)
  return { name: tile.name, means, cost: `${tileCost(state, id)} energy`, icon: 'reaction', ...more }
}

const tileStakes = (id: TileId | undefined, state: State): { readonly [what: string]: number } =>
  id === undefined ? {} : { cost: tileCost(state, id), energy: state.energy }

/** A tile that may be used now or not. */
const useOf = (
  name: TileEffect['effect'],
  rule: `SB-${number}`,
  icon: string,
  prompt: (state: State) => string,
): YesNo<State> => ({
  name: name.replace('-', ' '),
  rule,
  prompt,
  things: (isYes, state) => {
    const tile = isYes ? tileWith(state, name) : undefined
    return tile === undefined ? [] : [tileThing(tile.id)]
  },
  label: (isYes, state) => {
    const tile = tileWith(state, name)
    return isYes && tile !== undefined ? tileLabel(tile.id, state, { icon }) : { name: 'Not now', icon: 'pass' }
  },
  stakes: (state) => tileStakes(tileWith(state, name)?.id, state),
})

const attackerName = ({ attack, enemies }: State): string => {
  const by = attack?.by
  const enemy = by?.is === 'enemy' ? enemies.find(({ uid }) => uid === by.uid) : undefined
  return enemy === undefined ? 'the enemy' : enemyName(enemy)
}

export const frenzy = useOf(
  'frenzy',
  'SB-183',
  'melee',
  (state) => `Do you use Frenzy for the attack of ${attackerName(state)}?`,
)

export const charge = useOf('charge', 'SB-184', 'run', (state) => {
  const enemy = state.activation === null ? undefined : enemyOf(state, state.activation.uid)
  return `Do you let ${enemy === undefined ? 'the enemy' : enemyName(enemy)} charge?`
})

export const howl = (wounded: CommandoId): YesNo<State> =>
  useOf('adrenal-howl', 'SB-208', 'adrenaline', () => `${commandoName(wounded)} was wounded. Do you use Adrenal Howl?`)

export const blackout = (whose: CommandoId): YesNo<State> =>
  useOf('blackout', 'SB-208', 'hidden', () => `The turn of ${commandoName(whose)} starts. Do you use Blackout?`)

/** An enemy that attacks the commando whose action was completed. */
export const surprise: Question<EnemyAttack, State> = {
  name: 'surprise attack',
  rule: 'SB-187',
  prompt: ({ acting }) =>
    `${acting === null ? 'The commando' : commandoName(acting)} has completed an action. Who attacks by surprise?`,
  detail: (state) => {
    const tile = tileWith(state, 'surprise-attack')
    return tile === undefined ? '' : `It costs ${tileCost(state, tile.id)} of ${state.energy} energy.`
  },
  say: sayEnemyAttack,
  things: enemyAttackThings,
  label: enemyAttackLabel,
  stakes: (state) => tileStakes(tileWith(state, 'surprise-attack')?.id, state),
  pass: 'no surprise attack',
}

/** What may follow the attack of a Clone. */
export type AfterAttack =
  | { readonly do: 'backswing'; readonly at: CommandoId }
  | { readonly do: 'pack hunt'; readonly uid: number }

export const afterAttack: Question<AfterAttack, State> = {
  name: 'after attack',
  rule: 'SB-208',
  prompt: () => 'The attack is over. Which tile do you use?',
  say: (use, state) =>
    use.do === 'backswing' ? `backswing ${sayCommando(use.at)}` : `pack hunt ${sayFigure(enemyRef(use), state)}`,
  things: (use, state) => [use.do === 'backswing' ? sayCommando(use.at) : sayFigure(enemyRef(use), state)],
  label: (use, state) => {
    const tile = tileWith(state, use.do === 'backswing' ? 'backswing' : 'pack-hunt')
    const enemy = use.do === 'backswing' ? undefined : enemyOf(state, use.uid)
    const who = use.do === 'backswing' ? commandoName(use.at) : enemy === undefined ? '' : enemyName(enemy)
    const more = {
      name: `${use.do === 'backswing' ? 'Backswing at' : 'Pack Hunt:'} ${who}`,
      icon: use.do === 'backswing' ? 'melee' : 'move',
      isAttack: use.do === 'backswing',
    }
    return tile === undefined ? more : tileLabel(tile.id, state, more)
  },
  stakes: ({ energy }) => ({ energy }),
  pass: 'no tile',
}

const priceOf = ({ tile }: State): number => (tile === null ? 0 : tile.cost + tile.surcharge)

/** `Hasten on Rogue Clone 3` */
const tileWords = ({ tile }: State): string =>
  tile === null ? 'a tile' : `${tiles.of(tile.id).name}${tile.on === null ? '' : ` on ${tile.on}`}`

const usedTile = ({ tile }: State): readonly string[] => (tile === null ? [] : [tileThing(tile.id)])

export const spoof: YesNo<State> = {
  name: 'signal spoof',
  rule: 'SB-206',
  prompt: (state) => `The Overseer uses ${tileWords(state)} for ${priceOf(state)} energy. Do you spoof it?`,
  detail: (state) => `The pool holds ${state.energy}. He pays 1 more, or the use is cancelled and costs nothing.`,
  things: (isYes, state) => (isYes ? usedTile(state) : []),
  label: (isYes, state) =>
    isYes
      ? {
          name: 'Signal Spoof',
          means: priceOf(state) < state.energy ? 'he pays 1 more, or it is cancelled' : 'he cannot pay more: cancelled',
          cost: '1 adrenaline',
          icon: 'countermeasure',
        }
      : { name: 'Let it happen', icon: 'pass' },
  stakes: (state) => ({ cost: priceOf(state), energy: state.energy }),
}

export const payForSpoof: YesNo<State> = {
  name: 'pay for spoof',
  rule: 'SB-206',
  prompt: (state) => `${tileWords(state)} was spoofed. Do you pay ${priceOf(state)} energy in all?`,
  things: (isYes, state) => (isYes ? usedTile(state) : []),
  label: (isYes, state) =>
    isYes
      ? {
          name: 'Pay',
          means: `${state.energy - priceOf(state)} left`,
          cost: `${priceOf(state)} energy`,
          icon: 'confirm',
        }
      : { name: 'Cancel', means: 'nothing is paid', icon: 'cancel' },
  stakes: (state) => ({ cost: priceOf(state), energy: state.energy }),
}
