// What the keywords on cards mean, in a sentence for those who read a card.

import type { ModuleType, Traits } from './module-type.ts'

const meanings: readonly (readonly [readonly (keyof Traits)[], string])[] = [
  [['shield', 'shieldAll', 'evade'], 'Shield: each point keeps off 1 damage, until your next Fight turn.'],
  [['splash'], 'Splash: every module linked to the target takes so much too.'],
  [['piercing'], 'Piercing: Screen, Foam and Shield do not prevent it.'],
  [['push'], 'Push: you may move the target so far away from you.'],
  [['pull'], 'Pull: you may move the target so far toward you.'],
  [['jam'], "Jam: it cannot be activated until the end of its owner's next Fight turn."],
  [['reload'], 'Reload: fired in one round, it cannot be activated in the next.'],
  [['boost', 'brace'], 'Boost: your next shot in this turn deals so much more.'],
  [['overheat'], 'Overheat: it does so much damage to itself.'],
  [['surge'], 'Surge: the crew member in it has so many more steps in this turn.'],
]

/** The keywords of a card explained; empty where its text explains itself. */
export const keywordsOf = ({ traits }: ModuleType): string[] =>
  meanings.filter(([names]) => names.some((name) => traits[name] !== undefined)).map(([, meaning]) => meaning)
