// What missions say, made from their data: deployment, what lies on the table, what scores, and what wins.

import { actions } from '../actions.ts'
import { type MarkerKind, type Mission, missions, type MissionId } from '../missions.ts'
import { type Signature, signatureFacts, signatures } from '../signature.ts'
import type { SizeId } from '../sizes.ts'
import { units } from '../units.ts'
import { capital, inches } from './words.ts'

const markerNames: { readonly [Kind in MarkerKind]: string } = {
  vip: 'VIP',
  objective: 'objective',
  cache: 'cache',
  pylon: 'pylon',
}

export const sayMarker = (kind: MarkerKind): string => markerNames[kind]

/** `1 VP`, `3 VP` */
const points = (number: number): string => `${number} VP`

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

const sayAt = ({ x, y }: { readonly x: number; readonly y: number }): string => `(${inches(x)}, ${inches(y)})`

function onTheTable({ markers, placed, decoys, extraUnits }: Mission): readonly string[] {
  const given = markers.map(
    ({ kind, owner, ...at }) => `${owner === null ? 'a' : `${owner}'s`} ${sayMarker(kind)} at ${sayAt(at)}`,
  )
  return [
    ...(given.length === 0 ? [] : [`${capital(listed(given))}.`]),
    ...(placed === null
      ? []
      : [
          `The winner of the starting roll, then the other, places one ${sayMarker(placed.kind)} touching the middle line, not within ${inches(placed.fromConcealing)} of concealing terrain, not on a building, the two at least ${inches(placed.apart)} apart. No base may end on one.`,
        ]),
    ...(decoys.length === 0
      ? []
      : [`Each Force adds ${listed(decoys.map((signature) => `a ${nameOf(signature)} Decoy Ping`))}.`]),
    ...extraUnits.map((id) => `Each Force adds one ${units.of(id).name} and its Ping.`),
  ]
}

const nameOf = (signature: Signature): string => signatureFacts[signature].name

function sayScoring({ scoring }: Mission): string {
  switch (scoring.scoring) {
    case 'vip':
      return `When your Taskforce Activation ends: ${points(1)} for each of your Units within ${inches(scoring.reach)} of the enemy VIP, less 1 for each enemy Unit within ${inches(scoring.contest)} of it. Squads need more than half of their starting bases there.`
    case 'control':
      return `At the end of every Round from Round ${scoring.fromRound} on, at each objective: ${points(1)} for each of your Units within ${inches(scoring.reach)}, less 1 for each enemy Unit within ${inches(scoring.contest)}. A Unit serves one objective; squads down to half of their bases only block.`
    case 'heist':
      return `${actions.of(scoring.action).name} takes a cache. When your Taskforce Activation ends: ${points(scoring.perCache)} for each carrier wholly in your deployment zone, and the cache is gone.`
    case 'hunt':
      return `${points(scoring.perReveal)} when your REVEAL or your Unit's move turns an enemy Ping into a Unit, ${points(scoring.perUnit)} when an enemy Unit is destroyed.`
    case 'breakthrough': {
      const values = signatures.map((signature) => `${nameOf(signature)} ${signatureFacts[signature].value}`)
      return `A Unit whose move ended within ${inches(scoring.fromEdge)} of the enemy table edge may leave when your Taskforce Activation ends: ${listed(values)} VP.`
    }
    case 'demolition': {
      const worth = scoring.actions.map(({ action, points: each }) => `${actions.of(action).name} ${each}`)
      return `At the enemy pylon: ${listed(worth)} VP, once in a Taskforce Activation, and not while an enemy Unit is within ${inches(scoring.guarded)} of it.`
    }
  }
}

function sayEnd({ goal, wipedOutLoses }: Mission, size: SizeId): string {
  const rest = wipedOutLoses
    ? 'or wiping the enemy out, wins.'
    : 'wins. If a Force has nothing left on the table, the other adds the value of all its Units that are left, and the higher VP win.'
  return wipedOutLoses ? `${points(goal[size])}, ${rest}` : `${points(goal[size])} ${rest}`
}

/** Sentences about the mission in that size of game. */
export function missionLines(id: MissionId, size: SizeId): readonly string[] {
  const mission = missions.of(id)
  return [
    `Pings are deployed within ${inches(mission.deployment)} of your own edge.`,
    ...onTheTable(mission),
    sayScoring(mission),
    sayEnd(mission, size),
  ]
}
