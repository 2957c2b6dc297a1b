// Figures in words: percent, intervals, thousands.

import type { Estimate } from '../statistics/interval.ts'

const thousands = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })

export const percent = (share: number, digits = 1): string => `${(100 * share).toFixed(digits)}%`

export const number = (value: number): string => thousands.format(value)

/** `55.3 to 57.2`, of a share in percent. */
export const range = ({ low, high }: Estimate): string => `${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)}`

/** `58.9 ±1.8`: the larger half of the interval. */
export const plusMinus = ({ value, low, high }: Estimate): string =>
  `${(100 * value).toFixed(1)} ±${(100 * Math.max(value - low, high - value)).toFixed(1)}`

/** A difference of shares, in percentage points: `-1.5`. */
export const points = (share: number): string => (100 * share).toFixed(1)

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
