// The notation in which scenarios lay out a position of Subterra Bravo.

import { Refusal } from '@umpire/engine'
import { commandoSentences } from './arrange/commandos.ts'
import { enemySentences } from './arrange/enemies.ts'
import { mapSentences } from './arrange/map.ts'
import { phaseSentences } from './arrange/phases.ts'
import { changeTerrain } from './rules/terrain.ts'
import type { SubterraTable } from './table.ts'

const sentences = [...commandoSentences, ...enemySentences, ...mapSentences, ...phaseSentences]

/**
 * Carries out one statement, in the order in which they are said. `team` comes first, the phase or turn last:
 *
 *     first game won in round 9        the second game of a series, before `team`: alpha had the commandos; or lost
 *     team quill calder okonjo         the commandos, dealt round the seats; each active in its first stance, on a start
 *                                      square, without kit; doors Unlocked, stacks as the mission lists them
 *     quill at 11.4                    column and row
 *     quill stance TL3; quill adr 4; quill wounds 3; quill tokens 2
 *     quill facedown TL3               a stance that the Overseer has not seen
 *     quill downed                     or recovering, exited, killed, corroded, acted
 *     quill has TL-01, CO-02 1         kit by id, with the uses left; `quill exhausted TL-01`
 *     order calder quill okonjo        initiative
 *     rogue at 10.5                    an enemy: rogue 1, the next one rogue 2 ...
 *     rogue 1 wounds 1                 or suppressed, stunned, marked, activated, dazzled
 *     energy 7; tile Frenzy 2; crisis; clone points 3; dashboard frenzy + pack hunt
 *     explored ROOM10 CORRIDOR; door D1 Jammed; door D1 Jammed faceup; door D4 open
 *     stack CORRIDOR RM-06 RM-04       from the top; `stack RA P1` lays a free stack into a room
 *     passage A; passage C sealed 5    sealed with so much paid
 *     generator 18.5; powered; lift found
 *     rubble 3.4 3.5                   or emi, smoke, mine, flare, marker, sealed vent, vent
 *     core 9.3; quill carries 1; cores out 1; uploads 5; uploads now 2; console wounds 7
 *     nest 12.16 awake                 or charged, burnt
 *     deck IV-26 IV-01                 the deck from its top; `discard IV-03 IV-04`
 *     round 6; turn quill              her turn begins; or phase timer, planning, overseer, spawn, activate, discard
 */
export function arrange(t: SubterraTable, statement: string): Refusal | undefined {
  for (const [pattern, carryOut] of sentences) {
    const words = pattern.exec(statement)
    if (words === null) continue
    const refusal = carryOut(t, words)
    changeTerrain(t.state)
    return refusal
  }
  return new Refusal('malformed', `"${statement}" is no statement about a position of Subterra Bravo`)
}
