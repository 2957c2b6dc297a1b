// The charts of a report: shares with their intervals, and how long games are. They stay legible however many rows there are.

import type { SideFigure, Spread } from '../figures.ts'
import type { Estimate, Interval } from '../statistics/interval.ts'
import { type Markup, markup } from './markup.ts'
import { number, percent } from './words.ts'

export interface ShareRow {
  readonly name: string
  readonly note: string
  readonly side: SideFigure
  readonly wanted: Interval
}

const isBad = ({ verdict }: SideFigure): boolean => verdict === 'too often' || verdict === 'too seldom'

/** A dot for the share, a bar for its interval, a band for what is wanted; a triangle besides, where it is missed. */
export function shareChart(rows: readonly ShareRow[], label: string): Markup {
  const lowest = Math.min(...rows.map(({ side, wanted }) => Math.min(wanted.low, side.wins.low)))
  const highest = Math.max(...rows.map(({ side, wanted }) => Math.max(wanted.high, side.wins.high)))
  const from = Math.max(0, Math.floor(lowest * 10 - 0.5))
  const to = Math.min(10, Math.ceil(highest * 10 + 0.5))
  const x = (share: number): string => `${((100 * (share * 10 - from)) / (to - from)).toFixed(2)}%`
  const width = ({ low, high }: Interval): string => `${((1000 * (high - low)) / (to - from)).toFixed(2)}%`
  const ticks = Array.from({ length: to - from + 1 }, (_, n) => (from + n) / 10)
  const bands = new Set(rows.map(({ wanted: { low, high } }) => `${percent(low, 0)} to ${percent(high, 0)}`))
  const said = rows.map(({ name, side }) => `${name} ${percent(side.wins.value)}`).join(', ')
  return markup`<div class="shares" role="img" aria-label="${label}: ${said}">
${rows.map(({ name, note, side, wanted }) => {
  const { low, value } = side.wins
  return markup`<div class="share ${isBad(side) ? 'bad' : 'ok'}"><b>${name}</b><small>${note}</small><span class="plot"><i class="wanted" style="left:${x(wanted.low)};width:${width(wanted)}"></i><i class="half" style="left:${x((wanted.low + wanted.high) / 2)}"></i><i class="interval" style="left:${x(low)};width:${width(side.wins)}"></i><i class="dot" style="left:${x(value)}"></i></span><b class="value">${isBad(side) ? '▲ ' : ''}${percent(value)}</b></div>`
})}
<div class="share axis"><b></b><small></small><span class="plot">${ticks.map((tick) => markup`<i class="tick" style="left:${x(tick)}">${percent(tick, 0)}</i>`)}</span><b class="value"></b></div>
<p class="band">${bands.size === 1 ? `wanted: ${[...bands].join('')}` : 'green: what is wanted'}</p></div>`
}

const width = 680
const left = 44
const height = 170

/** How many games had each length; those outside of 90 in 100 are paler, very long tails are gathered in few bars. */
export function lengthChart({ counts, median, low90, high90 }: Spread, unit: string): Markup {
  const bars = gathered(counts, 24)
  const most = Math.max(1, ...bars.map(({ games }) => games))
  const step = (width - left - 10) / Math.max(1, bars.length)
  const wide = Math.min(step - 3, 60)
  const middleOf = (n: number): number => left + (n + 0.5) * step
  const y = (games: number): number => height - (games / most) * (height - 24)
  const middle = bars.findIndex(({ from, to }) => median >= from && median <= to)
  const isRight = middle > bars.length / 2
  const lines = [...new Set([0, 0.25, 0.5, 0.75, 1].map((share) => Math.round(most * share)))]
  return markup`<svg viewBox="0 0 ${width} 212" width="100%" role="img" aria-label="Length of games in ${unit}: median ${number(median)}, 90 of 100 within ${number(low90)} to ${number(high90)}">
${lines.map((games) => markup`<line x1="${left - 4}" x2="${width - 10}" y1="${y(games)}" y2="${y(games)}" class="rule"/><text x="${left - 10}" y="${y(games) + 4}" class="tick" text-anchor="end">${number(games)}</text>`)}
${bars.map(
  ({ from, to, games }, n) =>
    markup`<rect x="${middleOf(n) - wide / 2}" y="${y(games)}" width="${Math.max(1, wide)}" height="${height - y(games)}" rx="2" class="${to < low90 || from > high90 ? 'bar pale' : 'bar'}"><title>${from === to ? from : `${from} to ${to}`} ${unit}: ${number(games)} games</title></rect>${
      bars.length <= 16 || n % 3 === 0
        ? markup`<text x="${middleOf(n)}" y="${height + 17}" class="tick" text-anchor="middle">${number(from)}</text>`
        : undefined
    }`,
)}
${middle < 0 ? undefined : markup`<line x1="${middleOf(middle)}" x2="${middleOf(middle)}" y1="6" y2="${height}" class="median"/><text x="${middleOf(middle) + (isRight ? -6 : 6)}" y="14" class="tick strong" text-anchor="${isRight ? 'end' : 'start'}">median ${number(median)} ${unit}</text>`}
<text x="${width / 2}" y="206" class="tick" text-anchor="middle">${unit}${bars.some(({ from, to }) => from !== to) ? ', some together' : ''}</text></svg>`
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

const smallX = (share: number): string => (3 + share * 144).toFixed(1)

/** A small chart in a row of a table, from 0 to 100 %; the line is at what is usual. */
export function smallShare({ value, low, high }: Estimate, usual: number, isOdd: boolean): Markup {
  const span = Math.max(1, (high - low) * 144).toFixed(1)
  return markup`<svg viewBox="0 0 150 16" width="150" height="16" aria-hidden="true" class="${isOdd ? 'bad' : 'ok'}"><rect x="0" y="6" width="150" height="4" rx="2" class="track"/><rect x="${smallX(low)}" y="4" width="${span}" height="8" rx="4" class="interval"/><line x1="${smallX(usual)}" x2="${smallX(usual)}" y1="0" y2="16" class="half"/><circle cx="${smallX(value)}" cy="8" r="5" class="dot"/></svg>`
}
