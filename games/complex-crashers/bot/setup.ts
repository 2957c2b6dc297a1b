// What both sides begin with: a ready deck, and ready kits that go together.

import { below } from '@umpire/engine'
import { decks, type Kit } from '../content/presets.ts'
import type { Overlay } from '../content/numbers.ts'
import { deckQuestion } from '../questions/setup.ts'
import { type Asked, choice, choiceNamed, type Reply } from './asked.ts'
import { kitsByTeam, own, ownComplex } from './weights.ts'

/** Each Operative of a team has a kit of its own; what the others take is known only where setup is open. */
function chooseKit(options: readonly (Kit['id'] | 'own')[], { state, ask }: Asked): number {
  const { operatives, terms } = state
  const asked =
    terms.setup === 'blind'
      ? operatives.find(({ seat }) => seat === ask.seat)
      : operatives.find(({ equipment }) => equipment.length === 0)
  return firstOf(options, kitsByTeam[operatives.length - 1]?.[asked?.id ?? 0] ?? [])
}

/** The first of a list that is offered. */
const firstOf = (options: readonly string[], list: readonly string[]): number =>
  Math.max(0, list.map((id) => options.indexOf(id)).find((n) => n >= 0) ?? 0)

/** One card after the other, in the order of a list. */
const byList = (name: string, list: readonly string[]): Reply =>
  choiceNamed(name, (options: readonly string[]) => firstOf(options, list))

const ofOperative = (name: string, kind: keyof typeof own.team): Reply =>
  choiceNamed(name, (options: readonly string[], { state }) =>
    firstOf(options, (state.operatives.length === 1 ? own.alone : own.team)[kind]),
  )

export const setupReplies: readonly Reply[] = [
  choice(deckQuestion, (_, { random }) => below(random, decks.rows.length)),
  byList('reactors', ownComplex.reactors),
  byList('grid', ownComplex.defenders),
  choiceNamed('kit', chooseKit),
  choiceNamed('overlay', (options: readonly (Overlay | null)[]) => Math.max(0, options.indexOf(own.overlay))),
  ofOperative('trainings', 'trainings'),
  ofOperative('weapon', 'weapons'),
  ofOperative('accessory', 'accessories'),
]
