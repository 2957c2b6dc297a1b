// Instants (RB-094; D44 to D48, D57, D58): who may answer what happens, with a card of the hand or one in play.

import type { Rules } from '@umpire/engine'
import type { CardId, Trigger } from '../content/card.ts'
import { cards } from '../content/cards.ts'
import type { HeroId } from '../content/hero.ts'
import { instantQuestion } from '../questions/reactions.ts'
import { enemyOf, type State } from '../state.ts'
import type { Hero } from '../state/hero.ts'
import type { Action } from '../state/test.ts'
import type { ReichbustersTable } from '../table.ts'
import { beginAction, endAction } from './actions.ts'
import { plainAttack } from './attack-plan.ts'
import { attack, canAttack } from './attack.ts'
import { newPlay, type Play } from './cards/play.ts'
import { isPossible } from './cards/possible.ts'
import { runTop } from './cards/run.ts'
import type { Happening } from './happening.ts'
import { lastingOf } from './lasting.ts'
import { isAbleToPlay, takeFromHand } from './modifiers.ts'
import { woundEffect } from './wound-effects.ts'

/** What answers something that happens: a card of the hand, or Overwatch, which lies in play already. */
export interface Instant {
  readonly play: Play
  readonly isInPlay: boolean
}

// Windows -----------------------------------------------------------------------------------------------------------

/** The instants of the game, by what they answer. */
const instantsBy = (trigger: Trigger): readonly CardId[] =>
  cards.rows.filter(({ top }) => top.trigger === trigger).map(({ id }) => id)

const answers: { readonly [When in Happening['when']]: readonly CardId[] } = {
  'raise the alarm': instantsBy('raise the alarm'),
  'enemy moved': [...instantsBy('enemy enters my area'), ...instantsBy('enemy enters a seen area')],
  'kill the intruders': instantsBy('kill the intruders'),
  targeted: instantsBy('targeted'),
  'wound drawn': instantsBy('wound drawn'),
  'end of kill the intruders': instantsBy('end of kill the intruders'),
  killed: instantsBy('killed in melee'),
  defended: instantsBy('defended in melee'),
}

const overwatch: CardId = 'RH3'

/** An action that a reaction allowed: an instant, a shot of Overwatch, a Counter. */
const isReaction = ({ what }: Action): boolean => what === overwatch || what === 'counter' || isInstant.has(what)

const isInstant: ReadonlySet<string> = new Set(Object.values(answers).flat())

/** Reactions do not nest: inside one, only kills and defences are answered. */
function isShut({ actions }: State, { when }: Happening): boolean {
  return actions.length > 0 && when !== 'killed' && when !== 'defended' && actions.some(isReaction)
}

const isActionStations = ({ stage }: State): boolean => stage === 'action stations'

const isEnemyTurn = ({ stage }: State): boolean =>
  stage === 'raise the alarm' ||
  stage === 'action stations' ||
  stage === 'kill the intruders' ||
  stage === 'check awareness'

/** Whether what happens is what the card waits for. */
function isTriggered(state: State, hero: Hero, card: CardId, happening: Happening): boolean {
  switch (happening.when) {
    case 'enemy moved':
      if (!happening.hasEntered) return false
      return cards.of(card).top.trigger === 'enemy enters my area'
        ? isActionStations(state) && hero.area === happening.area
        : isEnemyTurn(state)
    case 'killed':
    case 'defended':
      return happening.mode === 'melee' && happening.hero === hero.id
    case 'targeted':
    case 'wound drawn':
      return happening.hero === hero.id
    case 'raise the alarm':
    case 'kill the intruders':
    case 'end of kill the intruders':
      return true
  }
}

function playOf(hero: HeroId, card: CardId, happening: Happening): Play {
  switch (happening.when) {
    case 'enemy moved':
      return newPlay(hero, card, { only: [happening.uid] })
    case 'targeted':
    case 'defended':
      return newPlay(hero, card, { only: happening.group })
    case 'killed':
      return newPlay(hero, card, { killed: happening.killed })
    case 'raise the alarm':
    case 'kill the intruders':
    case 'end of kill the intruders':
    case 'wound drawn':
      return newPlay(hero, card)
  }
}

/** RH3 The shot at an enemy that has come into sight and range. */
const overwatchPlan = (hero: HeroId, uid: number) => plainAttack(hero, { mode: 'ranged', only: [uid] })

function isWatching(state: State, hero: Hero, happening: Happening): boolean {
  if (state.lasting.length === 0 || happening.when !== 'enemy moved' || !happening.hasEntered) return false
  const lasting = lastingOf(state, hero.id, overwatch)
  if (lasting === undefined || lasting.isUsed || hero.isKnockedDown) return false
  return canAttack(state, overwatchPlan(hero.id, happening.uid))
}

/** W07 What a Hero could answer with now. */
function instantsOf(state: State, hero: Hero, happening: Happening): Instant[] {
  const found: Instant[] = []
  for (const card of answers[happening.when]) {
    if (!hero.hand.includes(card) || !isTriggered(state, hero, card, happening)) continue
    if (!isAbleToPlay(state, hero) || woundEffect(state, hero, 'no instants')) continue
    const play = playOf(hero.id, card, happening)
    if (cards.of(card).top.effects.some((effect) => isPossible(state, play, effect))) {
      found.push({ play, isInPlay: false })
    }
  }
  if (isWatching(state, hero, happening) && isAbleToPlay(state, hero)) {
    found.push({ play: playOf(hero.id, overwatch, happening), isInPlay: true })
  }
  return found
}

// Answers -----------------------------------------------------------------------------------------------------------

/** RH3 It fires once; its noise is that of the weapon. */
function* fireOverwatch(t: ReichbustersTable, { hero, only }: Play): Rules {
  const lasting = lastingOf(t.state, hero, overwatch)
  if (lasting === undefined) return
  lasting.isUsed = true
  t.tell({ kind: 'card played', rule: 'RB-094', hero, card: overwatch })
  beginAction(t, hero, overwatch)
  for (const uid of only ?? []) yield* attack(t, overwatchPlan(hero, uid))
  yield* endAction(t)
}

function* answer(t: ReichbustersTable, { play, isInPlay }: Instant): Rules {
  if (isInPlay) {
    yield* fireOverwatch(t, play)
    return
  }
  takeFromHand(t.state, play.hero, play.card)
  t.tell({ kind: 'card played', rule: 'RB-094', hero: play.hero, card: play.card })
  yield* runTop(t, play)
}

/** Whether there is nothing left to answer: the enemy that moved is dead. */
const isOver = (state: State, happening: Happening): boolean =>
  happening.when === 'enemy moved' && enemyOf(state, happening.uid) === undefined

/** RB-094 The Heroes in seat order, at most one answer each. */
export function* react(t: ReichbustersTable, happening: Happening): Rules {
  const { state } = t
  if (isShut(state, happening)) return
  for (let n = 0; n < state.heroes.length && !isOver(state, happening); n++) {
    const hero = state.heroes[n]
    if (hero === undefined) return
    const instants = instantsOf(state, hero, happening)
    if (instants.length === 0) continue
    const chosen = yield* t.chooseOrPass(hero.seat, instantQuestion(hero.id, happening), instants)
    if (chosen !== undefined) yield* answer(t, chosen)
  }
}
