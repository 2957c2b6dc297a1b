// Heroes, weapons and skills: the figures printed, and that they belong together.

import { describe, expect, test } from 'vitest'
import type { WeaponSide } from './hero.ts'
import { heroes } from './heroes.ts'
import { items } from './items.ts'
import { enemyKeywordText, heroKeywordText, weaponKeywordText } from './keyword-text.ts'
import { skills } from './skills.ts'
import { weapons } from './weapons.ts'

const line = ({ name, range, attack, vril, noise, keywords }: WeaponSide): string =>
  `${name}; ${range}; ${attack}+${vril}; ${noise}; ${keywords.join(', ')}`

/** A line a side: name; range; attack and vril dice; noise; keywords. */
const printed = `
Vickers (left); 3; 4+0; BANG!; Burst, Unreliable
Vril-belt Vickers; 3; 3+2; BANG!; Burst, Overload, Unreliable
Vickers (right); 3; 4+0; BANG!; Burst, Unreliable
Vril-coil Vickers; 3; 3+2; BANG!; Shockwave, Unreliable, Unreliable
Welrod; 1; 2+0; 1; Critical Hit, Versatile
Vril Welrod; 2; 2+1; 1; Critical Hit, Accurate, Versatile
Twin Daggers; 0; 3+0; 0; Dual Wielding, Frenzy
Vril Daggers; 0; 3+1; 0; Dual Wielding, Frenzy, Lifedrain
Thompson; 2; 3+0; 3; Burst
Vril Thompson; 2; 3+1; 3; Burst, Double Tap
Trench Gun; 1; 4+0; BANG!; Versatile, Crowd Control
Dragon Gun; 1; 3+2; BANG!; Versatile, Firestorm
Longbow; 3; 2+0; 0; Deadly, Quick Shot
Vril Broadheads; 3; 2+1; 1; Deadly, Quick Shot, Armour Piercing
Claymore; 0; 3+0; 1; Splash, Counter
Vril Claymore; 0; 3+1; 1; Splash, Counter, Stunned
Scoped Springfield; 5; 3+0; 3; Accurate, Precise
Vril Springfield; 6; 2+2; 3; Accurate, Precise, Armour Piercing
Tomahawk; 0; 3+0; 0; Deadly
Vril Tomahawk; 0; 3+1; 0; Deadly, Critical Hit
`
  .trim()
  .split('\n')

describe('Heroes', () => {
  test('bring their own two weapons, four skills and a starting item', () => {
    for (const hero of heroes.rows) {
      expect(hero.weapons.map((id) => weapons.of(id).hero)).toEqual([hero.id, hero.id])
      expect(hero.skills.map((id) => skills.of(id).isVril)).toEqual([false, false, false, false])
      expect(['weapon', 'misc']).toContain(items.of(hero.item).category)
    }
  })

  test('have weapons with the figures printed', () => {
    expect(weapons.rows.flatMap((weapon) => [line(weapon.front), line(weapon.vril)])).toEqual(printed)
  })

  test('share 26 skill tokens, six of vril', () => {
    expect(skills.rows).toHaveLength(26)
    expect(skills.rows.filter((skill) => skill.isVril)).toHaveLength(6)
  })
})

test('every keyword has a text and a rule of its own', () => {
  const texts = [weaponKeywordText, heroKeywordText, enemyKeywordText].flatMap((list) => Object.values(list))
  for (const { text } of texts) expect(text).toMatch(/^[A-Z0-9].*\.$/u)
  expect(new Set(texts.map(({ rule }) => rule)).size).toBe(80)
})
