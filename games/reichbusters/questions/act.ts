// What a Hero does in its turn (D10): basic actions, cards, items, and all else, as one list.

import { at, type Label, type Question } from '@umpire/engine'
import type { CardId } from '../content/card.ts'
import { cards } from '../content/cards.ts'
import { features } from '../content/features.ts'
import type { HeroId } from '../content/hero.ts'
import { items } from '../content/items.ts'
import type { AreaId, DoorId } from '../content/map/map.ts'
import { areaName, cardName, doorName, heroName, sayArea, sayCard, sayDoor } from '../names.ts'
import { plainAttack } from '../rules/attack-plan.ts'
import type { AttackChoice } from '../rules/attack/targets.ts'
import { doorNoise, opensLocks } from '../rules/doors.ts'
import { featureNoise, type FeatureUse } from '../rules/features/using.ts'
import type { Giving } from '../rules/giving.ts'
import type { Readied } from '../rules/ready.ts'
import { searchNoise } from '../rules/searching.ts'
import { heroOf, isLocked, mapOf, type State, type Turn } from '../state.ts'
import type { Found } from '../state/castle.ts'
import { type Hero, isDowned, type Item } from '../state/hero.ts'
import { areaThing, cardThing, doorThing, heroThing, itemThing, weaponThing } from '../things.ts'
import {
  equipmentLabel,
  foundName,
  givingLabel,
  sayFound,
  sayGiving,
  sayReadied,
  sayThisItem,
  weaponNow,
} from './act-words.ts'
import { attackLabel, attackThings, sayAttack } from './attack.ts'
import { sayStep, type Step, stepLabel, stepThings } from './moving.ts'
import { noiseWords } from './noise-words.ts'

export type Act =
  | { readonly do: 'move'; readonly step: Step }
  | { readonly do: 'attack'; readonly attack: AttackChoice }
  | { readonly do: 'search'; readonly found: Found }
  | { readonly do: 'ready'; readonly readied: Readied }
  | { readonly do: 'draw' }
  | { readonly do: 'door'; readonly door: DoorId }
  | { readonly do: 'feature'; readonly use: FeatureUse }
  | { readonly do: 'escort' }
  | { readonly do: 'card'; readonly card: CardId }
  | { readonly do: 'item'; readonly item: Item }
  | { readonly do: 'giving'; readonly giving: Giving }
  | { readonly do: 'take'; readonly area: AreaId; readonly found: Found }
  | { readonly do: 'avenge'; readonly step: Step }
  | { readonly do: 'patience' }

function turnOf(state: State): Turn {
  if (state.turn === null) throw new Error('it is no Hero turn')
  return state.turn
}

const actor = (state: State): Hero => heroOf(state, turnOf(state).hero)

/** Whether working on a door leaves it closed. */
const isUnlocking = (state: State, door: DoorId): boolean => isLocked(state, door) && !opensLocks(state, actor(state))

function sayMove(step: Step, state: State): string {
  return step.go === 'area' ? `move ${sayStep(step, state)}` : sayStep(step, state)
}

function sayUse({ feature, weapon }: FeatureUse): string {
  const name = features.of(feature).name.toLowerCase()
  return weapon === null ? `use ${name}` : `use ${name} on ${weapon}`
}

function sayAct(act: Act, state: State): string {
  switch (act.do) {
    case 'move':
      return sayMove(act.step, state)
    case 'attack':
      return `attack ${sayAttack(act.attack, state)}`
    case 'search':
      return `search ${sayFound(act.found)}`
    case 'ready':
      return sayReadied(act.readied, actor(state))
    case 'draw':
      return 'draw cards'
    case 'door':
      return `${isUnlocking(state, act.door) ? 'unlock' : 'open'} ${sayDoor(act.door, state)}`
    case 'feature':
      return sayUse(act.use)
    case 'escort':
      return 'escort'
    case 'card':
      return `play ${sayCard(act.card)}`
    case 'item':
      return `use ${sayThisItem(act.item, actor(state))}`
    case 'giving':
      return sayGiving(act.giving, actor(state))
    case 'take':
      return `take ${sayArea(act.area, state)}`
    case 'avenge':
      return `avenge ${sayStep(act.step, state)}`
    case 'patience':
      return 'patience'
  }
}

function actThings(act: Act, state: State): readonly string[] {
  const { hero } = turnOf(state)
  switch (act.do) {
    case 'move':
    case 'avenge':
      return stepThings(act.step, state, hero)
    case 'attack':
      return attackThings(act.attack, state)
    case 'search':
    case 'take':
      return [itemThing(act.found.uid)]
    case 'ready':
      return act.readied.weapon === null ? [itemThing(act.readied.item.uid)] : [weaponThing(act.readied.weapon)]
    case 'door':
      return [doorThing(act.door)]
    case 'feature':
      return act.use.weapon === null ? areaOf(state) : [weaponThing(act.use.weapon)]
    case 'card':
      return [cardThing(act.card)]
    case 'item':
      return [itemThing(act.item.uid)]
    case 'giving':
      return act.giving.how === 'give'
        ? [itemThing(act.giving.item.uid), heroThing(act.giving.to)]
        : [itemThing(act.giving.item.uid)]
    case 'escort':
      return areaOf(state)
    case 'patience':
      return [cardThing('RH12')]
    case 'draw':
      return []
  }
}

