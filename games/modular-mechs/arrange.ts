// The notation for positions: one statement after another changes a new game into the one that a scenario needs.

import { at, id, Refusal, type Seat, type Secret } from '@umpire/engine'
import { modules } from './content/modules.ts'
import { deckNames, type Deck, type TypeId } from './content/module-type.ts'
import { pieces } from './pieces.ts'
import { presets } from './questions.ts'
import { whyNotHere } from './rules/building.ts'
import { fillShop } from './rules/buy.ts'
import { beginFightTurn } from './rules/crew.ts'
import type { MechsTable } from './rules/money.ts'
import { beginPhase } from './rules/rounds.ts'
import { addPart, presetParts } from './rules/setup.ts'
import { type Crew, type Mech, mechOf, type Module, turnOrder } from './state.ts'

const bad = (statement: string, meant: string): Refusal => new Refusal('malformed', `"${statement}" is not: ${meant}`)

const readType = (text: string): TypeId | undefined => {
  const type = id<TypeId>(text)
  return modules.has(type) ? type : undefined
}

/**
 * Carries out one statement, in the order in which they are said:
 *
 *     rhino loop                           a ready assembly (loop, totem, open); `all loop` for everybody
 *     rhino has W09 2 0 1 | U05 2 1 0      more modules at x, y, turned, each legally attached
 *     rhino starts; phase fight            who starts the round, then the phase (buy or fight)
 *     mantis to act                        those before have had their turns in this phase
 *     round 3
 *     rhino $9; rhino on -4                money; the space on the track
 *     rhino crew core, laser cannon (1)    where the crew stands, and the steps that one has left
 *     rhino boost 2; rhino taken 6         Boost that waits; damage taken in this Fight Phase
 *     rhino laser cannon: 2 damage, broken the marks of a module: N damage, shield N, broken, jammed, activated,
 *                                          reacted, fired in N
 *     shop weapon W01 -; deck movement M02 M08   the cards for sale (- is none), a deck from its top; after the phase
 *
 * A phase gives the starter its steps and takes its shields away, so steps, shields and boost are said after it.
 */
export function arrange(t: MechsTable, statement: string): Refusal | undefined {
  const [first = '', ...rest] = statement.split(/\s+/)
  const seat = t.seats.find((_, n) => pieces[n] === first)
  if (seat !== undefined) return arrangeMech(t, seat, rest.join(' '), statement)
  switch (first) {
    case 'all':
      return t.seats
        .map((one) => arrangeMech(t, one, rest.join(' '), statement))
        .find((refusal) => refusal !== undefined)
    case 'round':
      t.state.round = Number(rest[0])
      return Number.isInteger(t.state.round) ? undefined : bad(statement, 'round 3')
    case 'phase':
      return arrangePhase(t, rest[0], statement)
    case 'shop':
    case 'deck':
      return arrangeCards(t, first, rest, statement)
    default:
      return bad(statement, 'a piece, all, round, phase, shop or deck')
  }
}

function arrangePhase(t: MechsTable, phase: string | undefined, statement: string): Refusal | undefined {
  if (phase !== 'buy' && phase !== 'fight') return bad(statement, 'phase buy or phase fight')
  fillShop(t, 'MM-008')
  beginPhase(t, phase)
  return undefined
}

/** `shop weapon W01 -` or `deck movement M02 M08`, the top card first. */
function arrangeCards(
  t: MechsTable,
  what: 'shop' | 'deck',
  words: readonly string[],
  statement: string,
): Refusal | undefined {
  const deck = deckNames.find((name) => name === words[0])
  if (deck === undefined) return bad(statement, `${what} weapon, utility or movement`)
  const cards = words.slice(1).map((word) => (word === '-' ? null : takeCard(t, deck, readType(word))))
  if (cards.includes(undefined)) return bad(statement, `cards of the ${deck} deck, or -`)
  if (what === 'shop') {
    t.state.shop[deck] = cards.map((card) =>
      card === null || card === undefined ? null : { card, type: t.reveal(card) },
    )
  } else {
    t.state.decks[deck] = cards.filter((card) => card !== null && card !== undefined).toReversed()
  }
  return undefined
}

/** A card of that type: from its deck if there is one, else another. */
function takeCard(t: MechsTable, deck: Deck, type: TypeId | undefined): Secret<TypeId> | undefined {
  if (type === undefined) return undefined
  const cards = t.state.decks[deck]
  const index = cards.findIndex((card) => t.face(card) === type)
  return index < 0 ? t.hide({ name: deck }, type) : at(cards.splice(index, 1), 0)
}

