// What is asked about heroic points and whatever else is added before a roll (D15, D16, D21, D32).

import type { Label, Question, YesNo } from '@umpire/engine'
import type { HeroId, HeroicKind } from '../content/hero.ts'
import { items } from '../content/items.ts'
import type { RoomId } from '../content/map/map.ts'
import { heroName, itemName, roomName } from '../names.ts'
import { hasKeyword } from '../rules/keywords.ts'
import { chance, percent } from '../rules/odds.ts'
import { plusOf } from '../rules/tests/dice.ts'
import type { Extra } from '../rules/tests/extras.ts'
import type { Pair } from '../rules/tests/heroic.ts'
import { heroOf, type State, testNow } from '../state.ts'
import type { Test } from '../state/test.ts'
import { itemThing } from '../things.ts'

const kindNames: { readonly [Kind in HeroicKind]: string } = { attack: 'attack', defence: 'defence', wild: 'wild' }

function testOf(state: State): Test {
  const test = testNow(state)
  if (test === undefined) throw new Error('no test is going on')
  return test
}

const sayExtra = (extra: Extra): string => {
  switch (extra.do) {
    case 'heroic':
      return `heroic ${kindNames[extra.kind]}`
    case 'item':
      return itemName(extra.id).toLowerCase()
    case 'experiment':
      return 'vril experiment'
  }
}

const itemMeans = (extra: Extra & { readonly do: 'item' }): string =>
  extra.id === 'vril-shield' ? '1 defence die and 1 vril die more' : items.of(extra.id).text

function extraLabel(extra: Extra): Label {
  switch (extra.do) {
    case 'heroic':
      return { name: 'Be a hero', means: 'it succeeds without a roll', cost: `1 ${extra.kind} point`, icon: 'heroic' }
    case 'item':
      return { name: itemName(extra.id), means: itemMeans(extra), icon: 'gear' }
    case 'experiment':
      return { name: 'Vril Experiment', means: '1 vril die more', icon: 'vril' }
  }
}

/** `3 dice against 5: 61 %` */
function pooled(state: State): string {
  const { kind, hero, pool, target, bonuses, traits } = testOf(state)
  if (kind === 'vril') return 'The dice are rolled next.'
  const precise = traits.includes('Precise') ? 1 : 0
  const isResilient = kind === 'defence' && hasKeyword(state, heroOf(state, hero), 'Resilient')
  const rerollsLow = isResilient || traits.includes('Lethal')
  const pierced = traits.includes('Piercing')
  const odds = chance({ ...pool, precise, rerollsLow, pierced }, target - plusOf(bonuses))
  const vril = pool.vril === 0 ? '' : ` and ${pool.vril} vril`
  return `${pool[kind]} ${kind} dice${vril} against ${target}: ${percent(odds)} with all specials boosted.`
}

/** D15, D16 */
export const poolQuestion: Question<Extra, State> = {
  name: 'before the roll',
  rule: 'RB-018',
  prompt: (state) => `Does ${heroName(testOf(state).hero)} add anything before the roll?`,
  detail: pooled,
  say: sayExtra,
  things: (extra) => (extra.do === 'item' ? [itemThing(extra.uid)] : []),
  label: extraLabel,
  stakes: (state) => ({ target: testOf(state).target }),
  pass: 'roll',
}

/** D21 */
export const rescueQuestion: Question<Pair, State> = {
  name: 'rescue',
  rule: 'RB-038',
  prompt: (state) => `The ${testOf(state).kind} fails. Does ${heroName(testOf(state).hero)} spend two heroic points?`,
  detail: (state) => {
    const { total, target, kind } = testOf(state)
    const missing = target - (total ?? 0)
    return `${total ?? 0} against ${target}${kind === 'defence' ? `: ${missing} damage otherwise` : ''}.`
  },
  say: ([one, other]) => `heroic ${kindNames[one]} and ${kindNames[other]}`,
  label: ([one, other]) => ({
    name: 'Be a hero',
    means: 'it succeeds after all',
    cost: one === other ? `2 ${one} points` : `1 ${one} and 1 ${other} point`,
    icon: 'heroic',
  }),
  stakes: (state) => ({ missing: testOf(state).target - (testOf(state).total ?? 0) }),
  pass: 'fail',
}

/** D32 */
export const pacifyQuestion = (hero: HeroId, room: RoomId): YesNo<State> => ({
  name: 'pacify',
  rule: 'RB-041',
  prompt: (state) => `${roomName(room, state)} is pacified. Does ${heroName(hero)} draw a heroic point?`,
  label: (isYes) =>
    isYes
      ? { name: 'Draw it', means: 'a random one from the bag', icon: 'heroic' }
      : { name: 'Leave it', means: 'it stays in the bag for the others', icon: 'pass' },
})
