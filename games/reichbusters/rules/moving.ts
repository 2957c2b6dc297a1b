// Heroes on the move (RB-055 to RB-062): area by area, past enemies or not, out through an exit.

import { type Offer, offer, refuse, type RuleId, type Rules, type WhyNot } from '@umpire/engine'
import type { CardId } from '../content/card.ts'
import { cards } from '../content/cards.ts'
import type { HeroId } from '../content/hero.ts'
import type { AreaId } from '../content/map/map.ts'
import type { MovingEvent } from '../events/moving.ts'
import { hasEnemies, heroSteps, roomOf } from '../ground.ts'
import { type Step, stepQuestion } from '../questions/moving.ts'
import { actionNow, heroOf, spotOf, type State } from '../state.ts'
import { type Hero, isDowned } from '../state/hero.ts'
import type { ReichbustersTable } from '../table.ts'
import { clearIfEmpty } from './awareness.ts'
import { circled } from './circle.ts'
import { discardCards } from './decks.ts'
import { hasFeature } from './features/lying.ts'
import { lastingOf } from './lasting.ts'
import { exitsAt, leave, whyNotLeave } from './leaving.ts'
import { moveModifiers } from './modifiers.ts'
import { isHeldUp } from './objectives.ts'
import { woundEffect } from './wound-effects.ts'

type HowMoved = Extract<MovingEvent, { kind: 'hero moved' }>['how']

/** W16 Areas that a Hero with such a wound can go in a turn. */
const mostAreasSlow = 2
/** RO3 With O'Reilly; designed. */
const mostAreasLimping = 1

/** RB-061 A Hero comes into an area: what is seen, who sees it, a cleared room, and what the area does. */
export function* enterArea(
  t: ReichbustersTable,
  id: HeroId,
  to: AreaId,
  how: HowMoved = 'aside',
  rule: RuleId = 'RB-055',
): Rules {
  const { state } = t
  const hero = heroOf(state, id)
  const from = hero.area
  if (from === null) return
  hero.area = to
  t.tell({ kind: 'hero moved', rule, hero: id, from, to, how })
  yield* circled().look(t)
  if (heroOf(state, id).area !== to) return
  clearIfEmpty(t, roomOf(state, to)) // RB-062
  yield* circled().entryEffects(t, id, to)
}

/** A movement that is going on. */
interface Going {
  readonly hero: HeroId
  /** Areas left. */
  left: number
  /** RB-056 does not count. */
  readonly isFree: boolean
  /** RB-059 Modifiers can be played on it. */
  readonly isBasic: boolean
  /** RB-056 The Hero has come in this action into an area that does not let it go. */
  isHalted: boolean
}

const isOwnTurn = ({ stage, turn }: State, id: HeroId): boolean => stage === 'hero turn' && turn?.hero === id

/**
 * RB-056, Fallen Masonry: an area that was entered in this action and holds the Hero now. Whoever stood among enemies
 * before may go (RB-057), also where an action before this one led there (RB-058).
 */
function whyHeld(state: State, area: AreaId, { isHalted, isFree }: Pick<Going, 'isHalted' | 'isFree'>): WhyNot {
  if (!isHalted) return undefined
  if (hasFeature(state, area, 'fallen-masonry')) return refuse('RB-121', 'Fallen Masonry ends the movement.')
  return !isFree && hasEnemies(state, area)
    ? refuse('RB-056', 'You cannot enter and leave an area with enemies in one action.')
    : undefined
}

/** W16 */
const isTired = (state: State, hero: Hero): boolean =>
  isOwnTurn(state, hero.id) && (state.turn?.areas ?? 0) >= mostAreasSlow && woundEffect(state, hero, 'slow')

/** RO3 */
const isLimping = (state: State, hero: Hero): boolean =>
  isOwnTurn(state, hero.id) && (state.turn?.areas ?? 0) >= mostAreasLimping && isHeldUp(state, hero)

/** Why a Hero cannot walk at all now. */
function whyNotWalk(state: State, hero: Hero): WhyNot {
  if (isDowned(hero)) return refuse('RB-087', 'The Hero is Downed.')
  if (hero.isKnockedDown) return refuse('RB-288', 'The Hero has to stand up first.')
  if (lastingOf(state, hero.id, 'SA10') !== undefined)
    return refuse('RB-112', 'The Hero is dug in until the next own turn.')
  if (isLimping(state, hero)) return refuse('RB-225', `O'Reilly limps: no more than ${mostAreasLimping} area a turn.`)
  return isTired(state, hero) ? refuse('RB-196', `Hurled Back: no more than ${mostAreasSlow} areas a turn.`) : undefined
}

type Holding = Pick<Going, 'isHalted' | 'isFree'>

const unheld: Holding = { isHalted: false, isFree: false }

/** RB-009, RB-204 Nobody leaves the map in an enemy turn. */
const whyNotExit = (state: State, hero: Hero): WhyNot =>
  state.stage === 'hero turn' ? whyNotLeave(state, hero) : refuse('RB-204', 'Heroes leave in Hero turns only.')

