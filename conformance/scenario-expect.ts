// What a scenario expects of facts and events, compared in the words of the scenario.

import type { GameEvent } from '@umpire/engine'

/**
 * Compares one fact: `seats.0.money = 5`, `bid = null`, `units.length >= 2`, `winners = ["azure"]`. A seat is written by
 * its name. Says what is there instead, or undefined if it is as expected.
 */
export function compareFact(facts: unknown, text: string, seatNames: readonly string[]): string | undefined {
  const [, path, operator, wanted] = /^(.+?)\s*(!=|<=|>=|=|<|>)\s*(.+)$/.exec(text) ?? []
  if (path === undefined || operator === undefined || wanted === undefined) {
    return 'is not: path = value (or !=, <, <=, >, >=)'
  }
  const found = follow(facts, path)
  return holds(found, operator, wanted, seatNames)
    ? undefined
    : `${path} is ${found === undefined ? 'not there' : JSON.stringify(found)}`
}

/** The value at the end of a path of names and numbers; of a list also its length. */
function follow(value: unknown, path: string): unknown {
  let here = value
  for (const name of path.split('.')) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, name)) return undefined
    here = Reflect.get(here, name)
  }
  return here
}

function holds(found: unknown, operator: string, wanted: string, seatNames: readonly string[]): boolean {
  if (operator === '=') return isValue(found, wanted, seatNames)
  if (operator === '!=') return found !== undefined && !isValue(found, wanted, seatNames)
  const limit = Number(wanted)
  if (typeof found !== 'number' || Number.isNaN(limit)) return false
  if (operator === '<') return found < limit
  if (operator === '<=') return found <= limit
  return operator === '>' ? found > limit : found >= limit
}

/** Whether a value is what is written: as JSON, as a bare word, or a seat by its name. */
function isValue(found: unknown, written: string, seatNames: readonly string[]): boolean {
  if (JSON.stringify(found) === compact(written) || String(found) === written) return true
  return typeof found === 'number' && seatNames[found] === written
}

/** JSON without its white space; what is not JSON stays as it is. */
function compact(written: string): string {
  try {
    return JSON.stringify(JSON.parse(written))
  } catch {
    return written
  }
}

/** Whether an event is the one written: `lost a die, LD-008, seat = P1, left = 4`. Fields not written do not count. */
export function isToldAs(event: GameEvent, written: string, seatNames: readonly string[]): boolean {
  const [kind, ...parts] = written.split(/,\s+/)
  if (event.kind !== kind) return false
  return parts.every((part) => {
    if (/^[A-Z]{2}-\d{3}[a-z]?$/.test(part)) return event.rule === part
    return compareFact(event, part, seatNames) === undefined
  })
}
