// The kit that a commando takes along (SB-026, SB-027): chosen, ready-made, by chance, or none.

import { below, offer, pick, type Random, refuse, type Rules, type Seat, type WhyNot } from '@umpire/engine'
import type { CommandoId } from '../content/commandos.ts'
import type { KitId } from '../content/kit/card.ts'
import { cardsFor, kit, presetFor } from '../content/kit/kit.ts'
import { commandoName } from '../names.ts'
import { kitChoices, kitQuestion, readyKitQuestion } from '../questions/setup.ts'
import type { State } from '../state.ts'
import type { SubterraTable } from '../table.ts'

export function* kitFor(t: SubterraTable, name: CommandoId, seat: Seat): Rules<readonly KitId[]> {
  const { state } = t
  const { kitPoints } = state.terms
  const all = cardsFor(name).map((card) => card.id)
  switch (state.terms.kit) {
    case 'none':
      return []
    case 'presets':
      return presetFor(name, kitPoints).filter((card) => whyNotCard(state, card) === undefined)
    case 'random':
      return kitByChance(state, all, (cards) => t.pick(cards))
    case 'custom': {
      const ready = presetFor(name, kitPoints)
      const isThere = ready.every((card) => whyNotCard(state, card) === undefined)
      if (isThere && (yield* t.choose(seat, readyKitQuestion(name, kitPoints), kitChoices)) === 'preset') return ready
      const cards = offer(all, (card) => whyNotCard(state, card))
      return yield* t.chooseMany(seat, kitQuestion(name, kitPoints), cards, {
        least: 0,
        most: all.length,
        whyNot: (chosen) => whyNotKit(name, chosen, kitPoints),
        sample: (random) => sampleKit(state, all, random),
      })
    }
  }
}

const pointsOf = (cards: readonly KitId[]): number => cards.reduce((sum, card) => sum + kit.of(card).points, 0)

/** SB-027, and cards that a match without interrupts leaves out. */
function whyNotCard(state: State, card: KitId): WhyNot {
  const { type, copies, name } = kit.of(card)
  if (type === 'interrupt' && !state.terms.hasInterrupts)
    return refuse('SB-141', 'This match is played without interrupts.')
  const taken = state.commandos.filter((one) => one.kit.some((item) => item.card === card)).length
  return taken < copies ? undefined : refuse('SB-027', () => `No ${name} is left in the common deck.`)
}

/** SB-026 */
function whyNotKit(name: CommandoId, cards: readonly KitId[], points: number): WhyNot {
  const sum = pointsOf(cards)
  if (sum <= points) return undefined
  return refuse('SB-026', () => `That is ${sum} points; ${commandoName(name)} has ${points}.`)
}

/** Card after card, as long as there is one that the points are enough for. */
function kitByChance(
  state: State,
  all: readonly KitId[],
  pickOne: (cards: readonly KitId[]) => KitId,
): readonly KitId[] {
  const chosen: KitId[] = []
  for (;;) {
    const left = state.terms.kitPoints - pointsOf(chosen)
    const fitting = all.filter(
      (card) => !chosen.includes(card) && kit.of(card).points <= left && whyNotCard(state, card) === undefined,
    )
    if (fitting.length === 0) return chosen
    chosen.push(pickOne(fitting))
  }
}

/** Mostly a kit that spends what it can, now and then a smaller one, so that every kit has a chance. */
function sampleKit(state: State, all: readonly KitId[], random: Random): readonly KitId[] {
  const full = kitByChance(state, all, (cards) => pick(random, cards))
  return below(random, 8) === 0 ? full.slice(0, below(random, full.length + 1)) : full
}