/** Where a Hero could go with one area of movement: adjacent areas and exits, or on its feet. */
export function stepOffer(state: State, hero: Hero, holding: Holding = unheld): Offer<Step> {
  const { area } = hero
  const found: Step[] = []
  if (area !== null && hero.isKnockedDown && !isDowned(hero)) found.push({ go: 'stand' }) // RB-060
  if (area === null) return { allowed: found, blocked: () => [] }
  for (const to of heroSteps(state, area)) found.push({ go: 'area', to })
  for (const { side } of exitsAt(state, area)) found.push({ go: 'exit', side })
  const why = whyNotWalk(state, hero) ?? whyHeld(state, area, holding)
  return offer(found, (step) => {
    if (step.go === 'stand') return undefined
    return why ?? (step.go === 'exit' ? whyNotExit(state, hero) : undefined)
  })
}

/** RB-060 */
export function standUp(t: ReichbustersTable, hero: Hero): void {
  if (!hero.isKnockedDown) return
  hero.isKnockedDown = false
  t.tell({ kind: 'stood up', rule: 'RB-060', hero: hero.id })
}

/** RB-059 A card makes the movement longer; its noise is the action's (RB-096). */
function stride(t: ReichbustersTable, going: Going, card: CardId): void {
  const { bottom } = cards.of(card)
  const action = actionNow(t.state)
  if (bottom === null || action === undefined) return
  discardCards(t, going.hero, [card], 'RB-059')
  going.left += bottom.plus
  action.moreNoise += bottom.noise
  t.tell({ kind: 'stride', rule: 'RB-059', hero: going.hero, areas: bottom.plus })
}

function* walk(t: ReichbustersTable, going: Going, to: AreaId): Rules {
  const { state } = t
  const hero = heroOf(state, going.hero)
  const isPassage = hero.area !== null && spotOf(state, hero.area).passage === to
  going.left--
  if (isOwnTurn(state, hero.id) && state.turn !== null) state.turn.areas++
  yield* enterArea(t, hero.id, to, isPassage ? 'passage' : 'move', isPassage ? 'RB-120' : 'RB-055')
  going.isHalted =
    hero.area !== null && (hasEnemies(state, hero.area) || hasFeature(state, hero.area, 'fallen-masonry'))
}

function* take(t: ReichbustersTable, going: Going, step: Step): Rules {
  switch (step.go) {
    case 'area':
      return yield* walk(t, going, step.to)
    case 'stand':
      going.left--
      return standUp(t, heroOf(t.state, going.hero))
    case 'exit':
      going.left = 0
      return leave(t, going.hero)
    case 'stride':
      return stride(t, going, step.card)
  }
}

/** D11, D12 The next step of a movement; undefined where it ends. */
function* nextStep(t: ReichbustersTable, going: Going): Rules<Step | undefined> {
  const { state } = t
  const hero = heroOf(state, going.hero)
  if (hero.area === null || isDowned(hero)) return undefined
  const steps = stepOffer(state, hero, going)
  const isGoingOn = going.left > 0
  const allowed = isGoingOn ? steps.allowed.slice() : []
  if (going.isBasic) for (const card of stridesFor(state, hero, steps)) allowed.push({ go: 'stride', card })
  if (allowed.length === 0) {
    if (isGoingOn) tellHeld(t, hero.id, hero.area, going)
    return undefined
  }
  const blocked = (): ReturnType<typeof steps.blocked> => (isGoingOn ? steps.blocked() : [])
  return yield* t.chooseOrPass(hero.seat, stepQuestion(hero.id, going.left), { allowed, blocked })
}

/** RB-056 Says why the rest of a movement is lost. */
function tellHeld(t: ReichbustersTable, hero: HeroId, area: AreaId, holding: Holding): void {
  const why = whyHeld(t.state, area, holding)
  if (why?.rule !== undefined) t.tell({ kind: 'held up', rule: why.rule, hero, area })
}

/** RB-059 Modifiers that would help: there must be somewhere to go. */
const stridesFor = (state: State, hero: Hero, steps: Offer<Step>): readonly CardId[] =>
  steps.allowed.length === 0 ? [] : moveModifiers(state, hero.id)

interface HowMove {
  /** RB-056 does not count. */
  readonly isFree?: boolean
  readonly isBasic?: boolean
  /** The step that was chosen already. */
  readonly first?: Step
}

/**
 * RB-055 to RB-061 Up to so many areas, each chosen when the one before was entered. Its noise belongs to the action
 * that is going on. True if the Hero moved or stood up.
 */
export function* moveHero(
  t: ReichbustersTable,
  id: HeroId,
  areas: number,
  { isFree = false, isBasic = false, first }: HowMove = {},
): Rules<boolean> {
  const action = actionNow(t.state)
  const isOwn = action?.hero === id
  const going: Going = { hero: id, left: areas, isFree, isBasic, isHalted: isOwn && action.isHalted }
  let hasMoved = false
  for (let step = first; ; step = undefined) {
    const next = step ?? (yield* nextStep(t, going))
    if (next === undefined) break
    yield* take(t, going, next)
    if (isOwn) action.isHalted = going.isHalted
    hasMoved = true
  }
  return hasMoved
}

/** RB-334 Where a Hero can withdraw to, even one that is dug in. */
export function areasToWithdraw(state: State, hero: Hero): AreaId[] {
  if (hero.area === null || isDowned(hero) || hero.isKnockedDown || isTired(state, hero)) return []
  return heroSteps(state, hero.area)
}
