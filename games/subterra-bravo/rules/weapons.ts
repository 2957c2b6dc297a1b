// Weapons (SB-025, SB-059): what a commando carries to attack with, and what enemies and devices attack with.

import { type CommandoId, commandos } from '../content/commandos.ts'
import { enemies } from '../content/enemies.ts'
import { investigateDeck } from '../content/investigate.ts'
import { kit } from '../content/kit/kit.ts'
import type { Weapon } from '../content/weapon.ts'
import { cardOf } from '../names.ts'
import { commandoOf, enemyOf, missionOf, type State } from '../state.ts'
import type { Attacker, WeaponRef } from '../state/attack.ts'
import type { Commando, KitInstance } from '../state/commando.ts'

/** A weapon, and how an attack speaks of it. */
export interface Armed {
  readonly ref: WeaponRef
  readonly weapon: Weapon
}

/** The same objects every time: they are asked for at every decision of a turn. */
const issueWeapons: ReadonlyMap<CommandoId, readonly Armed[]> = new Map(
  commandos.rows.map(({ id, issue: [ranged, knife] }) => [
    id,
    [
      { ref: { is: 'issue', number: 0, name: ranged.name }, weapon: ranged },
      { ref: { is: 'issue', number: 1, name: knife.name }, weapon: knife },
    ],
  ]),
)

/** The name of a carried card; copies beyond the first are numbered: `Frag Grenade 2`. */
function nameOfCard(commando: Commando, item: KitInstance): string {
  const copies = commando.kit.filter(({ card }) => card === item.card)
  const number = copies.indexOf(item) + 1
  const { name } = cardOf(item.card)
  return number > 1 ? `${name} ${number}` : name
}

/** SB-025 Issue weapons first, then cards in the order in which they are carried. */
export function weaponsOf(commando: Commando): Armed[] {
  const armed = [...(issueWeapons.get(commando.id) ?? [])]
  for (const item of commando.kit) {
    const card = cardOf(item.card)
    if (card.type !== 'weapon') continue
    armed.push({ ref: { is: 'card', uid: item.uid, name: nameOfCard(commando, item) }, weapon: card.weapon })
  }
  return armed
}

/** The carried card of an attack; undefined where it is made with something else. */
export const itemOf = ({ kit: carried }: Commando, ref: WeaponRef): KitInstance | undefined =>
  ref.is === 'card' ? carried.find(({ uid }) => uid === ref.uid) : undefined

/** The weapon of an attack; undefined if the attacker does not have it. */
export function findWeapon(state: State, by: Attacker, ref: WeaponRef): Weapon | undefined {
  switch (by.is) {
    case 'commando':
      return weaponOfCommando(commandoOf(state, by.id), ref)
    case 'enemy': {
      const enemy = enemyOf(state, by.uid)
      return enemy === undefined || ref.is !== 'enemy' ? undefined : enemies.of(enemy.type)[ref.kind]
    }
    case 'device':
      return deviceWeapon(state, by.device)
  }
}

function weaponOfCommando(commando: Commando, ref: WeaponRef): Weapon | undefined {
  if (ref.is === 'issue') return commandos.of(commando.id).issue[ref.number]
  const item = itemOf(commando, ref)
  const card = item && cardOf(item.card)
  return card?.type === 'weapon' ? card.weapon : undefined
}

/** The weapon of an attack that is made. */
export function weaponFor(state: State, by: Attacker, ref: WeaponRef): Weapon {
  const found = findWeapon(state, by, ref)
  if (found === undefined) throw new Error(`the attacker has no such weapon: ${nameOfWeapon(ref)}`)
  return found
}

/** What the log and buttons call it. */
export function nameOfWeapon(ref: WeaponRef): string {
  switch (ref.is) {
    case 'card':
    case 'issue':
      return ref.name
    case 'enemy':
      return ref.kind
    case 'device':
      return 'explosion'
  }
}

function deviceWeapon(state: State, device: Extract<Attacker, { is: 'device' }>['device']): Weapon | undefined {
  switch (device) {
    case 'turret': {
      const card = investigateDeck.of('IV-18')
      return card.kind === 'event' && card.event.effect === 'turret' ? card.event.weapon : undefined
    }
    case 'mine': {
      const card = kit.of('RC-04')
      const action = card.type === 'action' ? card.action : undefined
      return action?.effect === 'mine' ? { attack: 'ranged', dice: action.dice } : undefined
    }
    case 'charge': {
      // SB-124, SB-229 It hits all around its nest, so cover is of no use.
      const { objective } = missionOf(state)
      return objective.objective === 'nests'
        ? { attack: 'ranged', dice: objective.explosion, ignoresCover: true }
        : undefined
    }
  }
}
