// Challenges (SB-099 to SB-102): which dice are rolled for how many hits, what helps, and what a failure brings.

import { at, type Die, type Rules } from '@umpire/engine'
import type { Challenge, ChallengeOf, Failure, Stat } from '../content/challenge.ts'
import { commandos } from '../content/commandos.ts'
import { faces } from '../content/dice.ts'
import { cardOf } from '../names.ts'
import {
  batteryQuestion,
  boostQuestion,
  readoutQuestion,
  type StatChoice,
  statQuestion,
  successQuestion,
} from '../questions/challenges.ts'
import type { State } from '../state.ts'
import type { ChallengeNow } from '../state/going-on.ts'
import type { Commando, KitInstance } from '../state/commando.ts'
import type { SubterraTable } from '../table.ts'
import { isOnMap, sees } from './figures.ts'
import { interruptCards, spendUse, useInterrupt } from './interrupts.ts'
import { eachEffect, sumOfEffects, whyNotDowned } from './passives.ts'
import { canPay, gainAdrenaline, pay } from './paying.ts'
import { turnUpStance } from './stances.ts'
import { wound } from './wounds.ts'

const blackDie: Die<number> = { name: 'black die', faces: faces.black }

/** SB-100 */
export const boostCost = 1
const boostDice = 1

/** What a challenge is for. */
interface About {
  readonly of: ChallengeOf
  /** In words: `Jammed door`. */
  readonly name: string
}

/** Whether what helps with one kind of challenge helps with this one. */
const isFor = (helps: ChallengeOf, of: ChallengeOf): boolean => helps === 'any' || helps === of

/** SB-099 Black dice as many as the stat, and what stance and kit add. */
export const challengeDice = (commando: Commando, stat: Stat, of: ChallengeOf): number =>
  Math.max(
    0,
    commandos.of(commando.id)[stat] +
      sumOfEffects(commando, 'challenge-dice', (effect) =>
        effect.stat === stat && isFor(effect.of, of) ? effect.black : 0,
      ),
  )

/** Hits that are needed, at least 1. */
export const challengeHits = (commando: Commando, hits: number, stat: Stat, of: ChallengeOf): number =>
  Math.max(
    1,
    hits -
      sumOfEffects(commando, 'challenge-hits-fewer', (effect) =>
        effect.stat === stat && isFor(effect.of, of) ? effect.by : 0,
      ),
  )

/** SB-099, SB-101 True if it succeeds. What a failure brings is up to whoever calls for the challenge. */
export function* challenge(
  t: SubterraTable,
  commando: Commando,
  { hits, stats }: Challenge,
  about: About,
): Rules<boolean> {
  const { state } = t
  turnUpStance(t, commando) // SB-044
  const before = state.challenge
  const begun: ChallengeNow = { commando: commando.id, of: about.name, stat: null, hits, dice: 0, faces: [] }
  state.challenge = begun
  const choices = stats.map(
    (stat): StatChoice => ({
      stat,
      dice: challengeDice(commando, stat, about.of),
      hits: challengeHits(commando, hits, stat, about.of),
    }),
  )
  const chosen = choices.length === 1 ? at(choices, 0) : yield* t.choose(commando.seat, statQuestion, choices)
  state.challenge = { ...begun, ...chosen }
  const isSuccess =
    (yield* succeedsByFind(t, commando, chosen.stat, about)) || (yield* rollFor(t, commando, chosen, about))
  state.challenge = before
  return isSuccess
}

/** SB-102 A find that makes the challenge succeed, if its owner wants to use it. */
function* succeedsByFind(t: SubterraTable, commando: Commando, stat: Stat, { of, name }: About): Rules<boolean> {
  const finds: KitInstance[] = []
  eachEffect(commando, 'spend-for-success', (effect, item) => {
    if (item !== null && effect.stat === stat && isFor(effect.of, of)) finds.push(item)
  })
  if (finds.length === 0) return false
  const used = yield* t.chooseOrPass(commando.seat, successQuestion, finds)
  if (used === undefined) return false
  t.tell({
    kind: 'challenge without a roll',
    rule: 'SB-102',
    commando: commando.id,
    of: name,
    by: cardOf(used.card).name,
  })
  spendUse(t, commando, used)
  return true
}

