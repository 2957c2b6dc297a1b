// What has to happen for a reaction, in words that go on after `When`.

import type { AttackFilter, GroupOn, Trigger, Where } from '../trigger.ts'
import { regionUpTo, upToAway } from './words.ts'

/** `an Operative in line`, `a Defender up to 2 regions away` */
function unitWords(unit: string, where: Where): string {
  switch (where) {
    case 'anywhere':
      return unit
    case 'here':
      return `${unit} in this region`
    case 'adjacent':
      return `${unit} in an adjacent region`
    case 'in line':
      return `${unit} in line`
    case 'in line from 2':
      return `${unit} in line, 2 or more regions away`
    default:
      return `${unit} ${upToAway(where.within)}`
  }
}

/** `a region in line`, `this or an adjacent region` */
function regionWords(where: Where): string {
  switch (where) {
    case 'anywhere':
      return 'a region'
    case 'here':
      return 'this region'
    case 'adjacent':
      return 'an adjacent region'
    case 'in line':
      return 'a region in line'
    case 'in line from 2':
      return 'a region in line, 2 or more away'
    default:
      return where.within === 1 ? 'this or an adjacent region' : regionUpTo(where.within)
  }
}

const groupOnWords: { readonly [On in GroupOn]: string } = {
  this: 'this unit',
  'defender here': 'a Defender in this region',
  'unit here': 'a unit in this region',
  'other complex unit here': 'another Defender or a Reactor in this region',
  'other complex unit within 1': 'another Defender or a Reactor in this or an adjacent region',
  'operative here': 'an Operative in this region',
  'other operative here': 'another Operative in this region',
}

/** `a ranged direct non-area attack from another region`; `dice` where every attack will do. */
function attackFilterWords({ isByOperative, reach, path, isArea, isFromElsewhere }: AttackFilter): string {
  const kind = [reach, path, isArea === false ? 'non-area' : undefined].filter((word) => word !== undefined)
  if (kind.length === 0 && !isByOperative && !isFromElsewhere) return 'dice'
  const whose = isByOperative ? "an Operative's" : kind.length === 0 ? 'an' : 'a'
  return `${[whose, ...kind, 'attack'].join(' ')}${isFromElsewhere ? ' from another region' : ''}`
}

const stepper = { operative: 'an Operative', 'other operative': 'another Operative', defender: 'a Defender' }

const activatedWhat = { ability: 'an ability', reaction: 'a Reaction', 'area attack action': 'an area attack Action' }

const ignoredOf = {
  'any attack': 'dice',
  'own attack': "dice of this unit's attack",
  'attack of a defender here': 'dice of an attack by a Defender in this region',
}

function resolvedWords(trigger: Extract<Trigger, { window: 'resolved' }>): string {
  switch (trigger.what) {
    case 'this destroyed':
      return 'this unit is destroyed'
    case 'other defender destroyed': {
      const who = `another ${trigger.isMechanical ? 'Mechanical ' : ''}Defender ${upToAway(trigger.within)}`
      const limit = trigger.isNotUnique ? ', not Epically Unique,' : ''
      return `${who}${limit} is destroyed${trigger.isByOperative ? " by an Operative's attack" : ''}`
    }
    case 'operative here incapacitated':
      return 'an Operative in this region is Incapacitated'
    case 'survived an attack':
      return "this unit survived an Operative's attack Action that gave it dice"
    case 'attack in vain':
      return "an Operative's attack Action destroyed no Defender and brought no Reactor Offline"
    case 'attacked by a defender':
      return `a Defender's ${trigger.isMelee ? 'melee ' : ''}attack that gave you dice is resolved`
  }
}

/** `an Operative enters a region in line` */
export function triggerWords(trigger: Trigger): string {
  switch (trigger.window) {
    case 'activated':
      return trigger.by === 'operative'
        ? `${unitWords('an Operative', trigger.where)} activates ${activatedWhat[trigger.what]}`
        : `the Complex Manager activates an Action of ${unitWords('a Defender', trigger.where)}`
    case 'step': {
      if ('leaves' in trigger) return `an Operative leaves ${regionWords(trigger.leaves)} without phasing`
      const burning = trigger.isBurning ? ' that is burning' : ''
      const how = trigger.isWithoutPhasing ? ' without phasing' : ''
      return `${stepper[trigger.who]} enters ${regionWords(trigger.enters)}${burning}${how}`
    }
    case 'assigned':
      return 'Defenders in this region are given groups of a non-area attack'
    case 'group':
      return `${groupOnWords[trigger.on]} is given a group of ${attackFilterWords(trigger.of)}`
    case 'ignored':
      return `an Operative ignores ${ignoredOf[trigger.of]}`
    case 'resolved':
      return resolvedWords(trigger)
  }
}

/** Whom the trigger is about: `that Operative`. */
export function culpritWords(trigger: Trigger): string {
  const isDefender =
    (trigger.window === 'step' && trigger.who === 'defender') ||
    (trigger.window === 'resolved' && trigger.what === 'attacked by a defender')
  return isDefender ? 'that Defender' : 'that Operative'
}
