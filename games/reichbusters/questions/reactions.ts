// What is asked out of turn: instants (RB-094), stepping in for another Hero (RB-265), Dog Biscuits (RB-231).

import type { Question, YesNo } from '@umpire/engine'
import { cards } from '../content/cards.ts'
import type { HeroId } from '../content/hero.ts'
import { wounds } from '../content/wounds.ts'
import { areaName, cardName, enemyName, heroName, type Named, sayCard } from '../names.ts'
import type { Happening } from '../rules/happening.ts'
import type { Instant } from '../rules/instants.ts'
import { enemyOf, type State } from '../state.ts'
import type { Mode } from '../state/test.ts'
import { cardThing, enemyThing, heroThing } from '../things.ts'

const named = (uid: number, state: State): string => {
  const enemy = enemyOf(state, uid)
  return enemy === undefined ? 'An enemy' : enemyName(enemy)
}

/** `Soldier 3 and 2 more` */
function groupWords(group: readonly number[], state: State): string {
  const [first] = group
  const words = first === undefined ? 'An enemy' : named(first, state)
  return group.length < 2 ? words : `${words} and ${group.length - 1} more`
}

/** The names of the questions for an instant. */
export const instantNames: { readonly [When in Happening['when']]: string } = {
  'raise the alarm': 'instant at Raise the Alarm!',
  'enemy moved': 'instant when an enemy comes',
  'kill the intruders': 'instant at Kill the Intruders!',
  targeted: 'instant when attacked',
  'wound drawn': 'instant for a wound',
  'end of kill the intruders': 'instant after Kill the Intruders!',
  killed: 'instant for a kill',
  defended: 'instant for a defence',
}

/** What has happened, as a sentence without its full stop. */
function happeningWords(happening: Happening, state: State): string {
  switch (happening.when) {
    case 'raise the alarm':
      return 'Raise the Alarm! begins'
    case 'enemy moved':
      return `${named(happening.uid, state)} comes to ${areaName(happening.area, state)}`
    case 'kill the intruders':
      return 'Kill the Intruders! begins'
    case 'targeted':
      return `${groupWords(happening.group, state)} attack${happening.group.length === 1 ? 's' : ''} ${heroName(happening.hero)}`
    case 'wound drawn':
      return `${heroName(happening.hero)} draws ${wounds.of(happening.wound).name}`
    case 'end of kill the intruders':
      return 'Kill the Intruders! is over'
    case 'killed':
      return `${heroName(happening.hero)} has killed ${happening.killed.map(enemyName).join(', ')}`
    case 'defended':
      return `${heroName(happening.hero)} has held off ${groupWords(happening.group, state)}`
  }
}

/** D44 to D48, D57, D58 */
export const instantQuestion = (hero: HeroId, happening: Happening): Question<Instant, State> => ({
  name: instantNames[happening.when],
  rule: 'RB-094',
  prompt: (state) => `${happeningWords(happening, state)}. Does ${heroName(hero)} answer?`,
  detail: () => 'One card at most.',
  say: ({ play }) => sayCard(play.card),
  things: ({ play }) => [cardThing(play.card)],
  label: ({ play }) => ({ name: cardName(play.card), means: cards.of(play.card).top.text, icon: 'reaction' }),
  pass: 'no instant',
})

/** D42 */
export const decoyQuestion = (hero: HeroId, target: HeroId, group: readonly number[], mode: Mode): YesNo<State> => ({
  name: 'decoy',
  rule: 'RB-265',
  prompt: (state) => `${groupWords(group, state)} attack ${heroName(target)}. Does ${heroName(hero)} draw the attack?`,
  detail: () => `It is a ${mode} attack.`,
  things: (isYes) => [heroThing(isYes ? hero : target)],
  label: (isYes) =>
    isYes
      ? { name: 'Draw the attack', means: `${heroName(hero)} defends`, icon: 'decoy' }
      : { name: 'No', means: `${heroName(target)} defends`, icon: 'pass' },
})

/** D43 */
export const biscuitsQuestion = (hero: HeroId, calmed: readonly Named[]): YesNo<State> => ({
  name: 'dog biscuits',
  rule: 'RB-231',
  prompt: () => `Does ${heroName(hero)} throw the Dog Biscuits?`,
  detail: () => `${calmed.map(enemyName).join(', ')} would not attack in this enemy turn.`,
  things: (isYes) => (isYes ? calmed.map(({ uid }) => enemyThing(uid)) : []),
  label: (isYes) =>
    isYes
      ? { name: 'Throw them', means: `${calmed.length} calmed`, icon: 'confirm' }
      : { name: 'Keep them', icon: 'pass' },
})
