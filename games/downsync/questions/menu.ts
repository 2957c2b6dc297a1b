// What is asked in an activation (D22, D25 to D30, D34, D35, D37, D38): which base acts, and what it does.

import type { Label, Question } from '@umpire/engine'
import type { SpecialId } from '../content/action.ts'
import { actions } from '../content/actions.ts'
import { missions } from '../content/missions.ts'
import { marks } from '../content/numbers.ts'
import { baseName, inches, markerName, sayMarker, sayTarget, sayUnit, targetName, unitName } from '../names.ts'
import type { TeamChoice } from '../rules/acting.ts'
import { activationNow, participantOf, pointsOf, unitNow } from '../rules/activations.ts'
import { actionWords } from '../rules/attack-words.ts'
import { cpOf } from '../rules/command-points.ts'
import { waysToPay } from '../rules/costs.ts'
import { type Deed, deedsOf } from '../rules/deeds.ts'
import { shooterOf } from '../rules/eyes.ts'
import type { Use } from '../rules/specials/special.ts'
import { actionsFor, isCombat, isRolled } from '../rules/unit-actions.ts'
import { cardOf, cargoOf, speedOf } from '../rules/units.ts'
import { type State, unitOf } from '../state.ts'
import { baseThing, markerThing, targetThing, unitThing } from '../things.ts'
import { actionIcon, costWords, sayAction, sayPay } from './action-words.ts'
import { targetLabel } from './targets.ts'

/** The team that is asked; of a squad between two bases the first. */
const teamNow = (state: State): number => {
  const { team, ap } = activationNow(state)
  return team ?? ap[0]?.team ?? 1
}

/** `mandible 1 heavy artillery`; empty for itself. */
function sayUse({ on, support }: Use, state: State): string {
  const unit = on === null ? '' : ` ${on.team === 0 ? sayUnit(unitOf(state, on.element)) : sayTarget(state, on)}`
  return support === null ? unit : `${unit} ${sayAction(actions.of(support))}`
}

export function sayDeed(deed: Deed, state: State): string {
  switch (deed.do) {
    case 'attack': {
      const boosted = deed.boosted ? ' boosted' : ''
      return `${sayAction(deed.action)} ${sayTarget(state, deed.target)}${sayPay(deed.action, deed.pay)}${boosted}`
    }
    case 'cluster':
      return `${sayAction(deed.action)}${sayPay(deed.action, deed.pay)}`
    case 'special':
      return `${sayAction(deed.action)}${sayUse(deed.use, state)}${sayPay(deed.action, deed.pay)}`
    case 'mission':
      return `${sayAction(deed.action)} ${sayMarker(deed.at.marker)}`
    case 'move':
    case 'overwatch':
    case 'hold':
    case 'clear jam':
      return deed.do
  }
}

function deedThings(deed: Deed, state: State): string[] {
  switch (deed.do) {
    case 'attack':
      return [targetThing(state, deed.target)]
    case 'special': {
      const { on } = deed.use
      if (on === null) return []
      return [on.team === 0 ? unitThing(unitOf(state, on.element)) : targetThing(state, on)]
    }
    case 'mission':
      return [markerThing(deed.at.marker)]
    case 'cluster':
    case 'move':
    case 'overwatch':
    case 'hold':
    case 'clear jam':
      return []
  }
}

function attackLabel({ action, pay, target, boosted }: Extract<Deed, { do: 'attack' }>, state: State): Label {
  return targetLabel(state, shooterOf(unitNow(state), teamNow(state), action), target, pay, boosted, action.rof)
}

type SpecialDeed = Extract<Deed, { do: 'special' }>

/** What a special Action does, in a few words. */
const specialMeans: { readonly [Id in SpecialId]?: (deed: SpecialDeed, state: State) => string } = {
  'forward-observe': ({ use }, state) => {
    if (use.on === null || use.support === null) return ''
    const price = costWords(waysToPay(actions.of(use.support).cost)[0] ?? 'ap', 0) ?? '1 AP'
    return `${unitName(unitOf(state, use.on.element))} fires through its eyes, for ${price} of its own`
  },
  'deploy-drones': ({ action }) => `the drones appear within ${inches(action.range ?? 0)}`,
  'target-lock': () => `Defense −${marks.targetLock} until this Taskforce Activation ends`,
  'go-dark': () => 'gains a Stealth Token',
  repair: () => 'the Stun Token goes',
  unload: (_, state) => {
    const cargo = cargoOf(state, unitNow(state))
    return cargo === undefined ? 'nobody is aboard' : `${unitName(cargo)} gets out${cargo.activated ? '' : ' and acts'}`
  },
  load: () => 'taken aboard, and activated',
  stealthify: () => 'gains a Stealth Token',
}

function specialLabel(deed: SpecialDeed, state: State): Label {
  const { action, use, pay } = deed
  const on = use.on === null ? '' : ` ${targetOrUnit(use.on, state)}`
  const what = use.support === null ? '' : `: ${actions.of(use.support).name} of`
  const means = action.special === null ? undefined : specialMeans[action.special]?.(deed, state)
  const cost = costWords(pay, 0) ?? (action.cost === 'A/C' ? '1 AP' : undefined)
  return {
    name: `${action.name}${what}${on}`,
    ...(means === undefined ? {} : { means }),
    ...(cost === undefined ? {} : { cost }),
    group: 'Abilities',
    icon: actionIcon(action),
    isAttack: action.special === 'target-lock',
  }
}

