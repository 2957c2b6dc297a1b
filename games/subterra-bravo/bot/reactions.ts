// What commandos answer in the course of challenges and attacks, theirs and the enemies'.

import { kit } from '../content/kit/kit.ts'
import type { InterruptEffect } from '../content/kit/card.ts'
import { investigateDeck } from '../content/investigate.ts'
import { cardOf } from '../names.ts'
import * as challenges from '../questions/challenges.ts'
import { freeAttack } from '../questions/free-attack.ts'
import type { RolledDie } from '../questions/fight.ts'
import { spoof } from '../questions/tiles.ts'
import { chanceOfHits } from '../rules/odds.ts'
import { maxAdrenalineOf } from '../rules/passives.ts'
import type { AttackChoice } from '../rules/targets.ts'
import { commandoOf, missionOf, type State } from '../state.ts'
import type { Commando } from '../state/commando.ts'
import { type Asked, choice, choiceNamed, confirmation, type Reply } from './asked.ts'
import { bestAbove, bestIndex } from './best.ts'
import { fillsUp } from './filling-up.ts'
import { mannerOf } from './manner.ts'
import { worthOfAttack, worthOfEnemy } from './strikes.ts'
import { Threat } from './threat.ts'

// Challenges --------------------------------------------------------------------------------------------------------

/** How much likelier so many dice more make the challenge that is being made. */
function gainOf({ challenge }: State, more: number): number {
  if (challenge === null) return 0
  const { dice, hits, faces } = challenge
  const missing = hits - faces.reduce((sum, face) => sum + face, 0)
  const now = faces.length === 0 ? dice : 0
  return chanceOfHits({ black: now + more, red: 0 }, missing) - chanceOfHits({ black: now, red: 0 }, missing)
}

const chanceNow = ({ challenge }: State): number =>
  challenge === null ? 0 : chanceOfHits({ black: challenge.dice, red: 0 }, challenge.hits)

const isObjective = ({ challenge }: State): boolean => /^(Generator|Take|Plant|Upload)/.test(challenge?.of ?? '')

/** SB-192 The first step is worth nothing without the adrenaline for the second. */
function keepsEnough(state: State): boolean {
  const { challenge } = state
  const { objective } = missionOf(state)
  if (challenge === null) return false
  const commando = commandoOf(state, challenge.commando)
  const isFirst = challenge.of.endsWith('step 1') && objective.objective === 'generator'
  const needed = isFirst ? objective.steps[1].adrenaline : 0
  return commando.adrenaline + 1 + needed <= maxAdrenalineOf(commando)
}

/** A boost that is likely enough to be worth its token. */
function wantsBoost(state: State): boolean {
  const { challenge } = state
  if (challenge === null || !keepsEnough(state)) return false
  const gain = gainOf(state, 1)
  const manner = mannerOf(state)
  const commando = commandoOf(state, challenge.commando)
  const danger =
    fillsUp(commando, 1) && commando.square !== null
      ? manner.atMax * (manner.unseen + new Threat(state).at(commando.square))
      : 0
  return gain * (isObjective(state) ? 15 : manner.door) > manner.adrenaline + danger
}

const challengeReplies: readonly Reply[] = [
  choice(challenges.statQuestion, (stats) =>
    bestIndex(stats, ({ dice, hits }) => chanceOfHits({ black: dice, red: 0 }, hits)),
  ),
  choice(challenges.successQuestion, (_, { state }) => (chanceNow(state) < 0.8 ? 0 : undefined)),
  confirmation(challenges.boostQuestion, ({ state }) => wantsBoost(state)),
  confirmation({ name: 'readout' }, ({ state }) => gainOf(state, 1) > 0.05),
  confirmation({ name: 'battery' }, ({ state }) => gainOf(state, 2) > 0.1),
]

// Attacks -----------------------------------------------------------------------------------------------------------

/** Cards are asked for by their names. */
const cardsIn = (window: InterruptEffect['window'], effect?: InterruptEffect['effect']): { readonly name: string }[] =>
  kit.rows.flatMap((card) =>
    card.type === 'interrupt' &&
    card.interrupt.window === window &&
    (effect === undefined || card.interrupt.effect === effect)
      ? [{ name: card.name.toLowerCase() }]
      : [],
  )

/** An attack that is likely to wound, or may bring somebody down. Chances are in percent. */
function isGrave({ ask }: Asked): boolean {
  const { wounded = 0, removed = 0 } = ask.stakes()
  return wounded >= 45 || removed >= 12
}

/** A die without hits. */
const blank = (dice: readonly RolledDie[]): number | undefined => {
  const found = dice.findIndex(({ face }) => face === 0)
  return found < 0 ? undefined : found
}

/** Who may use an interrupt of this kind at the seat that is asked. */
const ownerOf = ({ ask, state }: Asked, effect: InterruptEffect['effect']): Commando | undefined =>
  state.commandos.find(
    ({ seat, kit: own, status }) =>
      seat === ask.seat &&
      status === 'active' &&
      own.some(({ card: id, exhausted }) => {
        const card = cardOf(id)
        return !exhausted && card.type === 'interrupt' && card.interrupt.effect === effect
      }),
  )

/** SB-208 A shot that is worth its token. */
function overwatch(choices: readonly AttackChoice[], asked: Asked): number | undefined {
  const owner = ownerOf(asked, 'overwatch')
  if (owner === undefined) return undefined
  const { atMax, unseen } = mannerOf(asked.state)
  const least = 0.8 + (fillsUp(owner, 1) ? atMax * unseen : 0)
  return bestAbove(choices, least, (one) => worthOfAttack(asked.state, owner, one, [{ why: 'Overwatch', black: -1 }]))
}

const attackReplies: readonly Reply[] = [
  ...cardsIn('attack-declared').map((card) => confirmation(card, isGrave)),
  ...cardsIn('dice-rolled').map((card) => confirmation(card, () => true)),
  ...cardsIn('attack-resolved', 'attack-again').map((card) => confirmation(card, isGrave)),
  ...cardsIn('attack-resolved', 'slip-away').map((card) =>
    confirmation(card, ({ ask }) => (ask.stakes()['left'] ?? 0) <= 4),
  ),
  ...cardsIn('enemy-move-ended').map(({ name }) => choiceNamed(name, overwatch)),
  confirmation({ name: investigateDeck.of('IV-02').name.toLowerCase() }, () => true),
  choiceNamed('reroll', blank),
  choice(freeAttack('QUILL'), (choices, { ask, state }) => {
    const by = state.commandos.find(({ id }) => freeAttack(id).prompt === ask.question.prompt)
    return by && bestAbove(choices, 0, (one) => worthOfAttack(state, by, one))
  }),
  choiceNamed('knockback', (squares: readonly number[]) => squares.length - 1),
  choiceNamed('turret', (uids: readonly number[], { state }) => bestIndex(uids, (uid) => worthOfEnemy(state, uid))),
  confirmation(spoof, ({ state: { tile, energy } }) => tile !== null && tile.cost + tile.surcharge >= energy),
]

export const reactionReplies: readonly Reply[] = [...challengeReplies, ...attackReplies]
