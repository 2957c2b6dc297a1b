// Keywords on cards are explained.

import { id } from '@umpire/engine'
import { expect, test } from 'vitest'
import { typeOf } from './catalogue.ts'
import { keywordsOf } from './keywords.ts'
import type { TypeId } from './module-type.ts'
import { modules } from './modules.ts'
import { textOf } from './text.ts'

const keywords = ['Shield', 'Splash', 'Piercing', 'Push', 'Pull', 'Jam', 'Reload', 'Boost', 'Overheat', 'Surge']

test.each([...modules.values()])('$name: every keyword of its text, and no other', (type) => {
  const explained = keywordsOf(type).map((meaning) => meaning.split(':')[0])
  expect(explained).toEqual(keywords.filter((keyword) => textOf(type).includes(keyword)))
})

test('a plain gun has none', () => {
  expect(keywordsOf(typeOf(id<TypeId>('W01')))).toEqual([])
})
