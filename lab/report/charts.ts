// The charts of a report, as SVG: shares with their intervals, and how long games are.

import type { SideFigure, Spread } from '../figures.ts'
import type { Estimate, Interval } from '../statistics/interval.ts'
import { type Markup, markup } from './markup.ts'
import { number, percent } from './words.ts'

export interface ShareRow {
  readonly name: string
  readonly note: string
  readonly side: SideFigure
}

const width = 680
const plotLeft = 190
const plotRight = 610
const rowHeight = 34

const isBad = ({ verdict }: SideFigure): boolean => verdict === 'too often' || verdict === 'too seldom'

/** A dot for the share, a bar for its interval, a band for what is wanted. */
export function shareChart(rows: readonly ShareRow[], wanted: Interval, label: string): Markup {
  const lowest = Math.min(wanted.low, ...rows.map(({ side }) => side.wins.low))
  const highest = Math.max(wanted.high, ...rows.map(({ side }) => side.wins.high))
  const from = Math.max(0, Math.floor(lowest * 10 - 0.5) / 10)
  const to = Math.min(1, Math.ceil(highest * 10 + 0.5) / 10)
  const x = (share: number): number => plotLeft + ((share - from) / (to - from)) * (plotRight - plotLeft)
  const bottom = 14 + rows.length * rowHeight
  const ticks = Array.from({ length: Math.round((to - from) * 10) + 1 }, (_, n) => from + n / 10)
  return markup`<svg viewBox="0 0 ${width} ${bottom + 44}" width="100%" role="img" aria-label="${label}">
<rect x="${x(wanted.low)}" y="4" width="${x(wanted.high) - x(wanted.low)}" height="${bottom - 8}" class="wanted"/>
<line x1="${x(wanted.low)}" x2="${x(wanted.low)}" y1="4" y2="${bottom - 4}" class="bound"/><line x1="${x(wanted.high)}" x2="${x(wanted.high)}" y1="4" y2="${bottom - 4}" class="bound"/>
${ticks.map((tick) => markup`<text x="${x(tick)}" y="${bottom + 16}" class="tick" text-anchor="middle">${percent(tick, 0)}</text>`)}
<text x="${x((wanted.low + wanted.high) / 2)}" y="${bottom + 36}" class="tick good" text-anchor="middle">wanted: ${percent(wanted.low, 0)} to ${percent(wanted.high, 0)}</text>
${rows.map(({ name, note, side }, n) => {
  const y = 24 + n * rowHeight
  const { low, high, value } = side.wins
  return markup`<g class="${isBad(side) ? 'bad' : 'ok'}"><text x="0" y="${y + 5}" class="name">${name}</text><text x="${plotLeft - 12}" y="${y + 5}" class="note" text-anchor="end">${note}</text>
<rect x="${x(low)}" y="${y - 5}" width="${Math.max(1, x(high) - x(low))}" height="10" rx="5" class="interval"/><circle cx="${x(value)}" cy="${y}" r="6" class="dot"/>
<text x="${width}" y="${y + 5}" class="name" text-anchor="end">${percent(value)}</text></g>`
})}</svg>`
}

/** How many games had each length; very long tails are gathered in few bars. */
export function lengthChart({ counts, median }: Spread, unit: string): Markup {
  const bars = gathered(counts, 24)
  const most = Math.max(1, ...bars.map(({ games }) => games))
  const height = 170
  const step = (plotRight + 60 - 40) / Math.max(1, bars.length)
  const y = (games: number): number => height - (games / most) * (height - 20)
  const middle = bars.findIndex(({ from, to }) => median >= from && median <= to)
  return markup`<svg viewBox="0 0 ${width} 214" width="100%" role="img" aria-label="Length of games in ${unit}">
${[0.25, 0.5, 0.75, 1].map((share) => markup`<line x1="40" x2="670" y1="${y(most * share)}" y2="${y(most * share)}" class="rule"/><text x="34" y="${y(most * share) + 4}" class="tick" text-anchor="end">${number(Math.round(most * share))}</text>`)}
${bars.map(
  ({ from, to, games }, n) =>
    markup`<rect x="${44 + n * step}" y="${y(games)}" width="${Math.max(1, step - 3)}" height="${height - y(games)}" rx="2" class="bar"><title>${from === to ? from : `${from} to ${to}`} ${unit}: ${number(games)} games</title></rect>${
      bars.length <= 16 || n % 3 === 0
        ? markup`<text x="${44 + n * step + step / 2}" y="${height + 16}" class="tick" text-anchor="middle">${from}</text>`
        : undefined
    }`,
)}
${middle < 0 ? undefined : markup`<line x1="${44 + (middle + 0.5) * step}" x2="${44 + (middle + 0.5) * step}" y1="8" y2="${height}" class="median"/><text x="${50 + (middle + 0.5) * step}" y="14" class="tick strong">median ${number(median)} ${unit}</text>`}
<text x="355" y="206" class="tick" text-anchor="middle">${unit}</text></svg>`
}

interface Bar {
  readonly from: number
  readonly to: number
  readonly games: number
}

function gathered(counts: Spread['counts'], most: number): Bar[] {
  const [first] = counts
  const last = counts.at(-1)
  if (first === undefined || last === undefined) return []
  const size = Math.ceil((last[0] - first[0] + 1) / most)
  const bars: Bar[] = []
  for (let from = first[0]; from <= last[0]; from += size) {
    const to = from + size - 1
    const games = counts.reduce((sum, [length, many]) => (length >= from && length <= to ? sum + many : sum), 0)
    bars.push({ from, to, games })
  }
  return bars
}

const smallX = (share: number): number => 2 + share * 146

/** A small chart in a row of a table: from 0 to 100 %. */
export function smallShare({ value, low, high }: Estimate, isOdd: boolean): Markup {
  return markup`<svg viewBox="0 0 150 14" width="150" height="14" aria-hidden="true" class="${isOdd ? 'bad' : 'ok'}"><rect x="0" y="5" width="150" height="4" rx="2" class="track"/><line x1="75" x2="75" y1="0" y2="14" class="half"/><rect x="${smallX(low)}" y="3" width="${Math.max(1, smallX(high) - smallX(low))}" height="8" rx="4" class="interval"/><circle cx="${smallX(value)}" cy="7" r="5" class="dot"/></svg>`
}
