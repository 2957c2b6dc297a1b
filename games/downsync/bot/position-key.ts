// A position in a few words, so that what was worked out for it is found again: playouts come through the same ones often.

import type { State } from '../state.ts'
import type { Ping } from '../state/ping.ts'
import type { Unit } from '../state/unit.ts'

const bits = (...flags: readonly boolean[]): number => {
  let sum = 0
  for (const flag of flags) sum = 2 * sum + (flag ? 1 : 0)
  return sum
}

function unitKey(unit: Unit): string {
  if (unit.at !== 'table') return `|${unit.card}${unit.at}`
  const { activated, overwatch, stunned, stealth, jammed, upkeep, slowed, tagged, locked, exposed, clearsTheWay } = unit
  const flags = bits(
    activated,
    overwatch,
    stunned,
    stealth,
    jammed,
    upkeep,
    slowed,
    tagged,
    locked,
    exposed,
    clearsTheWay,
  )
  let key = `|${unit.id}${unit.card}${flags}`
  for (const { team, x, y, inside, cm, emergency, stunned: isStunned } of unit.bases) {
    key += `,${team} ${x} ${y} ${inside} ${cm} ${emergency}${isStunned ? 's' : ''}`
  }
  return unit.cache === null ? key : `${key},c${unit.cache.marker} ${unit.cache.team}`
}

const pingKey = ({ id, seat, signature, x, y, activated, slowed }: Ping): string =>
  `|${id} ${seat} ${signature} ${x} ${y}${activated ? 'a' : ''}${slowed ? 's' : ''}`

/** Everything by which places are judged; undefined for terrain of a scenario, which has no name. */
export function positionKey({ terms, forces, units, pings, markers, taskforce }: State): string | undefined {
  if (terms.terrain !== null) return undefined
  const { harderScans, pingsNeedNoSight, stunsPerBase, slowOncePerTurn } = terms
  const flags = bits(harderScans, pingsNeedNoSight, stunsPerBase, slowOncePerTurn)
  let key = `${terms.layout}${terms.mission}${terms.size}${terms.guardianSpeed} ${flags} ${taskforce.join(' ')}`
  for (const { vp } of forces) key += ` ${vp}`
  for (const unit of units) key += unitKey(unit)
  for (const ping of pings) key += pingKey(ping)
  for (const { x, y, isCarried } of markers) key += `|${x} ${y}${isCarried ? 'c' : ''}`
  return key
}