const targetOrUnit = (on: NonNullable<Use['on']>, state: State): string =>
  on.team === 0 ? unitName(unitOf(state, on.element)) : targetName(state, on)

function missionMeans({ at }: Extract<Deed, { do: 'mission' }>, state: State): string {
  const { scoring } = missions.of(state.terms.mission)
  if (scoring.scoring !== 'demolition') return 'this base carries it'
  return `scores ${scoring.actions.find(({ action }) => action === at.action)?.points ?? 0} VP`
}

function deedLabel(deed: Deed, state: State): Label {
  const unit = unitNow(state)
  switch (deed.do) {
    case 'attack':
      return attackLabel(deed, state)
    case 'special':
      return specialLabel(deed, state)
    case 'cluster': {
      const cost = costWords(deed.pay, 0)
      return {
        name: deed.action.name,
        means: actionWords(deed.action),
        ...(cost === undefined ? {} : { cost }),
        group: 'Fire on a point',
        icon: actionIcon(deed.action),
      }
    }
    case 'mission': {
      const cost = costWords(deed.pay, 0)
      return {
        name: `${deed.action.name} ${markerName(deed.at.marker)}`,
        means: missionMeans(deed, state),
        ...(cost === undefined ? {} : { cost }),
        group: 'Mission',
        icon: actionIcon(deed.action),
      }
    }
    case 'move':
      return { name: 'Move', means: inches(speedOf(state, unit)), group: 'Or', icon: 'move' }
    case 'overwatch':
      return { name: 'Overwatch', means: 'react later, boosted', group: 'Or', icon: 'overwatch' }
    case 'hold':
      return {
        name: 'Hold',
        means: `priority ${(participantOf(state, unit.id)?.priority ?? 1) - 1}`,
        group: 'Or',
        icon: 'hold',
      }
    case 'clear jam':
      return {
        name: 'Clear the jam',
        means: 'its rolls may be boosted again',
        cost: '1 CP',
        group: 'Or',
        icon: 'command-point',
      }
  }
}

/** What is mostly asked: with one weapon and targets for it, whom it hits. */
function menuPrompt(state: State): string {
  const unit = unitNow(state)
  const team = teamNow(state)
  const name = baseName(unit, team)
  const { allowed } = deedsOf(state, activationNow(state), unit, team)
  const used = new Set(allowed.flatMap((deed) => (deed.do === 'attack' || deed.do === 'cluster' ? [deed.action] : [])))
  const [only] = used
  if (only === undefined || used.size > 1 || only.cluster !== null) return `${name}: what does it do?`
  const verb = only.effect === 'reveal' ? 'scanned' : isCombat(only) ? 'shot' : 'hacked'
  return `${name}: who is ${verb}${only.rof > 1 ? ' first' : ''}?`
}

function menuDetail(state: State): string {
  const unit = unitNow(state)
  const team = teamNow(state)
  const weapons = actionsFor(state, unit, team)
    .filter(isRolled)
    .map((action) => `${action.name}: ${actionWords(action)}.`)
  const { points } = pointsOf(activationNow(state), team)
  const cp = cpOf(state, unit.seat)
  return [...weapons, ...traitHints(state), `${points} AP and ${cp} CP left.`].join(' ')
}

/** Traits that bear on whom to choose. */
function traitHints(state: State): string[] {
  const { isFinisher, isPredator } = cardOf(unitNow(state))
  return [
    ...(isFinisher ? ['A target without tokens is easier (Finisher).'] : []),
    ...(isPredator ? ['A Stunned target is easier (Predator).'] : []),
  ]
}

/** D22, D26, D27, D29, D30 */
export const menuQuestion: Question<Deed, State> = {
  name: 'act',
  rule: 'DS-149',
  prompt: menuPrompt,
  detail: menuDetail,
  say: sayDeed,
  things: deedThings,
  label: deedLabel,
  pass: 'done',
}

function teamLabel(choice: TeamChoice, state: State): Label {
  const unit = unitNow(state)
  switch (choice.do) {
    case 'team': {
      const weapons = actionsFor(state, unit, choice.team).map(({ name }) => name)
      const { points } = pointsOf(activationNow(state), choice.team)
      return {
        name: `Team ${choice.team}`,
        means: points === 0 ? 'no AP left' : weapons.join(', '),
        group: unitName(unit),
        icon: 'crew',
      }
    }
    case 'overwatch':
      return { name: 'Overwatch', means: 'the whole squad, with all its AP', group: 'Or', icon: 'overwatch' }
    case 'hold':
      return deedLabel({ do: 'hold' }, state)
  }
}

/** D25 */
export const teamQuestion: Question<TeamChoice, State> = {
  name: 'team',
  rule: 'DS-127',
  prompt: (state) => `${unitName(unitNow(state))}: which team acts next?`,
  detail: () => 'Teams act one at a time; each finishes before the next.',
  say: (choice) => (choice.do === 'team' ? `team ${choice.team}` : choice.do),
  things: (choice, state) => (choice.do === 'team' ? [baseThing(unitNow(state), choice.team)] : []),
  label: teamLabel,
  pass: 'done',
}
