// Revealing Pings and Decoys (DS-063, DS-137 to DS-148): by their owner, by the enemy, as Units or as nothing.

import { offer, refuse, type RuleId, type Rules, type Seat, type WhyNot } from '@umpire/engine'
import { missions } from '../content/missions.ts'
import { placing, revealReach } from '../content/numbers.ts'
import type { Signature } from '../content/signature.ts'
import { units } from '../content/units.ts'
import type { RevealCause } from '../events/contacts.ts'
import { pingName, signatureName, unitName } from '../names.ts'
import { covertQuestion, forcedQuestion, type Revealed, revealQuestion } from '../questions/revealing.ts'
import { pingOf, type State, unitOf } from '../state.ts'
import type { Ping } from '../state/ping.ts'
import type { Unit } from '../state/unit.ts'
import type { DownsyncTable } from '../table.ts'
import { cpOf, spend } from './command-points.ts'
import { pingDisc } from './ground.ts'
import { score } from './missions/score.ts'
import { enterTable, hasRoom, newBases, startStealthy } from './placing.ts'
import { gainStealth, stripStealth, whyNoStealth } from './stealth.ts'
import { cargoOf, hasPart, isOnTable, other, reserveOf } from './units.ts'
import { checkWipedOut } from './victory.ts'

const pingsOf = (state: State, seat: Seat, signature: Signature): Ping[] =>
  state.pings.filter((ping) => ping.seat === seat && ping.signature === signature)

/** Units of the same card with the same cargo are one and the same to choose from. */
function differentUnits(state: State, reserve: readonly Unit[]): Unit[] {
  const kind = (unit: Unit): string => `${unit.card} ${cargoOf(state, unit)?.card ?? ''}`
  return reserve.filter((unit, n) => reserve.findIndex((one) => kind(one) === kind(unit)) === n)
}

/** DS-146, DS-148 */
function whyNoDecoy(state: State, { seat, signature }: Ping): WhyNot {
  const pings = pingsOf(state, seat, signature).length
  const left = reserveOf(state, seat, signature).length
  const name = signatureName(signature)
  const one = pings === 1 ? `is 1 ${name} Ping` : `are ${pings} ${name} Pings`
  return pings > left
    ? undefined
    : refuse(
        'DS-148',
        () => `there ${one} and ${left} ${name} ${left === 1 ? 'Unit' : 'Units'} in Reserve: reveal a Unit`,
      )
}

/** DS-249, DS-250 Taxis that can take a Hitch Hiker now. */
function taxisFor(state: State, hiker: Unit): Unit[] {
  if (!units.of(hiker.card).isHitchHiker) return []
  return state.units.filter((unit) => unit.seat === hiker.seat && isOnTable(unit) && units.of(unit.card).isTaxi)
}

function whyNotTaxi(state: State, ping: Ping, taxi: Unit, hiker: Unit): WhyNot {
  if (state.taskforce.includes(taxi.id)) return refuse('DS-249', () => `${unitName(taxi)} is in this Taskforce`)
  if (taxi.hasServedTaxi) return refuse('DS-250', () => `${unitName(taxi)} has served a Hitch Hiker already`)
  return hasRoom(state, hiker, taxi.bases, placing.hitchHiker, ping.id)
    ? undefined
    : refuse('DS-249', () => `there is no room beside ${unitName(taxi)}`)
}

/** DS-137 What this Ping might be; DS-249 where Hitch Hikers may appear beside a Taxi, that too. */
function possible(state: State, ping: Ping, withTaxis: boolean): Revealed[] {
  const choices: Revealed[] = []
  for (const unit of differentUnits(state, reserveOf(state, ping.seat, ping.signature))) {
    choices.push({ ping, unit: unit.id, taxi: null })
    if (withTaxis) for (const taxi of taxisFor(state, unit)) choices.push({ ping, unit: unit.id, taxi: taxi.id })
  }
  choices.push({ ping, unit: null, taxi: null })
  return choices
}

const whyNot = (state: State, { ping, unit, taxi }: Revealed): WhyNot => {
  if (unit === null) return whyNoDecoy(state, ping)
  return taxi === null ? undefined : whyNotTaxi(state, ping, unitOf(state, taxi), unitOf(state, unit))
}

/** DS-063 One Ping of the Taskforce is revealed by its owner, or the phase is over. */
export function* revealStep(t: DownsyncTable): Rules {
  const { state } = t
  const pings = state.taskforce.flatMap((id) => pingOf(state, id) ?? [])
  if (pings.length === 0) {
    state.stage = 'refresh'
    return
  }
  const choices = offer(
    pings.flatMap((ping) => possible(state, ping, true)),
    (choice) => whyNot(state, choice),
  )
  const revealed = yield* t.chooseOrPass(state.active, revealQuestion, choices)
  if (revealed === undefined) state.stage = 'refresh'
  else yield* revealAs(t, revealed, 'owner', null)
}

/**
 * DS-138, DS-143 A Ping is revealed; its owner says as what, whoever caused it. `by`: the Unit that did, by id. The
 * Unit's id, or null for a Decoy.
 */
