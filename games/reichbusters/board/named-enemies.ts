// The enemies that the question and what just happened speak of.

import { useBoard } from '@umpire/board'
import type { Shown } from '@umpire/engine'
import { useMemo } from 'react'
import type { NamedEnemies } from './pieces.ts'

const enemyNamed = /^enemy (\d+)$/

/** The number of an enemy that a thing is. */
export function uidOf(thing: string): number | undefined {
  const uid = enemyNamed.exec(thing)?.[1]
  return uid === undefined ? undefined : Number(uid)
}

const uidsIn = (things: readonly string[]): number[] => things.flatMap((thing) => uidOf(thing) ?? [])

/** By enemy: which options name it, as words, so that a board draws again only when they change: `3:0.2 4:0.2` */
function listOf(options: readonly Shown[]): string {
  const byUid = new Map<number, number[]>()
  for (const [n, { things }] of options.entries()) {
    for (const uid of uidsIn(things ?? [])) byUid.set(uid, [...(byUid.get(uid) ?? []), n])
  }
  return [...byUid].map(([uid, numbers]) => `${uid}:${numbers.join('.')}`).join(' ')
}

function mapOf(list: string): ReadonlyMap<number, string> {
  const found = new Map<number, string>()
  for (const entry of list.split(' ')) {
    const [uid = '', options = ''] = entry.split(':')
    if (uid !== '') found.set(Number(uid), options)
  }
  return found
}

export function useNamedEnemies(): NamedEnemies {
  const asked = useBoard(({ choosing: { ask, blocked } }) => listOf([...(ask?.options ?? []), ...blocked]))
  const told = useBoard(({ happening }) => uidsIn(happening?.things ?? []).join(' '))
  return useMemo(
    () => ({ asked: mapOf(asked), told: new Set(told === '' ? [] : told.split(' ').map(Number)) }),
    [asked, told],
  )
}
