// The notation in which scenarios lay out a position of Downsync.

import { Refusal } from '@umpire/engine'
import { courseSentences } from './arrange/course.ts'
import { forceSentences } from './arrange/forces.ts'
import { makeBare } from './arrange/sentence.ts'
import { terrainSentences } from './arrange/terrain.ts'
import type { DownsyncTable } from './table.ts'

const sentences = [...terrainSentences, ...courseSentences, ...forceSentences]

/**
 * Carries out one statement, in the order in which they are said. The first makes the new game an empty table in Round 1:
 * no terrain, no Units and Pings, full Command Points, south to designate; the markers of the mission lie there. Lengths
 * are inches, factions need not be those of the options.
 *
 *     layout T3                           or `layout empty`, which it is anyhow
 *     terrain forest F1 (17,5) (23,5) (23,15) (17,15)
 *     terrain building B1 h=5 (10,10) (13.5,10) (13.5,13.5) (10,13.5)     3" high unless it says otherwise
 *     no markers; marker vip south at 36 12; marker cache at 24 24; marker objective at 14 24
 *
 *     south crusader at 10.62 10          crusader 1: with all its tokens, un-activated, not Refreshed, Stealthy ones with
 *                                         Stealth; numbers go up by card in the order in which they are said
 *     south crusader at 14 10, stunned, cm 1, activated
 *     north virago at 30 30
 *     north vector squad at 10 30 / 12 30 / 14 30, cm/2 0, emergency/1 1     a squad, base by base
 *     north goliath squad at 10 30 / - / 14 30                               team 2 is gone
 *         what may be said of a Unit: activated, overwatch, stunned, stunned/2 (one base, by option), stealth, no stealth,
 *         jammed, upkeep (a CP lies on it), refreshed, tagged, locked, exposed, moved, slowed, clears the way, served (as a
 *         Taxi), at the edge, cm 1, cm/2 0, emergency 0, braced/1 1, used deploy-drones, has cache 2 with team 1
 *     crusader 1 stunned                  the same of a Unit that was named before; `crusader 1 destroyed`, `... left`
 *     north ping m at 24.76 20 activated  m1: numbers go up by Signature; `m1 moved`
 *     south reserve harbinger, courier, widow scout     Units that Pings may become
 *     south carried vector squad in courier 1; south packaged infiltrator in widow scout 1
 *     south list tagger / tagger / virago / virago / virago / destroyer + advisor hawk ai     as if it had been shown
 *     south advisor sofia avery; cp south 3; vp north 2
 *
 *     round 2; turn 3; active north; roll winner north
 *     stage designate                     or reveal, refresh, move, reaction window, joiners, reactors, activate, turn end,
 *                                         round end; before the first Round: lists, start roll, markers, deploy, round start.
 *                                         Who has one element alone designates it unasked
 *     stage move taskforce crusader 1, m1   with the Taskforce of the Active Player, Refreshed if that phase is over
 *     engagement crusader 1 5, virago 1 4 held 1, harbinger 1 6 done     the priorities, on whichever side; the Active
 *                                         Player's are in the Taskforce, the others the Reaction Taskforce; without numbers
 *                                         they are still to be rolled
 */
export function arrange(t: DownsyncTable, statement: string): Refusal | undefined {
  makeBare(t.state)
  for (const [pattern, carryOut] of sentences) {
    const words = pattern.exec(statement)
    if (words !== null) return carryOut(t, words)
  }
  return new Refusal('malformed', `"${statement}" is no statement about a position of Downsync`)
}