function areaOf(state: State): readonly string[] {
  const { area } = actor(state)
  return area === null ? [] : [areaThing(area)]
}

const basic = '1 action'

function doorLabel(door: DoorId, state: State, hero: HeroId): Label {
  const isKept = isUnlocking(state, door)
  const { isLarge } = at(mapOf(state).doors, door)
  const words = [noiseWords(state, hero, doorNoise(state, door)), ...(isLarge ? ['large'] : [])]
  return {
    name: `${isKept ? 'Unlock' : 'Open'} ${doorName(door, state)}`,
    means: isKept ? `${words.join(', ')}; it stays closed` : words.join(', '),
    cost: basic,
    group: 'Doors',
    icon: isKept ? 'unlock' : 'open-door',
  }
}

function featureLabel(use: FeatureUse, state: State): Label {
  const { name, text } = features.of(use.feature)
  const noise = noiseWords(state, turnOf(state).hero, featureNoise(actor(state), use))
  const on = use.weapon === null ? '' : `: ${weaponNow(actor(state), use.weapon)}`
  return { name: `${name}${on}`, means: `${noise}. ${text}`, cost: basic, group: 'Here', icon: 'gear' }
}

function cardLabel(card: CardId, state: State): Label {
  const { noise, text } = cards.of(card).top
  const loud = typeof noise === 'number' ? noiseWords(state, turnOf(state).hero, noise) : `noise ${noise}`
  return {
    name: cardName(card),
    means: `${text} ${noise === 0 ? '' : `(${loud})`}`.trim(),
    group: 'Cards',
    icon: 'deck',
  }
}

function itemLabel({ id }: Item, state: State): Label {
  const { name, text, noise } = items.of(id)
  const loud = noise === 0 ? '' : ` (${noiseWords(state, turnOf(state).hero, noise)})`
  return { name, means: `${text}${loud}`, group: 'Items', icon: 'gear' }
}

function actLabel(act: Act, state: State): Label {
  const { hero } = turnOf(state)
  switch (act.do) {
    case 'move':
      return { ...stepLabel(act.step, state, hero), cost: basic }
    case 'attack':
      return { ...attackLabel(plainAttack(hero), act.attack, state), cost: basic }
    case 'search':
      return {
        name: `Search: ${foundName(act.found)}`,
        means: noiseWords(state, hero, searchNoise(actor(state), act.found)),
        cost: basic,
        group: 'Here',
        icon: 'search',
      }
    case 'ready':
      return { ...equipmentLabel(act.readied, actor(state)), cost: basic }
    case 'draw':
      return { name: 'Draw 2 Cards', means: 'no noise', cost: basic, group: 'Cards', icon: 'draw-cards' }
    case 'door':
      return doorLabel(act.door, state, hero)
    case 'feature':
      return featureLabel(act.use, state)
    case 'escort':
      return { name: "Take O'Reilly along", means: 'no noise; takes a slot', cost: basic, group: 'Here', icon: 'crew' }
    case 'card':
      return cardLabel(act.card, state)
    case 'item':
      return itemLabel(act.item, state)
    case 'giving':
      return givingLabel(act.giving)
    case 'take':
      return {
        name: `Take what lies in ${areaName(act.area, state)}`,
        means: 'no action',
        group: 'Items',
        icon: 'objective',
      }
    case 'avenge':
      return { ...stepLabel(act.step, state, hero), means: 'Vengeance: no action, once a turn' }
    case 'patience':
      return {
        name: cardName('RH12'),
        means: 'one more basic action; the card is discarded',
        group: 'Cards',
        icon: 'timer',
      }
  }
}

/** `2 basic actions left; 3 cards in hand; 1 wound` */
function turnWords(state: State): string {
  const { basicLeft } = turnOf(state)
  const { area, hand, wounds, isKnockedDown } = actor(state)
  const words = [
    `${basicLeft} basic ${basicLeft === 1 ? 'action' : 'actions'} left`,
    `${hand.length} ${hand.length === 1 ? 'card' : 'cards'} in hand`,
    ...(wounds.length === 0 ? [] : [`${wounds.length} ${wounds.length === 1 ? 'wound' : 'wounds'}`]),
    ...(isKnockedDown ? ['knocked down: standing up takes movement'] : []),
    ...(isDowned(actor(state)) ? ['Downed'] : []),
  ]
  return `${area === null ? '' : `In ${areaName(area, state)}. `}${words.join('; ')}.`
}

/** D10 */
export const actQuestion: Question<Act, State> = {
  name: 'act',
  rule: 'RB-011',
  prompt: (state) => `What does ${heroName(turnOf(state).hero)} do?`,
  detail: turnWords,
  say: sayAct,
  things: actThings,
  label: actLabel,
  stakes: (state) => ({ actions: turnOf(state).basicLeft }),
  pass: 'end turn',
}