const sentences: readonly [RegExp, (t: MechsTable, seat: Seat, words: RegExpExecArray) => void][] = [
  [/^\$(\d+)$/, (t, seat, [, money]) => void (mechOf(t.state, seat).money = Number(money))],
  [/^on (-?\d+)$/, (t, seat, [, space]) => void (mechOf(t.state, seat).space = Number(space))],
  [/^boost (\d+)$/, (t, seat, [, boost]) => void (mechOf(t.state, seat).boost = Number(boost))],
  [/^taken (\d+)$/, (t, seat, [, taken]) => void (mechOf(t.state, seat).damageTaken = Number(taken))],
  [/^starts$/, (t, seat) => void (t.state.starter = seat)],
  [/^to act$/, (t, seat) => toAct(t, seat)],
]

/** The others before this seat have had their turns. */
function toAct(t: MechsTable, seat: Seat): void {
  t.state.turnsDone = turnOrder(t.state).indexOf(seat)
  if (t.state.phase === 'fight') beginFightTurn(t.state, seat)
}

function arrangeMech(t: MechsTable, seat: Seat, text: string, statement: string): Refusal | undefined {
  const mech = mechOf(t.state, seat)
  const preset = presets.find((name) => name === text)
  if (preset !== undefined) {
    for (const part of presetParts[preset]) addPart(t, mech, part)
    return undefined
  }
  for (const [pattern, carryOut] of sentences) {
    const words = pattern.exec(text)
    if (words === null) continue
    carryOut(t, seat, words)
    return undefined
  }
  if (text.startsWith('has ')) return addModules(t, mech, text.slice(4), statement)
  if (text.startsWith('crew ')) return placeCrew(mech, text.slice(5), statement)
  return markModule(mech, text, statement)
}

/** `has W09 2 0 1 | U05 2 1 0`: modules at x, y, turned, each legally attached. */
function addModules(t: MechsTable, mech: Mech, text: string, statement: string): Refusal | undefined {
  for (const entry of text.split('|')) {
    const [type, x, y, turned] = entry.trim().split(/\s+/)
    const known = readType(type ?? '')
    const spot = { x: Number(x), y: Number(y), turned: Number(turned) }
    if (known === undefined || Object.values(spot).some(Number.isNaN))
      return bad(statement, 'has W09 2 0 1 | U05 2 1 0')
    const refusal = whyNotHere(mech, known, spot)
    if (refusal !== undefined) return new Refusal('illegal', `${entry.trim()}: ${refusal.reason}`, refusal.rule)
    addPart(t, mech, { type: known, ...spot })
  }
  return undefined
}

/** `crew core, laser cannon (1)`: where all crew stands, and how many steps one has left. */
function placeCrew(mech: Mech, text: string, statement: string): Refusal | undefined {
  const all = mech.crew[0]?.steps ?? 0
  const crew = text.split(',').map((word): Crew => {
    const [, label = '', steps = all] = /^(.+?)(?: \((\d+)\))?$/.exec(word.trim()) ?? []
    return { at: label, steps: Number(steps), hubs: [] }
  })
  const lost = crew.find((member) => !mech.modules.some((module) => module.label === member.at))
  if (lost !== undefined) return bad(statement, `crew in modules of the mech; there is no ${lost.at}`)
  mech.crew = crew
  return undefined
}

const marks: readonly [RegExp, (module: Module, words: RegExpExecArray) => void][] = [
  [/^(\d+) damage$/, (module, [, points]) => void (module.damage = Number(points))],
  [/^shield (\d+)$/, (module, [, points]) => void (module.shield = Number(points))],
  [/^broken$/, (module) => void (module.broken = true)],
  [/^jammed$/, (module) => void (module.jammed = true)],
  [/^activated$/, (module) => void (module.activated = true)],
  [/^reacted$/, (module) => void (module.reacted = true)],
  [/^fired in (\d+)$/, (module, [, round]) => void (module.firedIn = Number(round))],
]

/** `laser cannon: 2 damage, shield 4, broken, jammed, activated, reacted, fired in 2`. */
function markModule(mech: Mech, text: string, statement: string): Refusal | undefined {
  const [label = '', rest = ''] = text.split(':')
  const module = mech.modules.find((one) => one.label === label.trim())
  if (module === undefined) return bad(statement, 'something about a piece or one of its modules')
  for (const word of rest.split(',').map((part) => part.trim())) {
    const mark = marks.find(([pattern]) => pattern.test(word))
    const words = mark?.[0].exec(word)
    if (mark === undefined || words === null || words === undefined) {
      return bad(statement, 'N damage, shield N, broken, jammed, activated, reacted or fired in N')
    }
    mark[1](module, words)
  }
  return undefined
}
