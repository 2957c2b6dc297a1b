// Investigating (SB-055, SB-160 to SB-162): the deck, finds and traps. What events do stands in `investigate-events.ts`.

import { refuse, type Rules, type Secret, type WhyNot } from '@umpire/engine'
import type { Square } from '@umpire/grid'
import { type InvestigateCard, investigateDeck, type InvestigateId, type Trap } from '../content/investigate.ts'
import type { FindCard } from '../content/kit/card.ts'
import { groundOf } from '../ground.ts'
import { cacheQuestion } from '../questions/investigate.ts'
import type { State } from '../state.ts'
import type { Commando } from '../state/commando.ts'
import type { SubterraTable } from '../table.ts'
import { challenge, suffer } from './challenges.ts'
import { byInitiative, isAdjacent, isOnMap, isOnOrAdjacent, isStanding } from './figures.ts'
import { resolveEvent } from './investigate-events.ts'
import { hasEffect, whyNotDowned } from './passives.ts'
import { addRubble, changeTerrain, isExplored } from './terrain.ts'

/** SB-055, SB-064 What it costs is not asked here. */
export function whyNotInvestigate(state: State, commando: Commando, square: Square): WhyNot {
  const region = groundOf(state).regionOf(square)
  const downed = whyNotDowned(commando)
  if (downed !== undefined) return downed
  if (!state.terrain.investigate.includes(square)) return refuse('SB-055', 'There is no investigate marker.')
  if (region !== null && !isExplored(state, region)) return refuse('SB-055', 'The marker lies in an unexplored region.')
  if (commando.square === null || !isOnOrAdjacent(state, commando.square, square))
    return refuse('SB-055', 'The marker is not on your square or next to it.')
  return undefined
}

/** SB-055 The marker is discarded and the top card resolved; the action has been paid for. */
export function* investigate(t: SubterraTable, commando: Commando, square: Square): Rules {
  const { terrain } = t.state
  terrain.investigate = terrain.investigate.filter((other) => other !== square)
  changeTerrain(t.state)
  const card = drawCard(t, commando)
  if (card !== undefined) yield* resolve(t, commando, square, card)
}

/** SB-160, SB-161 The top card, for all to see; from the discard pile if the deck is empty. */
function drawCard(t: SubterraTable, commando: Commando): Secret<InvestigateId> | undefined {
  const { state } = t
  if (state.deck.length === 0 && state.discard.length > 0) {
    state.deck = state.discard
    state.discard = []
    t.shuffle(state.deck)
    t.tell({ kind: 'deck shuffled', rule: 'SB-161', cards: state.deck.length })
  }
  const card = t.draw(state.deck)
  if (card === undefined) {
    t.tell({ kind: 'deck empty', rule: 'SB-161' })
    return undefined
  }
  t.tell({ kind: 'drew', rule: 'SB-160', commando: commando.id, card: t.reveal(card) })
  return card
}

/** SB-160 A find is kept; anything else is resolved and discarded. */
function* resolve(t: SubterraTable, commando: Commando, square: Square, secret: Secret<InvestigateId>): Rules {
  const card = investigateDeck.of(t.face(secret))
  switch (card.kind) {
    case 'find':
      keep(t, commando, card.card)
      return
    case 'trap':
      yield* springTrap(t, commando, square, card.name, card.trap)
      break
    case 'event':
      if (card.event.effect === 'draw-and-choose') yield* hiddenCache(t, commando, square, card.event.cards)
      else yield* resolveEvent(t, commando, square, card.name, card.event)
      break
  }
  t.state.discard.push(secret)
}

function keep(t: SubterraTable, commando: Commando, { id, uses }: FindCard): void {
  commando.kit.push({ uid: t.state.nextUid++, card: id, uses: uses ?? null, exhausted: false })
  t.tell({ kind: 'found', rule: 'SB-160', commando: commando.id, card: id })
}

/** One of the cards is resolved, the others go under the deck. */
function* hiddenCache(t: SubterraTable, commando: Commando, square: Square, count: number): Rules {
  const drawn: Secret<InvestigateId>[] = []
  while (drawn.length < count) {
    const card = drawCard(t, commando)
    if (card === undefined) break
    drawn.push(card)
  }
  if (drawn.length === 0) return
  const faces = new Map(drawn.map((card) => [card, t.face(card)]))
  const chosen = yield* t.choose(commando.seat, cacheQuestion(faces), drawn)
  for (const card of drawn) {
    if (card === chosen) continue
    t.state.deck.unshift(card)
    t.tell({ kind: 'put under the deck', rule: 'SB-160', card: t.face(card) })
  }
  yield* resolve(t, commando, square, chosen)
}

/** SB-162 By initiative; the downed are out of harm's way (SB-134). */
function* springTrap(
  t: SubterraTable,
  drawer: Commando,
  square: Square,
  name: InvestigateCard['name'],
  trap: Trap,
): Rules {
  const { state } = t
  const inside = byInitiative(state).filter((one) => one === drawer || isCaught(state, drawer, one, trap))
  for (const commando of inside) {
    if (hasEffect(commando, 'trap-sense')) {
      t.tell({ kind: 'challenge without a roll', rule: 'SB-102', commando: commando.id, of: name, by: 'Trap Sense' })
    } else if (!(yield* challenge(t, commando, trap.challenge, { of: 'any', name }))) {
      suffer(t, commando, trap.failures)
    }
  }
  if (!trap.rubble) return
  addRubble(state, square)
  t.tell({ kind: 'rubble falls', rule: 'SB-079', square })
}

const isCaught = (state: State, drawer: Commando, other: Commando, { on }: Trap): boolean =>
  on === 'drawer-and-adjacent' &&
  isOnMap(drawer) &&
  isOnMap(other) &&
  isStanding(other) &&
  isAdjacent(state, drawer.square, other.square)