export function* revealPing(
  t: DownsyncTable,
  pingId: number,
  cause: RevealCause,
  by: number | null,
): Rules<number | null> {
  const { state } = t
  const ping = pingOf(state, pingId)
  if (ping === undefined) throw new Error(`no Ping ${pingId}`)
  const choices = offer(possible(state, ping, false), (choice) => whyNot(state, choice))
  const revealed = yield* t.choose(ping.seat, forcedQuestion(ping), choices)
  return yield* revealAs(t, revealed, cause, by)
}

const rules: { readonly [Cause in RevealCause]: RuleId } = {
  owner: 'DS-137',
  burned: 'DS-087',
  scan: 'DS-165',
  ambush: 'DS-237',
}

/** DS-137 The Ping is what its owner has said. */
export function* revealAs(
  t: DownsyncTable,
  revealed: Revealed,
  cause: RevealCause,
  by: number | null,
): Rules<number | null> {
  const { state } = t
  const { ping } = revealed
  const { seat, signature, number, x, y } = ping
  if (revealed.unit === null) {
    removePing(state, ping.id)
    t.tell({ kind: 'decoy', rule: 'DS-146', seat, signature, number, cause, by, x, y })
    checkWipedOut(t)
    return null
  }
  const unit = unitOf(state, revealed.unit)
  t.tell({
    kind: 'revealed',
    rule: rules[cause],
    signature,
    number,
    cause,
    by,
    unit: unit.id,
    taxi: revealed.taxi,
    x,
    y,
  })
  // DS-142 It takes over the Activated Token and the place in the Taskforce; DS-237 an ambusher is fresh.
  unit.activated = cause === 'ambush' ? false : ping.activated
  yield* appear(t, unit, ping, revealed.taxi)
  replacePing(state, ping, unit)
  removeLeftOver(t, seat, signature)
  yield* arrive(t, unit, cause)
  checkWipedOut(t)
  return unit.id
}

/** DS-139, DS-140, DS-249 Its bases are on the table. */
function* appear(t: DownsyncTable, unit: Unit, ping: Ping, taxiId: number | null): Rules {
  const { state } = t
  if (units.of(unit.card).kind === 'vehicle') {
    unit.bases = newBases(unit).map((base) => ({ ...base, x: ping.x, y: ping.y }))
    unit.at = 'table'
    return
  }
  if (taxiId === null) {
    yield* enterTable(t, unit, [pingDisc(ping)], revealReach, 'DS-140', pingName(ping), ping.id)
  } else {
    const taxi = unitOf(state, taxiId)
    taxi.hasServedTaxi = true
    yield* enterTable(t, unit, taxi.bases, placing.hitchHiker, 'DS-249', unitName(taxi), ping.id)
  }
  if (!isOnTable(unit)) unit.at = 'destroyed'
}

const removePing = (state: State, id: number): void => {
  state.pings = state.pings.filter((ping) => ping.id !== id)
  state.taskforce = state.taskforce.filter((member) => member !== id)
}

/** DS-142 */
function replacePing(state: State, ping: Ping, unit: Unit): void {
  const isMember = state.taskforce.includes(ping.id)
  if (isMember && isOnTable(unit)) {
    state.taskforce = state.taskforce.map((member) => (member === ping.id ? unit.id : member))
    unit.moved = ping.moved
  }
  removePing(state, ping.id)
}

/** DS-147 No Unit of that Signature is left to be found: all other Pings of it go. */
function removeLeftOver(t: DownsyncTable, seat: Seat, signature: Signature): void {
  const { state } = t
  if (reserveOf(state, seat, signature).length > 0) return
  const gone = pingsOf(state, seat, signature)
  if (gone.length === 0) return
  for (const { id } of gone) removePing(state, id)
  const pings = gone.map(({ number, x, y }) => ({ signature, number, x, y }))
  t.tell({ kind: 'pings gone', rule: 'DS-147', seat, signature, pings })
}

/** DS-141, DS-225, DS-263 What comes with appearing: Stealth, or its end for enemies; M4: a point for who forced it. */
function* arrive(t: DownsyncTable, unit: Unit, cause: RevealCause): Rules {
  const { state } = t
  if (!isOnTable(unit)) return
  if (units.of(unit.card).kind === 'infantry') stripStealth(t, unit)
  startStealthy(t, unit)
  const { scoring } = missions.of(state.terms.mission)
  if (scoring.scoring === 'hunt' && (cause === 'burned' || cause === 'scan'))
    score(t, other(unit.seat), scoring.perReveal, 'reveal', unit.id)
  if (cause !== 'owner' || !hasPart(state, unit, 'isCovert')) return
  if (cpOf(state, unit.seat) < 1 || whyNoStealth(state, unit) !== undefined) return
  if (!(yield* t.confirm(unit.seat, covertQuestion(unit.id)))) return
  spend(t, unit.seat, 1, 'stealth', unit.id)
  gainStealth(t, unit, 'DS-263')
}
