// The action cards: how many there are, what each half has, and that the figures are those printed.

import { describe, expect, test } from 'vitest'
import type { ActionCard, BottomHalf } from './card.ts'
import { cards, deckOf } from './cards.ts'
import type { Effect } from './effect.ts'
import { heroes } from './heroes.ts'

/** `attack +2d +1 noise 1, twist` */
const figures = ({ fits, dice, plus, noise, twist }: BottomHalf): string =>
  [
    fits,
    dice === 0 ? '' : `${dice}d`,
    plus === 0 ? '' : `+${plus}`,
    noise === 0 ? '' : `noise ${noise}`,
    twist === null ? '' : `(${twist})`,
  ]
    .filter((part) => part !== '')
    .join(' ')

const line = ({ id, name, top, bottom }: ActionCard): string =>
  [
    id,
    name,
    top.trigger,
    `${top.duration}${top.isRemoved ? ' and remove' : ''}`,
    `${top.noise}`,
    top.effects.map((effect) => effect.does).join(' + '),
    bottom === null ? '-' : figures(bottom),
  ].join('; ')

/** `BR5 melee unarmed: dice 1`: what differs from a plain attack. */
function attackLine({ id }: ActionCard, effect: Effect): readonly string[] {
  if (effect.does !== 'attack') return []
  const { mode, weapons, dice, range, isFading, isArmourPiercing, suppresses, drawsIfKills, isOneShot, on, times } =
    effect
  const more = [
    dice === 0 ? '' : `dice ${dice}`,
    range === null ? '' : `range ${range}`,
    isFading ? 'isFading' : '',
    isArmourPiercing ? 'isArmourPiercing' : '',
    suppresses ? 'suppresses' : '',
    drawsIfKills === 0 ? '' : `drawsIfKills ${drawsIfKills}`,
    isOneShot ? 'isOneShot' : '',
    on === 'any' ? '' : `on ${on}`,
    times === 1 ? '' : `times ${times}`,
  ].filter((part) => part !== '')
  const arms = weapons === null ? '' : ` ${typeof weapons === 'string' ? weapons : weapons.join(',')}`
  return [`${id} ${mode}${arms}${more.length === 0 ? '' : `: ${more.join(', ')}`}`]
}

/** A line a card: id; name; trigger; duration; noise; effects; modifier. */
const printed = `
BR1; Unleash Hell; own turn; once and remove; BOOM!; barrage; -
BR2; Wrecking Ball; own turn; once and remove; 2; rampage; -
BR3; Covering Fire; own turn; once; W; attack; attack 2d noise 1
BR4; Clear the Breech; own turn; once; 0; clear weapon; attack (no jam)
BR5; Glasgow Kiss; own turn; once; 0; attack; attack 1d +1
BR6; Thick Skull; wound drawn; once; 0; shrug off wound; defence 1d
BR7; Door? What Door?; own turn; once; 3; open door + move; move +1 noise 1
BR8; Over Here, Lads!; own turn; next turn; 1; last; defence +2
BR9; Come and Get Some; enemy enters my area; once; 0; attack; melee attack 2d
BR10; Belt Fed; own turn; repeat; W; attack; ranged attack (burst)
BR11; Catch Your Breath; own turn; once; 0; draw; noise -1d
BR12; Hip Flask; own turn; once; 0; heal + draw + discard; any (reroll two)
CL1; Waltz of Knives; own turn; repeat and remove; 0; move + attack; -
CL2; Vanish; own turn; next turn and remove; 0; move + last; -
CL3; Cut Throat; own turn; repeat; 0; attack; attack 1d
CL4; Shadow Step; own turn; once; 0; move; move +1
CL5; Whisper; own turn; once; 0; attack; attack 2d (quieter)
CL6; Lockpicks; own turn; once; 0; open door; non-weapon noise -2d
CL7; Rifle the Pockets; killed in melee; once; 0; take loot; attack (special)
CL8; Sidestep; targeted; once; 0; move; defence 1d +1
CL9; A Smile in the Dark; own turn; once; 0; lower room; noise (reroll any)
CL10; Garrotte; own turn; once; 0; garrotte; melee attack +2
CL11; Poisoned Edge; own turn; keep; 0; last; any (draw)
CL12; Friends in the Maquis; own turn; once; 0; draw + discard; defence 1d
SA1; Follow Me!; own turn; once and remove; 1; all move; -
SA2; Give 'Em Everything; own turn; once and remove; W; all attack; -
SA3; Fire in the Hole; own turn; once; BANG!; grenade; attack +2
SA4; On Your Feet!; own turn; once; 0; raise up; defence 1d
SA5; Leapfrog; own turn; once; 0; other moves + move; move +1
SA6; Hold the Line; kill the intruders; next hero; 0; last; defence +2
SA7; Breach!; own turn; once; W2; open door + attack; attack 2d noise 1
SA8; Listen Up; own turn; once; 0; others draw; attack (special)
SA9; Keep Their Heads Down; own turn; once; W; attack; attack 1d (suppress if wounded)
SA10; Dig In; own turn; next turn; 0; last; defence (special)
SA11; Share the Load; own turn; once; 0; share items; noise -1d
SA12; Chew 'Em Out; own turn; once; 0; return card; attack (reroll two)
QU1; Cry Havoc!; own turn; next turn and remove; BANG!; last + draw + others draw; -
QU2; Arrow Storm; own turn; once and remove; 0; attack; -
QU3; Through the Keyhole; own turn; once; 0; look behind door; noise (ignore top effect)
QU4; Silent Shaft; own turn; once; 0; attack; attack 1d (accurate)
QU5; Jolly Good Show; own turn; once; 0; draw + others draw; any (special)
QU6; Impersonate an Oberst; raise the alarm; once; 0; lower room; noise -1d
QU7; Riposte; defended in melee; once; W; attack; defence 1d +1
QU8; Fleet of Foot; own turn; once; 0; move; move +1
QU9; Explosive Arrow; own turn; once; BANG!; grenade; attack (armour piercing)
QU10; Borrowed Greatcoat; own turn; next turn; 0; last; move +1
QU11; Stiff Upper Lip; own turn; keep; 0; last; defence 1d
QU12; Thrown Pebble; own turn; once; 0; pebble; noise (two noise cards)
RH1; One Shot; own turn; once and remove; W; attack; -
RH2; Eyes of a Hawk; own turn; once and remove; 0; survey + draw; -
RH3; Overwatch; own turn; next turn; W; last; attack 1d
RH4; Snap Shot; enemy enters a seen area; once; W; attack; ranged attack +2
RH5; Steady Aim; own turn; once; 0; last; any (reroll blanks)
RH6; Ghost Walk; own turn; once; 0; move; move +1
RH7; Read the Tracks; own turn; once; 0; look at spawns + draw; noise (reroll any)
RH8; Fade Away; end of kill the intruders; once; 0; move; defence 1d
RH9; Thrown Tomahawk; own turn; once; 0; attack; attack (special)
RH10; Field Dressing; own turn; once; 0; heal; defence +2
RH11; Anti-Tank Load; own turn; once; W; attack; ranged attack (armour piercing)
RH12; Patience; own turn; keep; 0; last; any (draw)
`
  .trim()
  .split('\n')

