// The room features (RB-121), by type: 48 cards of 28 kinds.

import { catalogueOf } from '../../catalogue.ts'
import type { FeatureCard, FeatureId, FeatureType } from './feature.ts'

/** Stays face up where it lies. */
const lasting = (type: FeatureType, id: FeatureId, name: string, count: number, text: string): FeatureCard => ({
  id,
  name,
  type,
  count,
  isLasting: true,
  text,
})

/** Takes effect once and is discarded. */
const once = (type: FeatureType, id: FeatureId, name: string, count: number, text: string): FeatureCard => ({
  id,
  name,
  type,
  count,
  isLasting: false,
  text,
})

export const features = catalogueOf<FeatureCard>('room feature', [
  lasting(
    'misc',
    'secret-passage',
    'Secret Passage',
    3,
    'A passage opens between this area and X, Y or Z, for Heroes only.',
  ),
  lasting(
    'misc',
    'dark-alcove',
    'Dark Alcove',
    2,
    'Heroes here are unseen from other areas. A Hero who attacks loses this until the own next turn.',
  ),
  lasting('misc', 'creaky-floor', 'Creaky Floor', 2, 'Each Hero who steps in makes a noise test with 1 die.'),
  lasting(
    'misc',
    'alarm-bell',
    'Alarm Bell',
    2,
    'An alert enemy on it moves the tracker 1 box more in Raise the Alarm! With no enemies here, a basic action takes it down.',
  ),
  once('misc', 'sleeping-sentries', 'Sleeping Sentries', 2, 'A level 1 spawn, at ease; seeing it alarms nobody.'),
  once('misc', 'mess-table', 'Mess Table', 1, 'A misc item lies here, face up.'),
  once('misc', 'duty-roster', 'Duty Roster', 1, 'See the next 3 noise cards and choose their order.'),
  lasting(
    'misc',
    'locked-cabinet',
    'Locked Cabinet',
    2,
    'Holds 2 misc items, face down. A search of them is 1 noise die louder without Keys.',
  ),
  lasting(
    'misc',
    'fallen-masonry',
    'Fallen Masonry',
    1,
    'Whoever steps in goes no farther in that action or activation.',
  ),
  once('medical', 'first-aid-cabinet', 'First-Aid Cabinet', 3, 'A medical item lies here, face up.'),
  lasting(
    'medical',
    'operating-table',
    'Operating Table',
    2,
    'Each Hero may once spend a basic action here (noise 1) to lose a wound.',
  ),
  once('medical', 'quarantine-ward', 'Quarantine Ward', 2, 'Two zombies stand here, as far as there are figures.'),
  once(
    'medical',
    'gas-leak',
    'Gas Leak',
    1,
    'The area is obscured until the next enemy turn is over, and Heroes in it discard a card.',
  ),
  once('weapon', 'arms-locker', 'Arms Locker', 2, 'Two weapon items lie here, one face up and one face down.'),
  lasting(
    'weapon',
    'ammunition-crates',
    'Ammunition Crates',
    2,
    'A silent basic action here clears all own jams. A blast in this area inflicts 1 wound more and uses the crates up.',
  ),
  once('weapon', 'sentry-gun-nest', 'Sentry Gun Nest', 2, 'A Sentry Gun stands here.'),
  once('weapon', 'sentry-flamer', 'Sentry Flamer', 1, 'A Sentry Flamer stands here.'),
  lasting(
    'weapon',
    'booby-trap',
    'Booby Trap',
    1,
    'It goes off under the first Hero to step in: a defence test against 5, then BANG!, and it is gone.',
  ),
  lasting(
    'vril',
    'vril-workbench',
    'Vril Workbench',
    2,
    'A basic action and a Vril Orb turn one weapon of a Hero here to its vril side.',
  ),
  once(
    'vril',
    'containment-tank',
    'Containment Tank',
    2,
    'An Experiment 601 waits here, at ease; seeing it alarms nobody.',
  ),
  lasting(
    'vril',
    'vril-leak',
    'Vril Leak',
    2,
    'A Hero whose turn ends here rolls a vril die: a surge is a permanent wound, a special heals one.',
  ),
  once('vril', 'vril-battery', 'Vril Battery', 2, 'A Vril Orb lies here, face up.'),
  lasting('vril', 'humming-conduit', 'Humming Conduit', 1, 'It hums: noise tests on this tile roll 1 die fewer.'),
  lasting(
    'vril',
    'specimen-jars',
    'Specimen Jars',
    1,
    'Hold a vril item, face down. A search of it rolls 3 noise dice.',
  ),
  lasting(
    'objective',
    'reinforced-vault',
    'Reinforced Vault',
    2,
    'Keeps the objective item here from searches until a Hero opens it with a basic action: noise 2, or none with Keys.',
  ),
  once('objective', 'watchful-portrait', 'Watchful Portrait', 1, 'All rooms of this tile become more aware by 1.'),
  once(
    'objective',
    'guard-detail',
    'Guard Detail',
    2,
    'The area becomes a guard point, and a level 2 spawn stands here.',
  ),
  once(
    'objective',
    'false-wall',
    'False Wall',
    1,
    'A face-down objective item here changes places with another one of the map, by chance.',
  ),
])
