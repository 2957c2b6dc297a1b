// What each keyword does, in a sentence, with its rule.

import type { RuleId } from '@umpire/engine'
import type { EnemyKeyword, HeroKeyword, WeaponKeyword } from './keywords.ts'

export interface KeywordText {
  readonly rule: RuleId
  readonly text: string
}

const says = (rule: RuleId, text: string): KeywordText => ({ rule, text })

export const weaponKeywordText: { readonly [Keyword in WeaponKeyword]: KeywordText } = {
  Accurate: says('RB-249', 'Shoots past enemies in between, and Bodyguards and Meatshields protect nobody from it.'),
  'Armour Piercing': says('RB-250', 'Two wounds instead of one, or one wound on an armoured enemy.'),
  Burst: says(
    'RB-257',
    'Attack special: 2 more attack dice, and the total may be shared out over several enemies in the area, each at the price of its defence.',
  ),
  Counter: says('RB-259', 'Defence special: after the defence, strike back at one of those who attacked.'),
  'Critical Hit': says('RB-261', 'Attack or vril special: one wound at once, even if the attack fails.'),
  'Crowd Control': says(
    'RB-262',
    "Attack special: after the attack all enemies in the target's area are driven one area farther away.",
  ),
  Deadly: says('RB-264', 'Attack special: 3 more on the total.'),
  'Double Tap': says('RB-268', 'Attack special: 2 more attack dice.'),
  'Dual Wielding': says('RB-269', 'May go for two enemies of the area at once, against both defences added up.'),
  Firestorm: says('RB-276', 'The total is held against every enemy in the target area.'),
  Frenzy: says('RB-279', 'Attack special in melee, once a turn: another melee attack follows.'),
  Lifedrain: says('RB-290', 'Attack or vril special: the attacker loses one permanent wound.'),
  Overload: says('RB-297', 'Attack or vril special: attack again with this weapon, unless it is drained by then.'),
  Precise: says('RB-300', 'Attack and vril specials are worth 3 instead of 2 in every attack.'),
  'Quick Shot': says('RB-301', 'Attack special at range, once a turn: another ranged attack follows.'),
  Shockwave: says('RB-310', 'Attack or vril special: the total is held against every enemy in the target area.'),
  Splash: says('RB-316', 'Attack special: the result also counts for a second enemy in the area.'),
  Stunned: says('RB-321', "Attack special: suppresses the target's area."),
  Unreliable: says('RB-324', 'Jams after the action unless a special is spent to prevent it.'),
  Versatile: says('RB-328', "May shoot at enemies in the shooter's own area."),
}

export const heroKeywordText: { readonly [Keyword in HeroKeyword]: KeywordText } = {
  'Auf Deutsch': says(
    'RB-252',
    'Noise special, not after weapons: the nearest wary room with enemies calms down by one step, before the alarm.',
  ),
  Bitter: says('RB-254', 'May draw an action card with each wound card.'),
  Decoy: says('RB-265', 'May take an attack on another Hero in the area upon itself.'),
  'Die Hard': says('RB-267', 'With no other Hero in the area, attacks have 1 more die and Lethal.'),
  Evasive: says('RB-273', 'After an enemy attack, may step to an area farther from the attacker.'),
  'Fire Support': says('RB-275', 'Other Heroes in the area attack with 1 more die.'),
  Focused: says('RB-278', 'May re-roll one die in each attack action.'),
  Genius: says('RB-280', 'The action Draw 2 Cards draws 3, and discards 1 of the hand.'),
  Guardian: says('RB-283', 'May play defence modifiers for other Heroes in the area.'),
  'Heavy Infantry': says('RB-284', 'Defence special: 2 more defence dice.'),
  'Iron Hide': says('RB-286', 'Defence special: 3 more on the total.'),
  Lethal: says('RB-289', 'Attack dice that show a blank or a 1 may be re-rolled, each once a test.'),
  'Lone Wolf': says('RB-291', 'With no other Hero in the area, defence has 1 more die and Resilient.'),
  'Mech Implants': says(
    'RB-293',
    'Defence special: 2 more on the total. A failed defence draws two wound cards, of which one counts.',
  ),
  Opportunist: says('RB-296', 'May swap turn tokens with another Hero once they are dealt.'),
  Rage: says('RB-302', 'Attack special in melee: 2 more attack dice.'),
  Recon: says('RB-303', 'Noise special, not after weapons: the upper effect of the noise card is ignored.'),
  Resilient: says('RB-307', 'Defence dice that show a blank or a 1 may be re-rolled, each once a test.'),
  Silent: says('RB-311', 'Noise special, not after weapons: nothing was heard, no noise card is drawn.'),
  'Sleight of Hand': says('RB-312', 'Noise special, not after weapons: draw two noise cards, of which one counts.'),
  Sneaky: says('RB-314', 'Noise tests that are not for weapons may roll 1 die less.'),
  'Special Ops': says('RB-315', 'Noise special, not after weapons: draw an action card.'),
  'Squad Leader': says('RB-317', 'May play a card on the attack of another Hero in this area or in one next to it.'),
  'Stand Down': says('RB-318', 'Defence special: the attack does no damage at all.'),
  Stealthy: says('RB-319', 'May re-roll one die of each noise test that is not for a weapon.'),
  Strong: says('RB-320', '1 more die in unarmed attacks and in defence.'),
  Vengeance: says('RB-327', 'Once in the own turn: a free step into an area with enemies.'),
  'Vril Enhanced': says('RB-329', 'Vril special, once an action: a removed card comes back onto the discard pile.'),
  'Vril Experiment': says(
    'RB-330',
    'May add a vril die to any test but noise. Vril special: lose one wound, or wound an enemy in the area.',
  ),
  'Vril Implants': says('RB-331', 'Any special, once an action: a surge becomes a vril special.'),
  'Vril Tolerance': says('RB-332', 'Wound cards drawn for surges never stay.'),
  Withdraw: says('RB-334', 'May move one area at once when drawing a wound card.'),
}