describe('action cards', () => {
  test('are those printed', () => {
    expect(cards.rows.map(line)).toEqual(printed)
  })

  test('are twelve for each Hero, with two feats', () => {
    for (const { id } of heroes.rows) {
      const deck = deckOf(id).map((card) => cards.of(card))
      expect(deck).toHaveLength(12)
      expect(deck.every((card) => card.hero === id)).toBe(true)
      expect(deck.filter((card) => card.isFeat).map((card) => card.id.slice(2))).toEqual(['1', '2'])
    }
  })

  test('have names of their own, and texts in each half', () => {
    expect(new Set(cards.rows.map((card) => card.name)).size).toBe(cards.rows.length)
    for (const { top, bottom } of cards.rows) {
      expect(top.text).toMatch(/^[A-Z].*\.$/u)
      if (bottom !== null) expect(bottom.text).toMatch(/^[A-Z0-9].*[a-z]\.$/u)
    }
  })

  test('allow the attacks printed', () => {
    expect(cards.rows.flatMap((card) => card.top.effects.flatMap((effect) => attackLine(card, effect)))).toEqual([
      'BR3 ranged: suppresses',
      'BR5 melee unarmed: dice 1, drawsIfKills 1',
      'BR9 melee unarmed: on enemy that entered',
      'BR10 ranged vickers-left,vickers-right: isFading',
      'CL1 melee daggers',
      'CL3 melee silent',
      'CL5 ranged welrod',
      'SA7 ranged',
      'SA9 ranged thompson: suppresses',
      'QU2 ranged longbow: times 3',
      'QU4 ranged longbow',
      'QU7 melee: on attacker',
      'RH1 ranged: isOneShot',
      'RH4 ranged: on enemy that entered',
      'RH9 ranged tomahawk: range 1',
      'RH11 ranged: isArmourPiercing',
    ])
  })

  test('stay in play with what is printed', () => {
    const lasting = cards.rows.flatMap(({ id, top }) =>
      top.effects.flatMap((effect) =>
        effect.does === 'last' ? `${id} ${effect.on}: ${[...effect.grants, effect.defenceDice].join(', ')}` : [],
      ),
    )
    expect(lasting).toEqual([
      'BR8 self: Decoy, 1',
      'CL2 self: 0',
      'CL11 self: Stand Down, 0',
      'SA6 in area: 1',
      'SA10 self: Resilient, Withdraw, 0',
      'QU1 seen: Lethal, Vengeance, 0',
      'QU10 self: 0',
      'QU11 self: 0',
      'RH3 self: 0',
      'RH5 self: Lethal, 0',
      'RH12 self: 0',
    ])
  })

  test('tell what a modifier does by its figures', () => {
    expect(cards.of('BR3').bottom?.text).toBe('2 dice more, 1 noise die more.')
    expect(cards.of('BR7').bottom?.text).toBe('1 area more, 1 noise die more.')
    expect(cards.of('CL5').bottom?.text).toBe('2 noise dice less for the action.')
    expect(cards.of('CL6').bottom?.text).toBe('2 dice less.')
    expect(cards.of('CL8').bottom?.text).toBe('1 die more, 1 more on the total.')
  })
})
