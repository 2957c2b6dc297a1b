// Whether somebody reacts to what has just happened, and with what (CC-138, D-21, D-22).

import { at, type Label, type Question } from '@umpire/engine'
import { isAttack } from '../content/ability.ts'
import { cardOf } from '../content/cards.ts'
import type { Effect } from '../content/effect.ts'
import { effectWords } from '../content/text/effects.ts'
import { capital, diceOf } from '../content/text/words.ts'
import { whoName, whoUses } from '../events/who.ts'
import { abilityName, defenderName, regionName, sayAbility, sayDefender, sayUnit, unitName } from '../names.ts'
import { abilityOf } from '../rules/abilities.ts'
import { effectiveArmor } from '../rules/armor.ts'
import { damageOf } from '../rules/odds.ts'
import { exhaustedAp, seatOf } from '../rules/units.ts'
import { frameOf, operativeOf, type State } from '../state.ts'
import type { AbilityRef, Cause, Frame, Group } from '../state/stack.ts'
import { isOperative, type Unit } from '../state/unit.ts'
import { cardThing, regionThing, unitThing } from '../things.ts'
import { type Reaction, reactionCost } from '../rules/reacting.ts'
import type { Happening, Results } from '../rules/windows.ts'
import { damageWords, outlookWords } from './outlook.ts'

/** `hold`: let other Operatives decide first (CC-148). */
export type ReactionChoice = Reaction | 'hold'

const names: { readonly [Window in Happening['window']]: string } = {
  activated: 'reaction to an ability',
  step: 'reaction to a step',
  assigned: 'reaction to assigned dice',
  group: 'reaction to a group',
  ignored: 'reaction to ignored dice',
  resolved: 'reaction to a result',
}

/** `Fire SMG of Beta Squad 2`, or the fire. */
const sourceWords = (frame: Frame, state: State): string =>
  frame.ability === null
    ? 'the fire'
    : `${abilityName(frame.ability)} of ${whoName(whoUses(frame, frame.ability), state)}`