/** Window challenge-declared, finds that add dice, boost, roll. */
function* rollFor(t: SubterraTable, commando: Commando, { stat, hits }: StatChoice, about: About): Rules<boolean> {
  const { state } = t
  yield* readoutWindow(t, commando)
  yield* batteries(t, commando, stat, about)
  if (!state.terms.boostAfterRoll && canBoost(state, commando) && (yield* t.confirm(commando.seat, boostQuestion))) {
    boost(t, commando)
    addDice(state, boostDice)
  }
  const rolled = t.roll(blackDie, state.challenge?.dice ?? 0)
  if (state.terms.boostAfterRoll && sum(rolled) < hits && canBoost(state, commando)) {
    if (state.challenge !== null) state.challenge = { ...state.challenge, faces: rolled.slice() }
    if (yield* t.confirm(commando.seat, boostQuestion)) {
      boost(t, commando)
      rolled.push(...t.roll(blackDie, boostDice))
    }
  }
  const isSuccess = sum(rolled) >= hits
  t.tell({
    kind: 'challenge rolled',
    rule: 'SB-099',
    commando: commando.id,
    of: about.name,
    stat,
    faces: rolled,
    needed: hits,
    isSuccess,
  })
  return isSuccess
}

const sum = (rolled: readonly number[]): number => rolled.reduce((all, face) => all + face, 0)

/** Dice more in the challenge that is going on. */
function addDice(state: State, black: number): void {
  if (state.challenge !== null) state.challenge = { ...state.challenge, dice: state.challenge.dice + black }
}

/** SB-205, SB-208 Window challenge-declared: a card for the owner's challenge, or that of a commando it sees. */
function* readoutWindow(t: SubterraTable, commando: Commando): Rules {
  const { state } = t
  for (const { commando: owner, item, effect } of interruptCards(state, 'challenge-declared')) {
    const isNear =
      owner === commando || (isOnMap(owner) && isOnMap(commando) && sees(state, owner.square, commando.square))
    if (!isNear || !(yield* t.confirm(owner.seat, readoutQuestion(item, effect.black)))) continue
    useInterrupt(t, owner, item)
    addDice(state, effect.black)
  }
}

/** Finds that are spent for dice; each is asked for by itself. */
function* batteries(t: SubterraTable, commando: Commando, stat: Stat, { of }: About): Rules {
  const found: { readonly item: KitInstance; readonly black: number }[] = []
  eachEffect(commando, 'spend-for-challenge-dice', (effect, item) => {
    if (item !== null && effect.stat === stat && isFor(effect.of, of)) found.push({ item, black: effect.black })
  })
  for (const { item, black } of found) {
    if (!(yield* t.confirm(commando.seat, batteryQuestion(item, black)))) continue
    spendUse(t, commando, item)
    addDice(t.state, black)
  }
}

/** SB-100 Not with the Downed card, and not in a turn under Blackout. */
const canBoost = ({ acting }: State, commando: Commando): boolean =>
  whyNotDowned(commando) === undefined &&
  !(acting === commando.id && commando.turn.blackout !== 0) &&
  canPay(commando, boostCost)

const boost = (t: SubterraTable, commando: Commando): void => pay(t, commando, boostCost, 'Boost')

/** What befalls a commando that has failed, in the written order (SB-095). */
export function suffer(t: SubterraTable, commando: Commando, failures: readonly Failure[]): void {
  for (const failure of failures) {
    switch (failure.failure) {
      case 'wounds':
        wound(t, commando, failure.wounds)
        break
      case 'adrenaline':
        gainAdrenaline(t, commando, failure.adrenaline, 'SB-052')
        break
      case 'corroded':
        commando.corroded = true // SB-159
        t.tell({ kind: 'corroded', rule: 'SB-159', commando: commando.id })
        break
    }
  }
}
