// The notation in which scenarios lay out a position of Reichbusters.

import { Refusal } from '@umpire/engine'
import { campaignSentences } from './arrange/campaign.ts'
import { enemySentences } from './arrange/enemies.ts'
import { heroSentences } from './arrange/heroes.ts'
import { mapSentences } from './arrange/map.ts'
import { setUpSentences } from './arrange/mission.ts'
import { turnSentences } from './arrange/turn.ts'
import type { ReichbustersTable } from './table.ts'

const sentences = [
  ...setUpSentences,
  ...mapSentences,
  ...enemySentences,
  ...heroSentences,
  ...campaignSentences,
  ...turnSentences,
]

/**
 * Carries out one statement, in the order in which they are said. The mission comes first where it is not that of the
 * options, then the team; the last statement says whose turn it is:
 *
 *     mission M1                        or `mission RO1 R1 RF1`: objective, map, faction
 *     team brick + red-hawk             at the entrance of a bare map: no tokens on it, all doors closed and locked as
 *                                       printed; all decks full, hands empty, no items, no heroic points; seats in turn
 *     tracker 6/4; box 2; round 3; alarm pending; after the alarm
 *     door b3-b4 open                   or closed, locked; `doors open` for all
 *     c4 alert                          the room of c4; or suspicious, at ease; cleared; raised (in this Hero turn)
 *     c4 + d4 suppressed                or smoke, smoke 2 (enemy turns), smoke -1 (for good); guard point, no guard point
 *     item c4 keys                      face up; `hidden item c4 keys`; `... in locked-cabinet`
 *     hidden item d1 escort on O1 by sight
 *     feature c4 dark-alcove            face up; `hidden feature c4 gas-leak`; `known feature ...` (Better Maps)
 *     spawn c4 1; spawn c4 1 suspicious a patrol that nobody has seen
 *     passage a5 e5
 *     soldier at c4; 3 zombie at d4     numbered from 1 in this order: soldier 1, zombie 2, zombie 3
 *     uebersoldat 4 wounds 1; vrilpanzer 5 side I red
 *     brick at c4; brick has left; brick has ammo + keys; brick heroic attack + wild + wild
 *     brick hand BR3 + BR4; brick discard BR5; brick removed BR1; brick deck BR6 + BR7 (all of it, from its top)
 *     brick wounds W01 + W14 Rage; brick skills Strong + Die Hard; brick lost Rage (the skill is deactivated)
 *     brick vickers-left vril; brick vickers-left jammed 2; brick vril-shield drained
 *     brick knocked down; captured; painless; blinded; has shown; injected 2
 *     brick plays BR8; quentin plays QU1 on quentin + sarge
 *     noise deck N01 + N02; spawn deck nothing; wound discard W01; no vril items left; bag wild + wild
 *     vrilmeister general-wolff; killed general-wolff; planted d1 + a1; detonated; noise spared
 *     requisition 3; results M1 won + M2 lost; can look; better maps; free workbench
 *     acted sarge + brick; order quentin + brick; last turn sarge
 *     turn brick                        it is going on; `turn brick basic 1 moved + attacked`
 *     begin round; next hero; enemy turn; kill the intruders; check awareness; end of round; alarm sounds
 *     set up; headquarters
 */
export function arrange(t: ReichbustersTable, statement: string): Refusal | undefined {
  for (const [pattern, carryOut] of sentences) {
    const words = pattern.exec(statement)
    if (words !== null) return carryOut(t, words)
  }
  return new Refusal('malformed', `"${statement}" is no statement about a position of Reichbusters`)
}
