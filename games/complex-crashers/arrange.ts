// The notation in which scenarios lay out a position of Complex Crashers.

import { Refusal } from '@umpire/engine'
import { complexSentences } from './arrange/complex.ts'
import { mapSentences } from './arrange/map.ts'
import { operativeSentences } from './arrange/operatives.ts'
import { turnSentences } from './arrange/turn.ts'
import type { CrashersTable } from './table.ts'

const sentences = [...mapSentences, ...operativeSentences, ...complexSentences, ...turnSentences]

/**
 * Carries out one statement, in the order in which they are said. Without any, Operatives have no overlay and no cards but
 * Basic Training, and the Complex has the cards of the first ready deck. The last statement says who has the Initiative:
 *
 *     regions 0.0 1.0 2.0              the whole map: plain regions (east.north), open to each other, walled to all else;
 *                                      all Operatives stand in the first one
 *     region 1.0 is TECH2              or REACT3: then Reactor 3 is revealed there
 *     border 1.0 east pillar           or open, thin wall, pillared thin wall (with a Pillar beyond), thick wall; cover,
 *                                      open door, closed door, open edge, pillared edge
 *     burning 1.0 2                    burning tokens
 *     tiles R29 TECH2 REACT3           the next tiles of the stack, from its top; `tiles none`
 *     reserve R29 REACT2; doors left 0; covers left 0
 *     vera kit vanguard                a ready kit: overlay and cards
 *     vera at 1.0; vera overlay 5; vera ap -3; vera ap exhausted; vera health 1; vera armor lost 1
 *     vera has jack-rabbit-smg + frag-grenade; vera has nothing; vera trained sprinter + medic
 *     vera pillar east; vera tokens 2; vera used lob; vera done
 *     deck garrison                    a ready deck
 *     beta-squad at 2.0                a model: beta squad 1, the next one beta squad 2; its card is put into the grid
 *     beta squad 1 pillar west         or barrier west, disabled, braced
 *     staged crusher + assassin        or upgraded, reinforced
 *     reactor 2 fission-core online 3  its card, status and charges; each may be left out
 *     tracker vera 4; emp 2; emp called; round 3
 *     initiative vera                  the Operatives', and she is asked; `initiative manager`
 *     operatives gain                  they are about to gain it; `manager gain`
 */
export function arrange(t: CrashersTable, statement: string): Refusal | undefined {
  for (const [pattern, carryOut] of sentences) {
    const words = pattern.exec(statement)
    if (words !== null) return carryOut(t, words)
  }
  return new Refusal('malformed', `"${statement}" is no statement about a position of Complex Crashers`)
}
