// Stances (SB-044, SB-045): which ones a commando has, taking one, and those that lie facedown for the Overseer.

import type { Secret } from '@umpire/engine'
import type { CommandoId } from '../content/commandos.ts'
import { type StanceId, stancesOf } from '../content/stances.ts'
import type { AttackKind } from '../content/weapon.ts'
import { commandoOf, type FigureRef } from '../state.ts'
import type { Attacker } from '../state/attack.ts'
import type { Commando } from '../state/commando.ts'
import type { SubterraTable } from '../table.ts'
import { isAdjacent, isOnMap, onMap } from './figures.ts'
import { teamOf } from './viewers.ts'

/** The three that a commando has. */
export const stanceIds = (id: CommandoId): StanceId[] => stancesOf(id).map((stance) => stance.id)

/** SB-045 */
export function takeStance(commando: Commando, stance: StanceId): void {
  commando.stance = stance
  commando.lastStance = stance
}

/** SB-044 Lays a stance down: the team has seen it, the Overseer has not. */
export function layStance(t: SubterraTable, commando: Commando, stance: StanceId): Secret<StanceId> {
  const { id } = commando
  const card = t.hide({ name: `stance of ${id}`, faces: stanceIds(id) }, stance, ...teamOf(t))
  commando.stance = null
  commando.facedown = card
  return card
}

/** SB-044 For everybody, before it counts for anything that everybody sees. */
export function turnUpStance(t: SubterraTable, commando: Commando): void {
  const { id, facedown } = commando
  if (facedown === null) return
  commando.facedown = null
  const stance = t.reveal(facedown)
  takeStance(commando, stance)
  t.tell({ kind: 'stance turned up', rule: 'SB-044', commando: id, stance })
}

/** SB-044 The stances of the attacker and of the targets, and in melee of those next to them that may protect them. */
export function turnUpForAttack(t: SubterraTable, by: Attacker, kind: AttackKind, targets: readonly FigureRef[]): void {
  const { state } = t
  if (!state.terms.secretStances) return
  if (by.is === 'commando') turnUpStance(t, commandoOf(state, by.id))
  for (const target of targets) {
    if (target.is !== 'commando') continue
    const commando = commandoOf(state, target.id)
    turnUpStance(t, commando)
    if (kind !== 'melee' || !isOnMap(commando)) continue
    for (const other of onMap(state)) {
      if (mayProtect(other) && isAdjacent(state, other.square, commando.square)) turnUpStance(t, other)
    }
  }
}

/** Whether one of its stances protects those next to it. Asking about the one it has taken would give it away. */
const mayProtect = ({ id }: Commando): boolean =>
  stancesOf(id).some(({ special }) => special.some(({ effect }) => effect === 'defense-of-adjacent'))
