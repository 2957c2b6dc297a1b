// The triggers that several cards share.

import type { AttackFilter, GroupOn, Trigger, Where } from './trigger.ts'

type StepTrigger = Extract<Trigger, { window: 'step' }>

export const operativeEnters = (where: Where): StepTrigger => ({ window: 'step', who: 'operative', enters: where })

export const operativeLeaves = (where: Where): StepTrigger => ({ window: 'step', who: 'operative', leaves: where })

export const defenderEnters = (where: Where): StepTrigger => ({ window: 'step', who: 'defender', enters: where })

export const groupOn = (on: GroupOn, of: AttackFilter = {}): Trigger => ({ window: 'group', on, of })

export const anythingIgnored: Trigger = { window: 'ignored', of: 'any attack' }

export const thisDestroyed: Trigger = { window: 'resolved', what: 'this destroyed' }
