// Small words about Heroes: the letter of the piece, what is left to do, heroic points.

import { seatLetter } from '@umpire/board'
import type { HeroicKind } from '../content/hero.ts'
import { heroName } from '../names.ts'
import type { State } from '../state.ts'
import { type Hero, isDowned } from '../state/hero.ts'

const heroicKinds: readonly HeroicKind[] = ['attack', 'defence', 'wild']

export const isAlone = (state: State, hero: Hero): boolean =>
  state.heroes.filter(({ seat }) => seat === hero.seat).length === 1

/** A player with several Heroes tells them apart by their initials. */
export const letterOf = (state: State, hero: Hero): string =>
  isAlone(state, hero) ? seatLetter(hero.seat) : heroName(hero.id).charAt(0)

/** `attack 1, wild 1` */
export const heroicWords = ({ heroic }: Hero): string =>
  heroicKinds
    .filter((kind) => heroic[kind] > 0)
    .map((kind) => `${kind} ${heroic[kind]}`)
    .join(', ')

export interface Standing {
  readonly words: string
  readonly tone: '' | 'lamp' | 'danger' | 'ok'
}

/** What becomes of a Hero in this round: `1 action left`, `done`, `2nd`. */
export function standingOf(state: State, hero: Hero): Standing {
  if (hero.area === null) return { words: 'out of the castle', tone: 'ok' }
  if (hero.isCaptured) return { words: 'captured', tone: 'danger' }
  if (isDowned(hero)) return { words: 'Downed', tone: 'danger' }
  const { turn } = state
  if (turn?.hero === hero.id && state.stage === 'hero turn') {
    const left = turn.basicLeft
    return {
      words: left === 1 ? '1 action left' : `${left === 0 ? 'no' : left} actions left`,
      tone: left > 0 ? 'lamp' : '',
    }
  }
  if (state.acted.includes(hero.id)) return { words: 'done', tone: '' }
  const place = state.order.indexOf(hero.id)
  if (place < 0) return { words: '', tone: '' }
  return { words: place === 0 ? 'next' : `in ${place + 1} turns`, tone: '' }
}
