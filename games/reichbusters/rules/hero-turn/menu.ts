// Everything that a Hero could do now (D10), with the reasons for what it cannot.

import { type Offer, offer, refuse, type WhyNot } from '@umpire/engine'
import { closedDoors, hasEnemies } from '../../ground.ts'
import type { Act } from '../../questions/act.ts'
import type { Step } from '../../questions/moving.ts'
import { heroOf, type State, type Turn } from '../../state.ts'
import type { Hero } from '../../state/hero.ts'
import { plainAttack } from '../attack-plan.ts'
import { attackOffer } from '../attack.ts'
import { hasPatience, playableCards } from '../cards.ts'
import { canDraw } from '../decks.ts'
import { featureOffer } from '../features.ts'
import { givingOffer } from '../giving.ts'
import { itemOffer } from '../items.ts'
import { hasKeyword } from '../keywords.ts'
import { stepOffer } from '../moving.ts'
import { readyOffer } from '../ready.ts'
import { escortAt, searchOffer, sightOffer } from '../searching.ts'

const noBasicLeft = refuse('RB-011', 'There is no basic action left.')
const hasMoved = refuse('RB-012', 'The basic Move is taken once a turn.')
const hasAttacked = refuse('RB-012', 'The basic Attack is taken once a turn.')
const isAvenged = refuse('RB-327', 'Vengeance is taken once a turn.')
const noCards = refuse('RB-104', 'There are no cards left to draw.')
const isLying = refuse('RB-288', 'The Hero has to stand up first.')

const nothing: Offer<never> = { allowed: [], blocked: () => [] }

/** The same options as something to do. */
const asActs = <T>(options: Offer<T>, act: (value: T) => Act): Offer<Act> => ({
  allowed: options.allowed.map(act),
  blocked: () => options.blocked().map(({ value, refusal }) => ({ value: act(value), refusal })),
})

/** Options that are all closed for one reason, and then are not worked out before somebody wants to read them. */
function unless(why: WhyNot, options: () => Offer<Act>): Offer<Act> {
  if (why === undefined) return options()
  return {
    allowed: [],
    blocked: () => {
      const closed = options()
      return [...closed.allowed.map((value) => ({ value, refusal: why })), ...closed.blocked()]
    },
  }
}

/** RB-012, RB-055, RB-060 */
const moves = (state: State, hero: Hero, { basicLeft, hasMoved: isMoved }: Turn): Offer<Act> =>
  unless(basicLeft === 0 ? noBasicLeft : isMoved ? hasMoved : undefined, () =>
    asActs(stepOffer(state, hero), (step) => ({ do: 'move', step })),
  )

/** RB-012, RB-065, RB-066 */
const attacks = (state: State, hero: Hero, { basicLeft, hasAttacked: isAttacked }: Turn): Offer<Act> =>
  unless(whyNotStanding(hero) ?? (basicLeft === 0 ? noBasicLeft : isAttacked ? hasAttacked : undefined), () =>
    asActs(attackOffer(state, plainAttack(hero.id)), (attack) => ({ do: 'attack', attack })),
  )

const whyNotStanding = ({ isKnockedDown }: Hero): WhyNot => (isKnockedDown ? isLying : undefined)

/** RB-011 */
const whyNotBasic = (hero: Hero, { basicLeft }: Turn): WhyNot =>
  whyNotStanding(hero) ?? (basicLeft === 0 ? noBasicLeft : undefined)

const drawing: Act = { do: 'draw' }
const escorting: Act = { do: 'escort' }
const patience: Act = { do: 'patience' }

/** RB-079 */
const draws = (state: State, hero: Hero): Offer<Act> =>
  offer([drawing], () => (canDraw(state, hero.id) ? undefined : noCards))

/** RB-083, RB-084 */
const doors = (state: State, hero: Hero): Offer<Act> =>
  hero.area === null
    ? nothing
    : { allowed: closedDoors(state, hero.area).map((door) => ({ do: 'door', door })), blocked: () => [] }

const escorts = (state: State, hero: Hero): Offer<Act> =>
  escortAt(state, hero) === undefined ? nothing : { allowed: [escorting], blocked: () => [] }

/** The basic actions beside Move and Attack. */
function otherBasics(state: State, hero: Hero): Offer<Act> {
  return joined([
    asActs(searchOffer(state, hero), (found) => ({ do: 'search', found })),
    asActs(readyOffer(hero), (readied) => ({ do: 'ready', readied })),
    doors(state, hero),
    escorts(state, hero),
    asActs(featureOffer(state, hero), (use) => ({ do: 'feature', use })),
    draws(state, hero),
  ])
}

/** RB-327 One area, if enemies are there. */
function vengeance(state: State, hero: Hero, { hasAvenged }: Turn): Offer<Act> {
  if (!hasKeyword(state, hero, 'Vengeance')) return nothing
  const isFoe = (step: Step): boolean => step.go === 'area' && hasEnemies(state, step.to)
  const steps = stepOffer(state, hero)
  const towards: Offer<Step> = {
    allowed: steps.allowed.filter(isFoe),
    blocked: () => steps.blocked().filter(({ value }) => isFoe(value)),
  }
  return unless(hasAvenged ? isAvenged : undefined, () => asActs(towards, (step) => ({ do: 'avenge', step })))
}

/** RB-013, RB-098, RB-099, RB-222 What takes no basic action. */
function bonuses(state: State, hero: Hero, turn: Turn): Offer<Act> {
  return joined([
    asActs(sightOffer(state, hero), ({ area, found }) => ({ do: 'take', area, found })),
    asActs(itemOffer(state, hero), (item) => ({ do: 'item', item })),
    asActs(givingOffer(state, hero), (giving) => ({ do: 'giving', giving })),
    vengeance(state, hero, turn),
  ])
}

function joined(offers: readonly Offer<Act>[]): Offer<Act> {
  const allowed: Act[] = []
  for (const one of offers) for (const act of one.allowed) allowed.push(act)
  return { allowed, blocked: () => offers.flatMap((one) => one.blocked()) }
}

/** D10 */
export function actOffer(state: State, turn: Turn): Offer<Act> {
  const hero = heroOf(state, turn.hero)
  return joined([
    moves(state, hero, turn),
    attacks(state, hero, turn),
    asActs(playableCards(state, hero.id), (card) => ({ do: 'card', card })),
    unless(whyNotBasic(hero, turn), () => otherBasics(state, hero)),
    unless(whyNotStanding(hero), () => bonuses(state, hero, turn)),
    hasPatience(state, hero.id) ? { allowed: [patience], blocked: () => [] } : nothing,
  ])
}
