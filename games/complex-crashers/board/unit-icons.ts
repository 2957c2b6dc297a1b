// Which icon stands for an ability, and which for a whole card.

import { type Ability, isActive, isAttack } from '../content/ability.ts'
import type { Attack } from '../content/attack.ts'
import type { Card } from '../content/card.ts'
import type { Effect } from '../content/effect.ts'

export function attackIcon({ reach, spread }: Attack): string {
  if (spread === 'area') return 'area'
  return reach === 'melee' ? 'melee' : spread === 'sweeping' ? 'sweep' : 'ranged'
}

const effectIcons: { readonly [Do in Effect['do']]: string } = {
  move: 'move',
  'move out': 'move',
  phase: 'phase',
  'take pillar': 'pillar',
  duck: 'pillar',
  dodge: 'run',
  follow: 'run',
  pursue: 'run',
  drag: 'step',
  'end movement': 'blocked',
  'offer pillar': 'pillar',
  'work door': 'open-door',
  'kick door': 'open-door',
  'close door': 'door-closed',
  'break wall': 'rubble',
  'place cover': 'cover',
  weld: 'lock',
  'lose AP': 'stun',
  leech: 'stun',
  'give AP': 'charge',
  'gain AP': 'charge',
  'lose or cancel': 'stun',
  heal: 'heal',
  'recover armor': 'armour',
  recharge: 'charge',
  'item swap': 'trade',
  respec: 'gear',
  reload: 'ready',
  scan: 'scan',
  burn: 'fire',
  drain: 'charge',
  charge: 'charge',
  'jump start': 'reactor',
  pulse: 'emi',
  'call EMP': 'emi',
  deploy: 'deploy',
  replace: 'spawn',
  redeploy: 'deploy',
  'phase other': 'phase',
  recall: 'phase',
  'order action': 'command-point',
  'order attack': 'command-point',
  'return fire': 'ranged',
  'ignore group': 'shield',
  'ignore dice': 'shield',
  harden: 'cover',
  reassign: 'guard',
  brace: 'shield',
  barrier: 'shield',
  paint: 'attack',
}

export function abilityIcon(ability: Ability): string {
  if (!isActive(ability)) return 'gear'
  return isAttack(ability) ? attackIcon(ability.attack) : effectIcons[ability.effect.do]
}

/** A card's sign is that of its first attack, else of its first ability. */
export function cardIcon({ kind, abilities }: Card): string {
  const shown = abilities.find(isAttack) ?? abilities[0]
  if (kind === 'reactor' || shown === undefined) return 'reactor'
  return abilityIcon(shown)
}
