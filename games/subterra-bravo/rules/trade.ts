// Trade (SB-058, SB-144, SB-221): a card or a core goes to an adjacent commando, who is not asked.

import { refuse, type WhyNot } from '@umpire/engine'
import type { CommandoId } from '../content/commandos.ts'
import { cardOf, commandoName } from '../names.ts'
import { commandoOf, type State } from '../state.ts'
import type { Commando } from '../state/commando.ts'
import type { SubterraTable } from '../table.ts'
import { tradeCost } from './costs.ts'
import { isAdjacent, isOnMap, isStanding } from './figures.ts'
import { coresOf } from './passives.ts'
import { pay, whyNotPay } from './paying.ts'

/** What is given: a carried card by its number, or a core. */
type Goods = { readonly is: 'card'; readonly uid: number } | { readonly is: 'core' }

export interface Trade {
  readonly what: Goods
  readonly to: CommandoId
}

/** All that could be given to anybody on the map, or to those of whom `isReceiver` is true. */
export function tradesOf(state: State, commando: Commando, isReceiver?: (other: Commando) => boolean): Trade[] {
  const trades: Trade[] = []
  for (const other of state.commandos) {
    if (other === commando || !isOnMap(other) || isReceiver?.(other) === false) continue
    for (const { uid } of commando.kit) trades.push({ what: { is: 'card', uid }, to: other.id })
    if (coresOf(state, commando) > 0) trades.push({ what: { is: 'core' }, to: other.id })
  }
  return trades
}

export function whyNotTrade(state: State, commando: Commando, { what, to }: Trade): WhyNot {
  const other = commandoOf(state, to)
  if (!isOnMap(commando) || !isOnMap(other)) return refuse('SB-058', 'Both have to be on the map.')
  const item = what.is === 'card' ? commando.kit.find(({ uid }) => uid === what.uid) : undefined
  if (what.is === 'card' && (item === undefined || !cardOf(item.card).tradeable))
    return refuse('SB-144', 'That card cannot be traded.')
  if (!isStanding(other)) return refuse('SB-058', () => `${commandoName(to)} is downed and cannot receive anything.`)
  if (!isAdjacent(state, commando.square, other.square))
    return refuse('SB-058', () => `${commandoName(to)} is not adjacent.`)
  return whyNotPay(commando, tradeCost, 'Trade')
}

/** SB-144 Uses left and exhaustion go with the card. */
export function trade(t: SubterraTable, commando: Commando, { what, to }: Trade): void {
  const { state } = t
  const other = commandoOf(state, to)
  pay(t, commando, tradeCost, 'Trade')
  if (what.is === 'core') {
    const core = state.objectives.cores.find(({ carrier }) => carrier === commando.id)
    if (core === undefined) throw new Error(`${commando.id} carries no core`)
    core.carrier = to
    t.tell({ kind: 'traded', rule: 'SB-058', commando: commando.id, what: 'core', to })
    return
  }
  const item = commando.kit.find(({ uid }) => uid === what.uid)
  if (item === undefined) throw new Error(`${commando.id} has no card ${what.uid}`)
  commando.kit = commando.kit.filter((one) => one !== item)
  other.kit.push(item)
  t.tell({ kind: 'traded', rule: 'SB-058', commando: commando.id, what: item.card, to })
}
