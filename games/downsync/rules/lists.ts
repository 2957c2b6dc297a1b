// Force Lists (DS-031 to DS-034, DS-238, DS-239, DS-251, DS-296): what may be taken, and legal ones at random.

import { below, pick, type Random, refuse, type Seat, type WhyNot } from '@umpire/engine'
import { type AdvisorId, advisors } from '../content/advisors.ts'
import { factions } from '../content/factions.ts'
import { mercenarySlots } from '../content/numbers.ts'
import { readyListsOf, type ReadyList } from '../content/ready-lists.ts'
import { type Signature, signatures } from '../content/signature.ts'
import { sizes } from '../content/sizes.ts'
import type { UnitCard, UnitCardId } from '../content/unit-card.ts'
import { units } from '../content/units.ts'
import { cardName, signatureName } from '../names.ts'
import type { ForceList } from '../state/force.ts'
import type { Terms } from '../state/terms.ts'

const places = new Map<UnitCardId, number>(units.rows.map(({ id }, n) => [id, n]))
const placeOf = (card: UnitCardId): number => places.get(card) ?? 0

const sizeOf = (card: UnitCardId): number => {
  const { signature } = units.of(card)
  return signature === null ? 0 : signatures.indexOf(signature)
}

/** The one spelling of a list: by Signature and in the order of the cards; passengers and transports in turn. */
export function canonical(list: ForceList): ForceList {
  const order = list.units.map((_, n) => n)
  const card = (n: number): UnitCardId => list.units[n] ?? 'co-widow'
  order.sort((a, b) => sizeOf(card(a)) - sizeOf(card(b)) || placeOf(card(a)) - placeOf(card(b)) || a - b)
  const cards = order.map(card)
  const passengers = list.mounted.map(({ unit }) => card(unit))
  // What is wrong with it must not be put right in passing.
  const named = list.mounted.map(({ unit, carrier }) => ({
    unit: order.indexOf(unit),
    carrier: order.indexOf(carrier),
  }))
  const isSound = whyNotMounted({ units: cards, mounted: named, advisor: list.advisor }) === undefined
  return { units: cards, mounted: isSound ? mountedIn(cards, passengers) : named, advisor: list.advisor }
}

/** These passengers, each with the next transport: copies of a card are alike. */
function mountedIn(cards: readonly UnitCardId[], passengers: readonly UnitCardId[]): ForceList['mounted'] {
  const waiting = [...passengers]
  const transports = cards.flatMap((card, n) => (units.of(card).isTransport ? [n] : []))
  const mounted: { unit: number; carrier: number }[] = []
  for (const [unit, card] of cards.entries()) {
    const found = waiting.indexOf(card)
    const carrier = transports[mounted.length]
    if (found < 0 || carrier === undefined) continue
    waiting.splice(found, 1)
    mounted.push({ unit, carrier })
  }
  return mounted
}

/** DS-033, DS-034, DS-239 Why a Force may not have this card at all. */
export function whyNoCard(terms: Terms, seat: Seat, card: UnitCard): WhyNot {
  const name = (): string => cardName(card.id)
  const faction = terms.factions[seat === 0 ? 0 : 1]
  if (card.isPackaged) return refuse('DS-239', () => `${name()} comes only with the Unit that carries it`)
  if (card.role === 'mission') return refuse('DS-034', () => `${name()} comes only with its mission`)
  if (card.role === 'mercenary' && !terms.hasMercenary)
    return refuse('DS-033', () => `${name()} is a mercenary, and there are none in this game`)
  if (card.role === 'line' && card.faction !== faction)
    return refuse('DS-033', () => `${name()} does not belong to the faction: ${factions.of(faction).name}`)
  if (card.availability === 'designed' && !terms.hasDesignedUnits)
    return refuse('DS-034', () => `${name()} was designed for this edition, and such Units are left out`)
  if (card.availability === 'unreleased' && !terms.hasUnreleasedUnits)
    return refuse('DS-034', () => `${name()} was never released, and such Units are left out`)
  return undefined
}

/** DS-034 All cards for slots of a Signature. */
export const cardsFor = (terms: Terms, seat: Seat, signature: Signature): UnitCard[] =>
  units.rows.filter((card) => card.signature === signature && whyNoCard(terms, seat, card) === undefined)

/** DS-296 */
export const advisorsFor = (terms: Terms, seat: Seat): AdvisorId[] =>
  terms.hasAdvisors
    ? advisors.rows.filter(({ faction }) => faction === terms.factions[seat === 0 ? 0 : 1]).map(({ id }) => id)
    : []

