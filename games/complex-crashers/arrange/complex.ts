// Statements about the Complex: its cards, Reactors, trackers and Defenders.

import { defenders, type DefenderId } from '../content/defenders.ts'
import { decks } from '../content/presets.ts'
import { reactors } from '../content/reactors.ts'
import { pickOfDeck } from '../rules/choosing.ts'
import { placeModels } from '../rules/models.ts'
import { takeComplex } from '../rules/setup.ts'
import type { State } from '../state.ts'
import type { Defender, Technology } from '../state/complex.ts'
import {
  bad,
  listed,
  operativeWords,
  readDefender,
  readOperative,
  readRegion,
  readSide,
  type Sentence,
} from './sentence.ts'

const defenderNamed = (word: string): DefenderId | undefined => defenders.rows.find(({ id }) => id === word)?.id

const defenderIds = defenders.rows.map(({ id }) => id).join('|')
const defenderWords = defenders.rows.map(({ name }) => name.toLowerCase()).join('|')

/** The place of a card in the grid, where it takes the place of whatever card of its tier and type is there. */
function technologyFor(state: State, card: DefenderId): Technology {
  const { tier, type } = defenders.of(card)
  const place = state.grid.findIndex((one) => {
    const other = defenders.of(one.card)
    return other.tier === tier && other.type === type
  })
  const here = state.grid[place]
  if (here?.card === card) return here
  const technology = { card, isStaged: here?.isStaged ?? false, isUpgraded: false, isReinforced: false }
  state.grid[place] = technology
  return technology
}

const marks: { readonly [word: string]: (defender: Defender) => void } = {
  disabled: (defender) => void (defender.isDisabled = true),
  braced: (defender) => void (defender.isBraced = true),
}

/** Marks several cards of the grid. */
const marking =
  (mark: (technology: Technology) => void): Sentence[1] =>
  ({ state }, [, text = '']) => {
    const cards = listed(text).map(defenderNamed)
    if (cards.includes(undefined)) return bad(text, 'cards like crusher + titan')
    for (const card of cards) if (card !== undefined) mark(technologyFor(state, card))
    return undefined
  }

export const complexSentences: readonly Sentence[] = [
  [
    /^deck (\S+)$/,
    (t, [, word = '']) => {
      const deck = decks.rows.find(({ id }) => id === word)
      if (deck === undefined) return bad(word, 'a deck like garrison')
      takeComplex(t, pickOfDeck(deck, t.state.terms))
      return undefined
    },
  ],
  [/^staged (.+)$/, marking((technology) => void (technology.isStaged = true))],
  [/^upgraded (.+)$/, marking((technology) => void (technology.isUpgraded = true))],
  [/^reinforced (.+)$/, marking((technology) => void (technology.isReinforced = true))],
  [
    new RegExp(`^(${defenderIds}) at (\\S+)$`),
    (t, [, word = '', where = '']) => {
      const card = defenderNamed(word)
      const region = readRegion(t.state, where)
      if (card === undefined || region === undefined) return bad(where, 'a region like 1.0')
      technologyFor(t.state, card)
      placeModels(t, card, region.id, 1, 'CC-220')
      return undefined
    },
  ],
  [
    new RegExp(`^((?:${defenderWords})(?: \\d)?) (pillar|barrier) (\\w+)$`),
    ({ state }, [, words = '', what, where = '']) => {
      const defender = readDefender(state, words)
      const side = readSide(where)
      if (defender === undefined || side === undefined) return bad(`${words} ${where}`, 'a Defender and a side')
      if (what === 'pillar') defender.pillar = side
      else defender.barriers |= 1 << side
      return undefined
    },
  ],
  [
    new RegExp(`^((?:${defenderWords})(?: \\d)?) (${Object.keys(marks).join('|')})$`),
    ({ state }, [, words = '', mark = '']) => {
      const defender = readDefender(state, words)
      if (defender === undefined) return bad(words, 'on the board')
      marks[mark]?.(defender)
      return undefined
    },
  ],
  [
    /^reactor (\d)(?: (\S+-core))?(?: (online|offline))?(?: (\d))?$/,
    ({ state }, [, slot, word, status, charges]) => {
      const place = state.reactors.findIndex((one) => one.slot === Number(slot))
      const old = state.reactors[place]
      const card = word === undefined ? old?.card : reactors.rows.find(({ id }) => id === word)?.id
      if (old === undefined || card === undefined) return bad(`${slot} ${word ?? ''}`, 'a Reactor of this game')
      const isOnline = status === undefined ? old.isOnline : status === 'online'
      state.reactors[place] = { ...old, card, isOnline, charges: isOnline ? Number(charges ?? old.charges) : 0 }
      return undefined
    },
  ],
  [
    new RegExp(`^tracker (${operativeWords}) (-?\\d+)$`),
    ({ state }, [, word = '', value]) => {
      const operative = readOperative(state, word)
      if (operative === undefined) return bad(word, 'in the team')
      state.trackers[operative.id] = Number(value)
      return undefined
    },
  ],
]
