// What things are worth in the eyes of the bots, in points. Fitted by games of novices.

import type { AccessoryId } from '../content/accessories.ts'
import type { Effect } from '../content/effect.ts'
import type { EquipmentId } from '../content/equipment.ts'
import { decks, type Kit } from '../content/presets.ts'
import type { Overlay } from '../content/numbers.ts'
import type { TrainingId } from '../content/trainings.ts'
import type { WeaponId } from '../content/weapons.ts'

/** For both sides. */
export const worths = {
  /** To win the game. */
  win: 200,
  /** A point of Health. */
  health: 2.2,
  /** How much more each point of it is worth, the fewer are left. */
  frailty: 1.5,
  /** An Operative that goes down. */
  down: 7,
  /** A Defender by its tier, alone in its Deployment; of several the same is less. */
  defender: [0, 1.3, 3, 6],
  /** An Upgrade marker on its card. */
  upgraded: 0.5,
  /** A Reactor that works, and its charges. */
  reactor: 3.5,
  charge: 0.7,
  upgrades: 1.2,
  /** The last Reactor, while the E.M.P. counts down. */
  lastInCountdown: 5,
}

/** What Operatives go by. */
export const aims = {
  /** A step towards the goal. */
  step: 1.2,
  /** Goals, in steps that are worth a detour. */
  toWin: 12,
  toReactor: 0.5,
  /** A chance to bring a Reactor Offline that is worth going there. */
  hope: 0.15,
  toLastReactor: 6,
  /** Steps from the last Reactor for each turn that is left until the E.M.P. explodes. */
  wait: 2,
  toEmp: 9,
  toTech: 2,
  toRescue: 3,
  toFrontier: 0,
  /** A door between costs a point. */
  door: 1,
  /** Ability Points: those to spare, those kept for reactions, those that feed the Complex. */
  spare: 0.12,
  kept: 0.5,
  reserve: 2,
  over: 2.2,
  exhausted: 3,
  /** Damage that may come until the next Initiative. */
  danger: 0.55,
  /** To fall until then. */
  fall: 2.5,
  /** How much AP of other trackers may be turned on one Operative. */
  others: 0.4,
  /** What a shot is worth that is not fired yet. */
  shot: 0.7,
  /** Calling the E.M.P. */
  emp: 14,
  respec: 2.2,
  revive: 9,
  heal: 2.2,
  /** Points for another Operative, and a tool made ready. */
  given: 0.35,
  ready: 0.4,
  /** An Action that another Operative makes at once. */
  command: 2,
  fire: 0.5,
  drain: 0.8,
  company: 0.3,
  /** What is nearly as good is as likely. */
  whim: 0.05,
}

/** What the Complex Manager goes by. */
export const designs = {
  /** Ability Points of a tracker that is nearly full, of any other, and those that an Operative gains. */
  surplus: 0.05,
  point: 0.55,
  fed: 1.5,
  /** From here on a tracker runs over in the next Initiative. */
  full: 6,
  /** Points kept for reactions, for each tracker. */
  reserve: 0,
  kept: 0.8,
  /** A region nearer to prey. */
  nearness: 0.25,
  /** What a shot from the new place is worth, for each that can be paid. */
  shot: 0.8,
  shots: 3,
  /** A charge that is spent. */
  charge: 1,
  online: 7,
  onlineByRound: 0.5,
  /** That the game does not hang on one Reactor; the same where one is revealed. */
  insurance: 6,
  insuranceSeen: 16,
  /** A Reactor that the E.M.P. will soon switch off. */
  doomed: 6,
  /** Staging a card by tier. */
  stage: [0, 1.5, 4, 5],
  /** A card with several models. */
  several: 0.3,
  deploy: 1.4,
  crowd: 0.12,
  /** A Deployment in a reveal, and how much less for each point that the Operatives can answer with. */
  ambush: 1.5,
  answered: 0.03,
  /** A point that an Operative loses, or that is taken from it. */
  troubled: 0.7,
  leeched: 1.2,
  painted: 0.7,
  /** A charge that is gained. */
  gained: 0.9,
  /** Ways on of a new region from which on one of them is closed by a door. */
  doorsFrom: 2,
  whim: 0.05,
}

const answers: { readonly [Do in Effect['do']]?: number } = {
  'lose or cancel': 1.2,
  follow: 0.9,
  pursue: 0.9,
  'end movement': 1.3,
  'offer pillar': 0.2,
  burn: 0.9,
}

/** What reactions of both sides go by. */
export const reacting = {
  /** To be out of the way of what comes later too. */
  sheltered: 0.5,
  /** The share of the harm that is saved by moving away: it may not help. */
  dodge: 0.7,
  replaced: 0.6,
  /** Reactions that answer no dice. */
  answers,
}

type KitChoice = Kit['id'] | 'own'

/** Kits for each Operative of a team of one, two, three and four, the best first. */
export const kitsByTeam: readonly (readonly (readonly KitChoice[])[])[] = [
  [['own', 'gunner']],
  [
    ['own', 'gunner'],
    ['own', 'duelist'],
  ],
  [
    ['own', 'gunner'],
    ['own', 'duelist'],
    ['own', 'gunner'],
  ],
  [
    ['own', 'gunner'],
    ['own', 'duelist'],
    ['own', 'gunner'],
    ['own', 'duelist'],
  ],
]

interface OwnKit {
  readonly trainings: readonly TrainingId[]
  readonly weapons: readonly WeaponId[]
  readonly accessories: readonly AccessoryId[]
}

/** What an Operative chooses card by card, alone and in a team, the best first. */
export const own: { readonly overlay: Overlay; readonly alone: OwnKit; readonly team: OwnKit } = {
  overlay: 6,
  alone: {
    trainings: ['evasive-roll', 'sprinter'],
    weapons: ['longwatch-sniper'],
    accessories: ['dx-3500-shield'],
  },
  team: {
    trainings: ['evasive-roll', 'pack-mule'],
    weapons: ['ridgeback-carbine', 'longwatch-sniper'],
    accessories: ['dx-3500-shield', 'stim-injector'],
  },
}

/** What the Complex Manager chooses card by card. */
export const ownComplex = {
  reactors: ['fission-core'],
  defenders: decks.of('garrison').defenders,
}

/** Cards for a Respec, the best first. */
export const gear: readonly EquipmentId[] = [
  'godseye-coil-rifle',
  'lancer-beam',
  'phase-belt',
  'nano-surgeon',
  'hound-battle-rifle',
  'deadeye-rail-rifle',
  'trauma-kit',
  'grapnel',
]

export const lessons: readonly TrainingId[] = ['last-stand', 'core-breaker', 'juggernaut', 'quick-hands', 'gunslinger']
