// What is asked in the course of an attack: cards and stances that change it, and what follows from it.

import type { Label, Question, YesNo } from '@umpire/engine'
import type { DieColour } from '../content/dice.ts'
import { cardText } from '../content/text/kit.ts'
import { countOf } from '../content/text/words.ts'
import { cardOf, commandoName, figureName, squareName } from '../names.ts'
import type { Usable } from '../rules/interrupts.ts'
import { oddsOf } from '../rules/odds.ts'
import { type AttackSpec, planAttack, specOf } from '../rules/pool.ts'
import type { AttackChoice } from '../rules/targets.ts'
import { enemyOf, type FigureRef, type State } from '../state.ts'
import type { Attack, Attacker, Part } from '../state/attack.ts'
import type { Commando, KitInstance } from '../state/commando.ts'
import { figureThing, kitThing, squareThing } from '../things.ts'
import { aimName, attackLabel, attackThings, diceWords, outlookWords, sayAttack, woundsLeft } from './attacks.ts'

/** Who attacks whom with what: `Rogue Clone 3 attacks Quill: melee`. */
function attackWords(state: State, { by, aim, name }: Attack): string {
  const who = by.is === 'device' ? `The ${by.device}` : figureName(by, state)
  return `${who} attacks ${aimName(aim, state)}: ${name}`
}

const announced = (state: State): string => (state.attack === null ? 'An attack' : attackWords(state, state.attack))

/** What the attack would do now, and what with one part more. */
function compared(state: State, part: Part | undefined): string {
  if (state.attack === null) return ''
  const spec = specOf(state.attack)
  return outlookWords(state, part === undefined ? spec : { ...spec, parts: [...state.attack.parts, part] })
}

/** What the dice are made up of so far. */
function diceNow(state: State): string {
  if (state.attack === null) return ''
  const { dice, parts } = planAttack(state, specOf(state.attack))
  return `Dice: ${diceWords(dice, parts)}.`
}

type Stakes = { readonly [what: string]: number }

/** The numbers of the attack's first target: chances in percent, and the wounds it can still take. */
function stakesOf(state: State, spec: AttackSpec): Stakes {
  const { dice, targets } = planAttack(state, spec)
  const target = targets[0]
  if (target === undefined) return {}
  const left = woundsLeft(state, target.figure)
  const { wounded, removed } = oddsOf(dice, target.defense, left)
  return { wounded: Math.round(100 * wounded), removed: Math.round(100 * removed), left }
}

const stakesNow = (state: State): Stakes => (state.attack === null ? {} : stakesOf(state, specOf(state.attack)))

const costWords = (cost: number): { readonly cost: string } => ({ cost: `${cost} adrenaline` })

/** SB-205 A card that changes an attack before its pool is built. */
export const declaredCard = (
  commando: Commando,
  { item, card }: Usable<'attack-declared'>,
  part: Part,
): YesNo<State> => ({
  name: card.name.toLowerCase(),
  rule: 'SB-205',
  prompt: (state) => `${announced(state)}. Does ${commandoName(commando.id)} use ${card.name}?`,
  detail: (state) => `${cardText(card)} ${diceNow(state)}`,
  things: () => [kitThing(item.uid)],
  label: (isYes, state): Label =>
    isYes
      ? { name: card.name, means: compared(state, part), ...costWords(card.adrenaline), icon: 'shield' }
      : { name: 'Not now', means: compared(state, undefined), icon: 'pass' },
  stakes: stakesNow,
})

/** A find that is spent on a ranged attack before it is rolled. */
export const spendForDice = (commando: Commando, item: KitInstance, part: Part): YesNo<State> => ({
  name: cardOf(item.card).name.toLowerCase(),
  rule: 'SB-146',
  prompt: () => `Does ${commandoName(commando.id)} spend ${cardOf(item.card).name} on this attack?`,
  detail: (state) => `${announced(state)}. ${diceNow(state)}`,
  things: () => [kitThing(item.uid)],
  label: (isYes, state): Label =>
    isYes
      ? { name: 'Spend it', means: compared(state, part), cost: '1 use', icon: 'upgrade' }
      : { name: 'Keep it', means: compared(state, undefined), icon: 'pass' },
  stakes: stakesNow,
})

/** A die on the table. Dice that show the same are the same. */
export interface RolledDie {
  readonly colour: DieColour
  readonly face: number
}

const hitsOf = ({ attack }: State): number =>
  attack?.roll === null || attack === null
    ? 0
    : [...attack.roll.black, ...attack.roll.red].reduce((sum, face) => sum + face, 0)

/** `3 hits: Rogue Clone 3 suffers 2 wounds` */
function rolledWords(state: State): string {
  const hits = hitsOf(state)
  const targets = (state.attack?.targets ?? []).map(({ figure, defense, prevented }) => {
    const wounds = Math.max(0, hits - defense - prevented)
    return `${figureName(figure, state)} would suffer ${countOf(wounds, 'wound')} (Defense ${defense})`
  })
  return `${countOf(hits, 'hit')}: ${targets.join(', ')}`
}

