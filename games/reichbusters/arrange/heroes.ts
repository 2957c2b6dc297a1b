// Statements about Heroes: where they stand, their cards, weapons, items, skills and wounds.

import type { CardId } from '../content/card.ts'
import { cards } from '../content/cards.ts'
import type { HeroicKind } from '../content/hero.ts'
import { items } from '../content/items.ts'
import type { HeroKeyword } from '../content/keywords.ts'
import { skills } from '../content/skills.ts'
import type { WoundId } from '../content/wound.ts'
import { wounds } from '../content/wounds.ts'
import { poolName } from '../rules/decks.ts'
import type { Hero, Wound } from '../state/hero.ts'
import type { ReichbustersTable } from '../table.ts'
import {
  bad,
  heroNamed,
  heroWords,
  listed,
  readAll,
  readArea,
  readHero,
  readIn,
  type Sentence,
  takeOut,
} from './sentence.ts'

type Change = (hero: Hero, value: string, t: ReichbustersTable) => string | undefined

/** Cards of a Hero come out of the deck. */
const takingCards =
  (lay: (hero: Hero, taken: CardId[]) => void): Change =>
  (hero, value, t) => {
    const taken = readAll(value, readIn(cards))
    if (taken === undefined) return 'cards like BR3 + BR4'
    for (const card of taken) takeOut(t, hero.deck, card)
    lay(hero, taken)
    return undefined
  }

const skillNamed = (word: string): HeroKeyword | undefined => skills.rows.find(({ id }) => id === word)?.id

/** `W14 Rage` names the skill that it took. */
function readWound(words: string): Wound | undefined {
  const [word = '', ...named] = words.split(' ')
  const id: WoundId | undefined = readIn(wounds)(word)
  const skill = named.length === 0 ? null : skillNamed(named.join(' '))
  return id === undefined || skill === undefined ? undefined : { id, skill }
}

const heroicKinds: readonly HeroicKind[] = ['attack', 'defence', 'wild']

/** What can be said of a Hero. Each says what it wants where it cannot be carried out. */
const changes: { readonly [word: string]: Change } = {
  at: (hero, value, { state }) => {
    const area = readArea(state, value)
    if (area === undefined) return 'an area like c4'
    hero.area = area
    return undefined
  },
  hand: takingCards((hero, taken) => void (hero.hand = taken)),
  discard: takingCards((hero, taken) => void (hero.discard = taken)),
  removed: takingCards((hero, taken) => void (hero.removed = taken)),
  /** The whole deck, from its top. */
  deck: (hero, value, t) => {
    const faces = readAll(value, readIn(cards))
    if (faces === undefined) return 'cards like BR3 + BR4'
    const pool = { name: poolName(t.state, `cards of ${hero.id}`) }
    hero.deck = faces.toReversed().map((card) => t.hide(pool, card))
    return undefined
  },
  has: (hero, value, t) => {
    const carried = readAll(value, readIn(items))
    if (carried === undefined) return 'items like ammo + keys'
    for (const id of carried) takeOut(t, t.state.pools.items[items.of(id).category], id)
    hero.items = carried.map((id) => ({ uid: t.state.nextItem++, id, jammed: 0, drained: 0 }))
    return undefined
  },
  wounds: (hero, value, t) => {
    const suffered = readAll(value, readWound)
    if (suffered === undefined) return 'wounds like W01 + W14 Rage'
    for (const { id, skill } of suffered) {
      takeOut(t, t.state.woundDeck, id)
      for (const token of hero.skills) if (token.id === skill) token.isActive = false
    }
    hero.wounds = suffered
    return undefined
  },
  heroic: (hero, value) => {
    const points = listed(value)
    for (const kind of heroicKinds) hero.heroic[kind] = points.filter((point) => point === kind).length
    return points.some((point) => heroicKinds.every((kind) => kind !== point)) ? 'points like attack + wild' : undefined
  },
  skills: (hero, value) => {
    const tokens = readAll(value, skillNamed)
    if (tokens === undefined) return 'skills like Rage + Die Hard'
    hero.skills = tokens.map((id) => ({ id, isActive: true }))
    return undefined
  },
  lost: (hero, value) => {
    const token = hero.skills.find(({ id }) => id === value)
    if (token === undefined) return 'a skill of this Hero'
    token.isActive = false
    return undefined
  },
  injected: (hero, value) => {
    hero.injected = value === '2' ? 2 : 1
    return undefined
  },
}

const marks: { readonly [words: string]: (hero: Hero) => void } = {
  'has left': (hero) => void (hero.area = null),
  'knocked down': (hero) => void (hero.isKnockedDown = true),
  captured: (hero) => void (hero.isCaptured = true),
  painless: (hero) => void (hero.isPainless = true),
  blinded: (hero) => void (hero.isBlinded = true),
  'has shown': (hero) => void (hero.hasShown = true),
}

/** Statements about a weapon or an item by its id: `vril`, `jammed 1`, `drained 1`. */
function changeEquipment(hero: Hero, id: string, what: string, count: number): boolean {
  const weapon = hero.weapons.find((token) => token.id === id)
  const marked = weapon ?? hero.items.find((item) => item.id === id)
  if (marked === undefined) return false
  if (what === 'jammed') marked.jammed = count
  else if (what === 'drained') marked.drained = count
  else if (weapon !== undefined) weapon.side = 'vril'
  else return false
  return true
}

/** A card in play, with those who have what it gives: its owner alone where nobody is named. */
const inPlay: Sentence = [
  new RegExp(`^(${heroWords}) plays (\\w+)(?: on (.+))?$`),
  (t, [, word = '', id = '', text]) => {
    const { state } = t
    const hero = readHero(state, word)
    const card = readIn(cards)(id)
    const on = text === undefined ? undefined : readAll(text, heroNamed)
    if (hero === undefined || card === undefined) return bad(`${word} ${id}`, 'a Hero and a card')
    takeOut(t, hero.deck, card)
    const { duration } = cards.of(card).top
    const until = duration === 'once' ? 'end of turn' : duration
    state.lasting.push({ card, owner: hero.id, heroes: on ?? [hero.id], until, isUsed: false })
    return undefined
  },
]

export const heroSentences: readonly Sentence[] = [
  inPlay,
  [
    new RegExp(`^(${heroWords}) (${Object.keys(marks).join('|')})$`),
    ({ state }, [, word = '', mark = '']) => {
      const hero = readHero(state, word)
      if (hero === undefined) return bad(word, 'in the team')
      marks[mark]?.(hero)
      return undefined
    },
  ],
  [
    new RegExp(`^(${heroWords}) (${Object.keys(changes).join('|')}) (.+)$`),
    (t, [, word = '', what = '', value = '']) => {
      const hero = readHero(t.state, word)
      if (hero === undefined) return bad(word, 'in the team')
      const wanted = changes[what]?.(hero, value, t)
      return wanted === undefined ? undefined : bad(value, wanted)
    },
  ],
  [
    new RegExp(`^(${heroWords}) (\\S+) (vril|jammed|drained)(?: (\\d))?$`),
    ({ state }, [, word = '', id = '', what = '', count = '1']) => {
      const hero = readHero(state, word)
      if (hero === undefined || !changeEquipment(hero, id, what, Number(count))) return bad(id, `what ${word} carries`)
      return undefined
    },
  ],
]
