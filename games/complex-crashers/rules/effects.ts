// What abilities that are no attacks do (CC-142): each effect is carried out by its own chapter in `effects/`.

import type { Rules } from '@umpire/engine'
import { isAttack } from '../content/ability.ts'
import type { Effect } from '../content/effect.ts'
import { whoUses } from '../events/who.ts'
import type { AbilityRef, Frame } from '../state/stack.ts'
import type { CrashersTable } from '../table.ts'
import { abilityOf } from './abilities.ts'
import { whyNotDeclare } from './declaring.ts'
import { cardsEffect } from './effects/cards.ts'
import { complexEffect } from './effects/complex.ts'
import { duck, harden, ignoreDice, ignoreGroup, reassign } from './effects/dice.ts'
import { burn } from './effects/fire.ts'
import { goingEffect } from './effects/going.ts'
import { healthEffect } from './effects/health.ts'
import { lastingEffect } from './effects/lasting.ts'
import { ordersEffect } from './effects/orders.ts'
import { pointsEffect } from './effects/points.ts'

/** CC-154 An Action whose target is no longer valid does nothing. */
export function* carryOut(t: CrashersTable, frame: Frame, effect: Effect): Rules {
  const { ability: ref } = frame
  if (ref === null || isAttack(abilityOf(ref))) return
  if (frame.isAction && whyNotDeclare(t.state, ref, frame.declared) !== undefined)
    t.tell({ kind: 'null', rule: 'CC-154', who: whoUses(frame, ref), ability: ref })
  else yield* takeEffect(t, ref, frame, effect)
}

function* takeEffect(t: CrashersTable, ref: AbilityRef, frame: Frame, effect: Effect): Rules {
  switch (effect.do) {
    case 'move':
    case 'move out':
    case 'phase':
    case 'phase other':
    case 'recall':
    case 'take pillar':
    case 'offer pillar':
    case 'dodge':
    case 'follow':
    case 'pursue':
    case 'drag':
    case 'end movement':
      return yield* goingEffect(t, ref, frame, effect)
    case 'lose AP':
    case 'leech':
    case 'give AP':
    case 'gain AP':
    case 'lose or cancel':
      return yield* pointsEffect(t, ref, frame, effect)
    case 'heal':
    case 'recover armor':
      return yield* healthEffect(t, ref, frame, effect)
    case 'recharge':
    case 'item swap':
    case 'respec':
    case 'reload':
      return yield* cardsEffect(t, ref, frame, effect)
    case 'order action':
    case 'order attack':
    case 'return fire':
      return yield* ordersEffect(t, frame, effect)
    case 'burn':
      return burn(t, ref, frame, effect)
    case 'brace':
    case 'barrier':
    case 'paint':
      return lastingEffect(t, ref, frame, effect)
    case 'duck':
      return duck(t, frame)
    case 'ignore group':
      return yield* ignoreGroup(t, frame, effect)
    case 'ignore dice':
      return ignoreDice(t, frame, effect)
    case 'harden':
      return harden(t, frame, effect)
    case 'reassign':
      return yield* reassign(t, frame, effect)
    case 'deploy':
    case 'replace':
    case 'redeploy':
    case 'drain':
    case 'charge':
    case 'jump start':
    case 'pulse':
    case 'call EMP':
    case 'scan':
    case 'work door':
    case 'kick door':
    case 'close door':
    case 'break wall':
    case 'place cover':
    case 'weld':
      return yield* complexEffect(t, frame, effect)
  }
}