export const reroll = (commando: Commando): Question<RolledDie, State> => ({
  name: 'reroll',
  rule: 'SB-118',
  prompt: () => `Which die does ${commandoName(commando.id)} reroll?`,
  detail: (state) => `${rolledWords(state)}. The new face counts.`,
  say: ({ colour, face }) => `${colour} ${face}`,
  label: ({ colour, face }) => ({
    name: `${colour === 'black' ? 'Black' : 'Red'} die`,
    means: `shows ${countOf(face, 'hit')}`,
    icon: 'replay',
  }),
  stakes: (state) => ({ hits: hitsOf(state) }),
  pass: 'keep all',
})

/** SB-118 A card against wounds that are about to come. */
export const fewerWounds = (
  commando: Commando,
  { item, card }: Usable<'dice-rolled'>,
  wounds: number,
  fewer: number,
): YesNo<State> => ({
  name: card.name.toLowerCase(),
  rule: 'SB-118',
  prompt: () => `${commandoName(commando.id)} is about to suffer ${countOf(wounds, 'wound')}. Is ${card.name} used?`,
  detail: (state) => `${announced(state)}. ${rolledWords(state)}.`,
  things: () => [kitThing(item.uid)],
  label: (isYes): Label =>
    isYes
      ? {
          name: card.name,
          means: `${countOf(Math.max(0, wounds - fewer), 'wound')} instead of ${wounds}`,
          ...costWords(card.adrenaline),
          icon: 'shield',
        }
      : { name: 'Not now', means: countOf(wounds, 'wound'), icon: 'pass' },
  stakes: (state) => ({ wounds, left: woundsLeft(state, { is: 'commando', id: commando.id }) }),
})

/** SB-154 */
export const knockback = (figure: FigureRef, way: readonly number[]): Question<number, State> => ({
  name: 'knockback',
  rule: 'SB-154',
  prompt: (state) => `How far is ${figureName(figure, state)} pushed?`,
  say: (squares) => String(squares),
  things: (squares, state) => {
    const to = way[squares - 1]
    return [to === undefined ? figureThing(figure, state) : squareThing(to)]
  },
  label: (squares, state) => {
    const to = way[squares - 1]
    return {
      name: countOf(squares, 'square'),
      means: to === undefined ? 'stays' : `to ${squareName(to, state)}`,
      icon: 'move',
    }
  },
  forced: true,
})

/** After an enemy's attack on the owner. */
export const slipAway = (commando: Commando, { item, card, effect }: Usable<'attack-resolved'>): YesNo<State> => ({
  name: card.name.toLowerCase(),
  rule: 'SB-205',
  prompt: (state) => `${announced(state)}. Does ${commandoName(commando.id)} use ${card.name}?`,
  detail: () => cardText(card),
  things: () => [kitThing(item.uid)],
  label: (isYes): Label =>
    isYes
      ? {
          name: card.name,
          means: effect.effect === 'slip-away' ? `up to ${countOf(effect.squares, 'square')}, free` : '',
          ...costWords(card.adrenaline),
          icon: 'run',
        }
      : { name: 'Stay', icon: 'pass' },
  stakes: (state) => ({ left: woundsLeft(state, { is: 'commando', id: commando.id }) }),
})

/** After an own ranged attack: the same target once more. */
export const attackAgain = (
  commando: Commando,
  { item, card }: Usable<'attack-resolved'>,
  again: AttackSpec,
): YesNo<State> => ({
  name: card.name.toLowerCase(),
  rule: 'SB-205',
  prompt: (state) => `Does ${commandoName(commando.id)} attack ${aimName(again.aim, state)} again?`,
  detail: () => cardText(card),
  things: () => [kitThing(item.uid)],
  label: (isYes, state): Label =>
    isYes
      ? { name: card.name, means: outlookWords(state, again), ...costWords(card.adrenaline), icon: 'ranged' }
      : { name: 'Not now', icon: 'pass' },
  stakes: (state) => stakesOf(state, again),
})

/** SB-208 enemy-move-ended */
export const overwatch = (
  commando: Commando,
  { card }: Usable<'enemy-move-ended'>,
  uid: number,
  part: Part,
): Question<AttackChoice, State> => {
  const by: Attacker = { is: 'commando', id: commando.id }
  return {
    name: card.name.toLowerCase(),
    rule: 'SB-205',
    prompt: (state) => {
      const enemy = enemyOf(state, uid)
      const name = enemy === undefined ? 'An enemy' : figureName({ is: 'enemy', uid }, state)
      return `${name} has moved in sight. Does ${commandoName(commando.id)} use ${card.name}?`
    },
    detail: () => cardText(card),
    say: sayAttack,
    things: (choice, state) => attackThings(choice, state, by),
    label: (choice, state) => attackLabel(choice, state, by, { cost: `${card.adrenaline} adrenaline`, parts: [part] }),
    stakes: (state) => ({ left: woundsLeft(state, { is: 'enemy', uid }) }),
    pass: 'hold fire',
  }
}