export const enemyKeywordText: { readonly [Keyword in EnemyKeyword]: KeywordText } = {
  'Ablative Shield': says('RB-248', 'Grenades do nothing to it.'),
  Armoured: says('RB-251', 'Only Armour Piercing can wound it.'),
  Bodyguard: says(
    'RB-255',
    'Officers and Vrilmeisters in its area cannot be targeted. Attacks with 1 more while one of them is on its tile.',
  ),
  Bomber: says(
    'RB-256',
    'Explodes instead of a melee attack, or when shot: BOOM!, and a wound for everybody in its area. In melee it just dies.',
  ),
  'Chain Fire': says('RB-258', 'Shoots at every Hero in the target area.'),
  Coward: says('RB-260', 'Never walks up to a Hero, and leaves the area of one if it can.'),
  Crush: says('RB-263', 'Its melee wounds also knock the Hero down.'),
  Detect: says('RB-266', 'Noise tests in its area have 1 more on the total.'),
  'Dug In': says('RB-270', 'Defence is 1 higher on a guard point.'),
  'Enhance!': says('RB-271', 'Zombies and experiments in its area attack with 1 more.'),
  Fast: says('RB-274', 'Takes two steps instead of one.'),
  Fixed: says('RB-277', 'Never moves, nor can be moved.'),
  Guard: says('RB-281', 'Stays on a guard point as long as fewer than five guards are there.'),
  Incendiary: says('RB-285', 'Shoots at every Hero in the target area, with Piercing.'),
  Meatshield: says('RB-292', 'Those who shoot into its area must shoot at it.'),
  'No Hands': says('RB-294', 'Can neither open nor unlock doors.'),
  Overwhelm: says('RB-298', 'Two come where one would.'),
  Piercing: says('RB-299', 'Against its attacks, every 1 on a defence die is a blank.'),
  'Reinforce!': says(
    'RB-304',
    'Sentry guns and flamers, Sturm units, Uebersoldaten and everything armoured on its tile have 1 more defence.',
  ),
  Relentless: says('RB-305', 'Suppression does not stop it.'),
  Repulse: says('RB-306', 'Its wounds also knock the Hero back.'),
  Ruthless: says('RB-308', 'Shoots instead of moving if it has a Hero in range and sight, and attacks later as well.'),
  Scuttle: says('RB-309', 'Fast while it sees a Hero.'),
  Smash: says('RB-313', 'Its melee wounds knock the Hero back, then down.'),
  Unique: says('RB-323', 'Comes into play only once.'),
  Unstable: says('RB-325', 'When it dies: BANG!, and a wound for everybody in its area.'),
  Unstoppable: says('RB-326', 'Walks through closed and locked doors and leaves them open.'),
  Vrilmeister: says('RB-333', 'Heroic points do not help to attack it.'),
}
