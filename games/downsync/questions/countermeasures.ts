// What the owner of a target is asked when it is hit (D31): which token is spent, or none.

import type { Label, Question } from '@umpire/engine'
import { targetName, unitName, sayUnit } from '../names.ts'
import { effectWords } from '../rules/attack-words.ts'
import { whyNoBoost } from '../rules/boosts.ts'
import type { Answer } from '../rules/countermeasures.ts'
import { checkChance, percent } from '../rules/odds.ts'
import { type Source, sourcesFor } from '../rules/sources.ts'
import { baseOf, cardOf } from '../rules/units.ts'
import { type State, unitOf } from '../state.ts'
import type { Strike } from '../state/shot.ts'
import { baseThing } from '../things.ts'
import { shooterNow, shotNow } from './targets.ts'

function strikeNow(state: State): Strike {
  const { now } = shotNow(state)
  if (now === null) throw new Error('nothing has been hit')
  return now
}

function saySource({ how, unit, team }: Source, state: State): string {
  switch (how) {
    case 'own':
      return 'countermeasure'
    case 'emergency':
      return 'emergency'
    case 'net':
      return `net of team ${team}`
    case 'defend':
      return `defend by ${sayUnit(unitOf(state, unit))}`
    case 'defender aura':
      return `aura of ${sayUnit(unitOf(state, unit))}`
  }
}

function sourceName({ how, unit, team }: Source, state: State): string {
  switch (how) {
    case 'own':
      return 'Countermeasure'
    case 'emergency':
      return 'Emergency Countermeasure'
    case 'net':
      return `Countermeasure of team ${team}`
    case 'defend':
    case 'defender aura':
      return `Countermeasure of ${unitName(unitOf(state, unit))}`
  }
}

const sourceRules = {
  own: '',
  emergency: '',
  net: ', Defense Net',
  defend: ', Defend',
  'defender aura': ', Defender Aura',
} as const

function answerLabel(answer: Answer, state: State): Label {
  if (answer.do === 'clear jam') {
    return { name: 'Clear the jam', means: 'its checks may be boosted', cost: '1 CP', icon: 'command-point' }
  }
  const { source, boosted } = answer
  const { needs, target } = strikeNow(state)
  const name = sourceName(source, state)
  if (source.how === 'emergency') return { name, means: 'negates without a roll', icon: 'shield' }
  const left = baseOf(unitOf(state, source.unit), source.team).cm - 1
  const chance = percent(checkChance(needs, boosted))
  const mayBoost = !boosted && whyNoBoost(state, unitOf(state, target.element)) === undefined
  const more = mayBoost ? `, boosted ${percent(checkChance(needs, true))}` : ''
  return {
    name,
    means: `${needs}+: ${chance}${more}; ${left} left${sourceRules[source.how]}`,
    ...(boosted ? { cost: '1 CP' } : {}),
    icon: 'countermeasure',
  }
}

/** What happens to it if nothing is done. */
function threatOf(state: State): 'stunned' | 'resilient' | 'destroyed' {
  const { effect, target } = strikeNow(state)
  const unit = unitOf(state, target.element)
  if (effect === 'stun') return 'stunned'
  return cardOf(unit).isResilient && !unit.stunned ? 'resilient' : 'destroyed'
}

function threatWords(state: State): string {
  const { target } = strikeNow(state)
  const name = unitName(unitOf(state, target.element))
  switch (threatOf(state)) {
    case 'stunned':
      return `${name} would be stunned.`
    case 'resilient':
      return `${name} would be stunned: it is Resilient.`
    case 'destroyed':
      return `${targetName(state, target)} would be destroyed.`
  }
}

export const countermeasureQuestion: Question<Answer, State> = {
  name: 'countermeasure',
  rule: 'DS-181',
  prompt: (state) => {
    const { target, effect } = strikeNow(state)
    return `${targetName(state, target)} is hit (${effectWords[effect]}): what does it spend?`
  },
  detail: (state) => {
    const { needs } = strikeNow(state)
    const { unit, action } = shooterNow(state)
    const magnet = action.isMagnet ? ' Its own tokens have to be spent until one works (CM Magnet).' : ''
    return `${unitName(unit)}, ${action.name}. ${threatWords(state)} A check needs ${needs}+.${magnet}`
  },
  say: (answer, state) =>
    answer.do === 'clear jam' ? answer.do : `${saySource(answer.source, state)}${answer.boosted ? ' boosted' : ''}`,
  things: (answer, state) =>
    answer.do === 'clear jam' ? [] : [baseThing(unitOf(state, answer.source.unit), answer.source.team)],
  label: answerLabel,
  stakes: (state) => {
    const { needs, target, effect, netSpent } = strikeNow(state)
    const unit = unitOf(state, target.element)
    const sources = sourcesFor(state, unit, target.team, netSpent)
    return { needs, kill: effect === 'kill' ? 1 : 0, sources: sources.length }
  },
  pass: 'accept',
  passLabel: (state) => ({ name: threatOf(state) === 'destroyed' ? 'Be destroyed' : 'Be stunned' }),
  forced: true,
}
