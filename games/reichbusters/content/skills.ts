// The 26 skill tokens: four of each Hero, and six of vril. The other Hero keywords come by cards and skills alone.

import { type Catalogue, catalogueOf } from '../../catalogue.ts'
import type { Skill } from './hero.ts'
import { heroes } from './heroes.ts'
import { heroKeywordText } from './keyword-text.ts'
import type { HeroKeyword } from './keywords.ts'

const token = (id: HeroKeyword, isVril: boolean): Skill => ({ id, isVril, text: heroKeywordText[id].text })

const vrilSkills: readonly HeroKeyword[] = [
  'Vril Tolerance',
  'Vril Implants',
  'Vril Enhanced',
  'Vril Experiment',
  'Mech Implants',
  'Die Hard',
]

export const skills: Catalogue<Skill> = catalogueOf('skill', [
  ...heroes.rows.flatMap((hero) => hero.skills.map((id) => token(id, false))),
  ...vrilSkills.map((id) => token(id, true)),
])
