// The words in which action cards are written down: upper halves, attacks, modifiers.

import type { ActionCard, BottomHalf, CardNoise, Fits, TopHalf, Twist } from '../card.ts'
import type { CardAttack, Effect } from '../effect.ts'
import type { HeroId } from '../hero.ts'
import type { HeroKeyword } from '../keywords.ts'

type Row = Pick<ActionCard, 'id' | 'name' | 'top'> & { readonly bottom?: BottomHalf }

/** RB-090 A card without a modifier is a feat, and a feat is removed from the game after use (RB-109). */
export const cardsOf = (hero: HeroId, rows: readonly Row[]): readonly ActionCard[] =>
  rows.map(({ id, name, top, bottom = null }) => {
    const isFeat = bottom === null
    return { id, hero, name, isFeat, top: isFeat ? { ...top, isRemoved: true } : top, bottom }
  })

/** Played in the own turn and discarded after use unless it says otherwise. */
export const top = (
  noise: CardNoise,
  effects: readonly Effect[],
  text: string,
  more: Partial<Pick<TopHalf, 'trigger' | 'duration'>> = {},
): TopHalf => ({ trigger: 'own turn', duration: 'once', isRemoved: false, noise, effects, text, ...more })

export const attack = (
  mode: CardAttack['mode'],
  more: Partial<Omit<CardAttack, 'does' | 'mode'>> = {},
): CardAttack => ({
  does: 'attack',
  mode,
  weapons: null,
  dice: 0,
  range: null,
  isFading: false,
  isArmourPiercing: false,
  suppresses: false,
  drawsIfKills: 0,
  isOneShot: false,
  on: 'any',
  times: 1,
  ...more,
})

export const move = (areas: number): Effect => ({ does: 'move', areas, isFree: false })
export const draw = (cards: number): Effect => ({ does: 'draw', cards })

export const lasts = (
  grants: readonly HeroKeyword[] = [],
  defenceDice = 0,
  on: 'self' | 'in area' | 'seen' = 'self',
): Effect => ({ does: 'last', grants, defenceDice, on })

/** `quieter` is told by its dice. */
const twistTexts: { readonly [Kind in Twist]: string } = {
  'no jam': 'the weapon does not jam in this action',
  burst: 'Burst is triggered, without its 2 dice',
  special: 'one more special',
  'suppress if wounded': "suppresses the target's area if it wounds",
  accurate: 'the attack is Accurate',
  'armour piercing': 'the attack is Armour Piercing',
  'ignore top effect': 'the upper effect of the noise card is ignored',
  'two noise cards': 'draw two noise cards, of which one counts',
  draw: 'draw a card',
  'reroll two': 're-roll up to 2 dice',
  'reroll blanks': 're-roll all blanks',
  'reroll any': 're-roll as many dice as you like',
  quieter: '',
}

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`

const diceText = (dice: number, twist: Twist | null): string =>
  twist === 'quieter'
    ? `${count(dice, 'noise die', 'noise dice')} less for the action`
    : `${count(Math.abs(dice), 'die', 'dice')} ${dice < 0 ? 'less' : 'more'}`

function textOf({ fits, dice, plus, noise, twist }: Omit<BottomHalf, 'text'>): string {
  const parts = [
    dice === 0 ? '' : diceText(dice, twist),
    plus === 0 ? '' : fits === 'move' ? `${count(plus, 'area', 'areas')} more` : `${plus} more on the total`,
    twist === null ? '' : twistTexts[twist],
    noise === 0 ? '' : `${count(noise, 'noise die', 'noise dice')} more`,
  ].filter((part) => part !== '')
  const text = parts.join(', ')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

export function modifier(fits: Fits, figures: Partial<Omit<BottomHalf, 'fits' | 'text'>>): BottomHalf {
  const half = { fits, dice: 0, plus: 0, noise: 0, twist: null, ...figures }
  return { ...half, text: textOf(half) }
}
