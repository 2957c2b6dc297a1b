// What specials of a non-weapon noise test are spent on (RB-053): the quiet skills.

import type { RuleId, Rules } from '@umpire/engine'
import type { HeroKeyword } from '../content/keywords.ts'
import type { RoomId } from '../content/map/map.ts'
import { roomHasEnemies } from '../ground.ts'
import { calmQuestion } from '../questions/noise.ts'
import { heroOf, mapOf, type State } from '../state.ts'
import type { Test } from '../state/test.ts'
import type { ReichbustersTable } from '../table.ts'
import { canLower, lower } from './awareness.ts'
import { canDraw, drawCards } from './decks.ts'
import { hasKeyword } from './keywords.ts'
import { nearest, roomDistance } from './nearest.ts'
import type { SpecialEffect } from './tests/effect.ts'
import { settle } from './ties.ts'

/** An effect of a skill in noise tests: once in a test, by a noise special (RB-035). */
const quiet = (
  name: HeroKeyword,
  rule: RuleId,
  means: string,
  isPossible: (state: State, test: Test) => boolean,
  apply: SpecialEffect['apply'],
): SpecialEffect => ({
  name,
  rule,
  means,
  pays: ['noise'],
  isRepeatable: false,
  isOpen: (state, test) => hasKeyword(state, heroOf(state, test.hero), name) && isPossible(state, test),
  apply,
})

const isNotYet =
  (trait: string) =>
  (_state: State, test: Test): boolean =>
    !test.traits.includes(trait) && !test.traits.includes('Silent')

/** RB-032, RB-252 The nearest rooms with enemies in them that can calm down. */
function roomsToCalm(state: State, test: Test): RoomId[] {
  const { area } = heroOf(state, test.hero)
  if (area === null) return []
  const loud = mapOf(state).rooms.flatMap(({ id }) => (roomHasEnemies(state, id) && canLower(state, id) ? [id] : []))
  return nearest(loud, (room) => roomDistance(state, area, room))
}

function* calm(t: ReichbustersTable, test: Test): Rules {
  const room = yield* settle(t, calmQuestion, roomsToCalm(t.state, test))
  lower(t, room, 'RB-252')
}

export const noiseEffects: readonly SpecialEffect[] = [
  quiet('Silent', 'RB-311', 'nobody hears it', isNotYet('Silent'), (_t, test) => {
    test.traits.push('Silent')
  }),
  quiet('Recon', 'RB-303', "the card's upper effect is ignored", isNotYet('ignore top effect'), (_t, test) => {
    test.traits.push('ignore top effect')
  }),
  quiet('Sleight of Hand', 'RB-312', 'one of two noise cards', isNotYet('two noise cards'), (_t, test) => {
    test.traits.push('two noise cards')
  }),
  quiet(
    'Special Ops',
    'RB-315',
    'draw a card',
    (state, test) => canDraw(state, test.hero),
    (t, test) => {
      drawCards(t, test.hero, 1, 'RB-315')
    },
  ),
  quiet(
    'Auf Deutsch',
    'RB-252',
    'the nearest room calms down',
    (state, test) => roomsToCalm(state, test).length > 0,
    calm,
  ),
]
