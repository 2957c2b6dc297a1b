// Words that rise from a thing: bad news for it, good news, or neither.

import type { Callout } from './tabletop.ts'

export const bad = (text: string): Callout => ({ text, tone: 'bad' })
export const good = (text: string): Callout => ({ text, tone: 'good' })
export const plain = (text: string): Callout => ({ text, tone: 'plain' })
