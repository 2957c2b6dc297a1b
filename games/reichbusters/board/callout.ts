// The word that rises from the first thing of an event. Nothing rises for what is seen on the board anyway.

import { bad, type Callout, type EventTable, good, plain, said } from '@umpire/board'
import type { ReichbustersEvent } from '../events.ts'
import { cardName, itemName } from '../names.ts'

const callouts: EventTable<ReichbustersEvent, Callout> = {
  // tests
  'test compared': ({ test, total, target, isSuccess }) => {
    if (test === 'noise') return total > 0 ? bad(`noise ${total}`) : good('unheard')
    if (test === 'vril') return plain(`${total}`)
    return isSuccess ? good(`${total} : ${target}`) : bad(`${total} : ${target}`)
  },
  'special spent': ({ on }) => plain(on),
  'heroic spent': () => good('heroic!'),
  surged: ({ surges }) => bad(surges === 1 ? 'surge' : `${surges} surges`),
  drained: () => bad('drained'),
  jammed: () => bad('jammed'),
  'no noise': () => good('unheard'),
  'noise heard': () => bad('heard!'),
  'loud noise': ({ loud }) => bad(loud),

  // harm
  'enemy unharmed': () => plain('armour'),
  'enemy wounded': ({ wounds }) => good(`-${wounds}`),
  'enemy changed': () => plain('changes'),
  'enemy killed': () => good('killed'),
  exploded: () => bad('explodes'),
  'crates exploded': () => bad('explodes'),
  grenade: () => plain('grenade'),
  pacified: () => good('pacified'),
  'enemies attack': ({ number }) => bad(`attack ${number}`),
  'wound kept': () => bad('wound'),
  'wound not kept': () => good('a scratch'),
  'wounds healed': ({ wounds }) => good(`+${wounds.length}`),
  downed: () => bad('Downed'),
  'no longer downed': () => good('up again'),
  'knocked down': () => bad('knocked down'),
  captured: () => bad('captured'),
  freed: () => good('freed'),
  'trap goes off': () => bad('a trap'),

  // the castle
  awareness: ({ from, to }) => (to > from ? bad(to === 2 ? '!' : '?') : good('calmer')),
  'room cleared': () => good('cleared'),
  disguised: () => good('disguised'),
  'enemy placed': () => plain('appears'),
  'spawn token triggered': ({ level }) => bad(`level ${level}`),
  patrol: ({ level }) => bad(`patrol ${level}`),
  'door opened': () => plain('opens'),
  'door unlocked': () => plain('unlocked'),
  'door locked': () => plain('locked'),
  'area suppressed': () => good('suppressed'),
  'charge planted': () => good('planted'),
  'charges detonated': () => good('BOOM!'),

  // cards and items
  'card played': ({ card }) => plain(cardName(card)),
  'modifier played': ({ card }) => plain(cardName(card)),
  'item taken': ({ item }) => good(itemName(item)),
  'item used': ({ item }) => plain(itemName(item)),
  'hero left': () => good('out!'),
}

export const calloutOf = (event: ReichbustersEvent): Callout | undefined => said(callouts, event)