function whyNoAdvisor(terms: Terms, seat: Seat, list: ForceList): WhyNot {
  const { advisor } = list
  if (advisor === null) return undefined
  if (!terms.hasAdvisors) return refuse('DS-296', 'there are no advisors in this game')
  const { name, forbids } = advisors.of(advisor)
  if (!advisorsFor(terms, seat).includes(advisor)) return refuse('DS-296', () => `${name} advises another faction`)
  const forbidden = list.units.find((card) => forbids.includes(card))
  return forbidden && refuse('DS-296', () => `with ${name} there is no ${cardName(forbidden)} in the list`)
}

/** DS-251, DS-252 */
function whyNotMounted({ units: cards, mounted }: ForceList): WhyNot {
  for (const [n, { unit, carrier }] of mounted.entries()) {
    const [passenger, transport] = [cards[unit], cards[carrier]]
    if (passenger === undefined || transport === undefined) return refuse('DS-251', 'there is no such Unit in the list')
    if (!units.of(passenger).isMechanized) return refuse('DS-251', () => `${cardName(passenger)} cannot start mounted`)
    if (!units.of(transport).isTransport) return refuse('DS-252', () => `${cardName(transport)} carries nobody`)
    const earlier = mounted.slice(0, n)
    if (earlier.some((one) => one.unit === unit || one.carrier === carrier))
      return refuse('DS-252', 'each transport carries one Unit, and each Unit rides in one')
  }
  return undefined
}

/** Why this is no Force List of the seat. */
export function whyNoList(terms: Terms, seat: Seat, list: ForceList): WhyNot {
  for (const id of list.units) {
    const reason = whyNoCard(terms, seat, units.of(id))
    if (reason !== undefined) return reason
  }
  const { slots, name } = sizes.of(terms.size)
  for (const signature of signatures) {
    const taken = list.units.filter((id) => units.of(id).signature === signature).length
    if (taken !== slots[signature])
      return refuse(
        'DS-034',
        () => `a ${name} list has ${slots[signature]} ${signatureName(signature)} Units, not ${taken}`,
      )
  }
  const hired = list.units.filter((id) => units.of(id).role === 'mercenary').length
  if (hired > mercenarySlots.most) return refuse('DS-034', `a Force has at most ${mercenarySlots.most} mercenary`)
  return whyNotMounted(list) ?? whyNoAdvisor(terms, seat, list)
}

/** How many Units of a list could start mounted (DS-251). */
export const mountable = (cards: readonly UnitCardId[]): number =>
  Math.min(
    cards.filter((card) => units.of(card).isMechanized).length,
    cards.filter((card) => units.of(card).isTransport).length,
  )

/** The list with so many of its Units mounted, and this advisor. */
export function listWith(cards: readonly UnitCardId[], mounted: number, advisor: AdvisorId | null): ForceList {
  const passengers = cards.filter((card) => units.of(card).isMechanized).slice(0, mounted)
  const list = canonical({ units: cards, mounted: [], advisor })
  return { ...list, mounted: mountedIn(list.units, passengers) }
}

/** Ready lists that this game allows. */
export const readyFor = (terms: Terms, seat: Seat): ReadyList[] =>
  readyListsOf(terms.factions[seat === 0 ? 0 : 1], terms.size).filter(
    (ready) => whyNoList(terms, seat, listWith(ready.units, 0, null)) === undefined,
  )

/** A legal list at random; every one is possible. */
export function anyList(terms: Terms, seat: Seat, random: Random): ForceList {
  const { slots } = sizes.of(terms.size)
  const advisor = pick(random, [null, ...advisorsFor(terms, seat)])
  const forbidden = advisor === null ? [] : advisors.of(advisor).forbids
  const cards: UnitCardId[] = []
  for (const signature of signatures) {
    for (let n = 0; n < slots[signature]; n++) {
      const hasHired = cards.some((id) => units.of(id).role === 'mercenary')
      const possible = cardsFor(terms, seat, signature).filter(
        ({ id, role }) => !forbidden.includes(id) && !(hasHired && role === 'mercenary'),
      )
      cards.push(pick(random, possible).id)
    }
  }
  return listWith(cards, below(random, mountable(cards) + 1), advisor)
}

/** A ready list as often as not, since those are good ones. */
export function sampleList(terms: Terms, seat: Seat, random: Random): ForceList {
  const ready = readyFor(terms, seat)
  if (ready.length === 0 || below(random, 2) === 0) return anyList(terms, seat, random)
  const { units: cards } = pick(random, ready)
  const advisor = pick(random, [null, ...advisorsFor(terms, seat)])
  const list = listWith(cards, below(random, mountable(cards) + 1), advisor)
  return whyNoList(terms, seat, list) === undefined ? list : listWith(cards, 0, null)
}