const diceWords = ({ dice }: Group): string => `${diceOf(dice.length)} (${dice.join(', ')})`

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${at(words, words.length - 1)}`

function resultWords({ destroyed, incapacitated, offline }: Results, frame: Frame, state: State): string {
  const lost = destroyed.map((one) => `${defenderName(one)} is destroyed`)
  const down = incapacitated.map((unit) => `${unitName(unit, state)} is Incapacitated`)
  const off = offline.map((unit) => `${unitName(unit, state)} goes Offline`)
  const all = [...lost, ...down, ...off]
  return capital(all.length === 0 ? `${sourceWords(frame, state)} is over` : listed(all))
}

function stepWords({ movements }: Extract<Happening, { window: 'step' }>, state: State): string {
  const { to } = at(movements, 0)
  const who = listed(movements.map(({ unit }) => unitName(unit, state)))
  return `${who} ${movements.length === 1 ? 'enters' : 'enter'} ${regionName(to, state)}`
}

/** What has happened, as a sentence without its full stop. */
function happeningWords(happening: Happening, state: State): string {
  switch (happening.window) {
    case 'activated': {
      const { ability } = happening.frame
      return ability === null ? 'Fire' : `${unitName(ability.unit, state)} activates ${abilityName(ability)}`
    }
    case 'step':
      return stepWords(happening, state)
    case 'assigned':
      return `The dice of ${sourceWords(happening.frame, state)} are assigned`
    case 'group': {
      const { frame, group } = happening
      const verb = group.dice.length === 1 ? 'lies' : 'lie'
      return capital(`${diceWords(group)} of ${sourceWords(frame, state)} ${verb} on ${unitName(group.unit, state)}`)
    }
    case 'ignored':
      return `${unitName(happening.by, state)} ignores ${diceOf(happening.dice)} of ${sourceWords(happening.frame, state)}`
    case 'resolved':
      return resultWords(happening.results, happening.frame, state)
  }
}

const armorNow = (frame: Frame, group: Group, state: State): number => effectiveArmor(state, frame, group.unit, group)

function detailWords(happening: Happening, state: State): string {
  if (happening.window === 'group') {
    const { frame, group } = happening
    const armor = armorNow(frame, group, state)
    return `As it stands: ${damageOf(group.dice, armor)} damage, against Armor ${armor}. ${paidFirst}`
  }
  if (happening.window !== 'assigned') return paidFirst
  const groups = happening.frame.attack?.groups ?? []
  return `${groups.map((group) => `${diceWords(group)} on ${unitName(group.unit, state)}`).join('; ')}. ${paidFirst}`
}

const paidFirst = 'All reactions are paid before any of them is carried out.'

/** Numbers that a standing order may look at: dice, the damage they would do, and Ability Points of the one asked. */
function stakesOf(happening: Happening, state: State): { readonly [what: string]: number } {
  if (happening.window === 'group') {
    const { frame, group } = happening
    return { dice: group.dice.length, damage: damageOf(group.dice, armorNow(frame, group, state)) }
  }
  if (happening.window === 'ignored') return { dice: happening.dice }
  if (happening.window === 'step') return { movers: happening.movements.length }
  return 'frame' in happening ? { cost: happening.frame.cost } : {}
}

/** Whether the seat of a unit speaks for others too, so that its name has to be said. */
const isOneOfSeveral = (state: State, unit: Unit): boolean =>
  !isOperative(unit) || state.operatives.filter(({ seat }) => seat === seatOf(state, unit)).length > 1

/** Whether another card of the unit has an ability of the same name. */
function isNamedTwice(state: State, ref: AbilityRef): boolean {
  if (ref.item === null || !isOperative(ref.unit)) return false
  const name = abilityName(ref)
  return operativeOf(state, ref.unit).equipment.some(
    ({ uid, card }) => uid !== ref.item && cardOf(card).abilities.some((ability) => ability.name === name),
  )
}

/** `duck`, `beta squad 2 suppression`, `burst fire jack rabbit smg` */
function sayUse({ ref, cause }: Reaction, state: State): string {
  const who = isOneOfSeveral(state, ref.unit) ? `${sayReacting(ref, cause, state)} ` : ''
  return `${who}${sayCardAbility(ref, state)}`
}

/** `burst fire`; with its card where that is not enough. */
export const sayCardAbility = (ref: AbilityRef, state: State): string =>
  `${sayAbility(ref)}${isNamedTwice(state, ref) ? ` ${cardOf(ref.card).name.toLowerCase()}` : ''}`

/** A Defender that answers its own destruction is gone. */
const sayReacting = ({ unit }: AbilityRef, { unit: lost, card, figure }: Cause, state: State): string =>
  unit === lost && card !== null && figure !== null ? sayDefender({ card, figure }) : sayUnit(unit, state)

/** Where one of several may be answered: which. */
function sayCause({ window, unit, card, figure }: Cause, ref: AbilityRef, state: State): string {
  if (unit === null || unit === ref.unit || (window !== 'step' && window !== 'resolved')) return ''
  return ` at ${card === null || figure === null ? sayUnit(unit, state) : sayDefender({ card, figure })}`
}

/** `duck`, `threaten at beta squad 2`, `return fire with snap shot at beta squad 2` */
function sayReaction(reaction: Reaction, state: State): string {
  const { ref, cause, action } = reaction
  const means = action === null ? '' : ` with ${sayCardAbility(action, state)}`
  return `${sayUse(reaction, state)}${means}${sayCause(cause, ref, state)}`
}

/** What would come of it, in a few words. */
function meansOf({ ref, cause, action }: Reaction, state: State): string {
  const answer = action ?? ref
  const ability = abilityOf(answer)
  return isAttack(ability)
    ? outlookWords(state, answer, cause, cause.region)
    : (diceOutcome(ability.effect, cause, state) ?? capital(effectWords(ability.effect)))
}

/** What an effect on dice would leave of the damage; undefined for any other. */
function diceOutcome(effect: Effect, cause: Cause, state: State): string | undefined {
  const frame = cause.frame === null ? undefined : frameOf(state, cause.frame)
  const group = frame?.attack?.groups.find(({ n }) => n === cause.group)
  if (frame === undefined || group === undefined) return undefined
  const armor = armorNow(frame, group, state)
  if (effect.do === 'duck') return 'behind the pillar: these dice and all that follow are ignored'
  if (effect.do === 'ignore group') {
    return `${diceOf(group.dice.length)} ignored${effect.away === undefined ? '' : ', then away'}`
  }
  if (effect.do === 'ignore dice') {
    const left = group.dice.toSorted((a, b) => b - a).slice(effect.highest)
    return `without the highest ${effect.highest}: ${damageWords(damageOf(left, armor))}`
  }
  if (effect.do !== 'harden') return undefined
  return `Armor ${armor + effect.armor}: ${damageWords(damageOf(group.dice, armor + effect.armor))}`
}

/** `2 AP`: short, because it stands in a disc on the button. */
export const costWords = (cost: number, unit: Unit): string => (cost === 0 && isOperative(unit) ? 'free' : `${cost} AP`)

/** What a cost leaves an Operative with, where that is below 0: `leaves -1 AP`. */
export function leftWords(cost: number, unit: Unit, state: State): string {
  if (!isOperative(unit) || cost === 0) return ''
  const { ap, maxAp } = operativeOf(state, unit)
  const left = ap - cost
  if (left >= 0) return ''
  return left <= exhaustedAp(maxAp) ? 'leaves it Exhausted' : `leaves ${left} AP`
}

function reactionLabel(choice: ReactionChoice, state: State): Label {
  if (choice === 'hold') return { name: 'Hold', means: 'let the others decide first', icon: 'hold' }
  const { ref, action } = choice
  const cost = reactionCost(state, choice)
  const means = [meansOf(choice, state), leftWords(cost, ref.unit, state)]
  return {
    name: action === null ? abilityName(ref) : `${abilityName(ref)}: ${abilityName(action)}`,
    means: means.filter((words) => words !== '').join('; '),
    cost: costWords(cost, ref.unit),
    ...(isOperative(ref.unit) ? {} : { group: reactingName(choice, state) }),
    icon: 'reaction',
    isAttack: isAttack(abilityOf(ref)),
  }
}

const reactingName = ({ ref, cause }: Reaction, state: State): string =>
  ref.unit === cause.unit && cause.card !== null && cause.figure !== null
    ? defenderName({ card: cause.card, figure: cause.figure })
    : unitName(ref.unit, state)

function reactionThings(choice: ReactionChoice, state: State): readonly string[] {
  if (choice === 'hold') return []
  const { unit, card } = choice.ref
  if (isOperative(unit)) return [cardThing(unit, card)]
  const { unit: lost, card: lostCard, region } = choice.cause
  return unit === lost && lostCard !== null && region !== null ? [regionThing(region)] : [unitThing(unit, state)]
}

export const reactionQuestion = (happening: Happening): Question<ReactionChoice, State> => ({
  name: names[happening.window],
  rule: 'CC-138',
  prompt: (state) => `${happeningWords(happening, state)}. Do you react?`,
  detail: (state) => detailWords(happening, state),
  say: (choice, state) => (choice === 'hold' ? 'hold' : sayReaction(choice, state)),
  things: reactionThings,
  label: reactionLabel,
  stakes: (state) => stakesOf(happening, state),
})
