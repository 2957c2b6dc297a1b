// The report of a study: one page that needs no network.

import { type AnyGame, at } from '@umpire/engine'
import type { ContentVerdict, KindFigures } from '../content-figures.ts'
import { bounds } from '../content-figures.ts'
import type { Figures } from '../figures.ts'
import type { OddGame } from '../odd-games.ts'
import type { Study } from '../study.ts'
import { lengthChart, shareChart, smallShare } from './charts.ts'
import { type Markup, markup } from './markup.ts'
import { style } from './style.ts'
import { capital, number, percent, plusMinus, range } from './words.ts'
import { Markup as Raw } from './markup.ts'

/** What the report speaks of beside the figures. */
export interface Findings {
  readonly figures: Figures
  readonly odd: readonly OddGame[]
  /** Rules that can come up in a game and never did; undefined where that is not known. */
  readonly neverCited: readonly string[] | undefined
}

const whistle = markup`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M3 9.5h8.5l2-2.5H21v4.5h-2.3a6 6 0 1 1-10.4.6"/><circle cx="13" cy="15" r="2"/></svg>`

export function reportHtml(game: AnyGame, study: Study, findings: Findings): string {
  const { figures } = findings
  const odd = figures.content.flatMap(({ items }) => items).filter(({ verdict }) => isOdd(verdict))
  const pieces = figures.content.reduce((sum, { items }) => sum + items.length, 0)
  const outside = figures.arms.filter((arm) =>
    arm.sides.some(({ verdict }) => verdict.startsWith('too ') && verdict !== 'too few games to say'),
  )
  return markup`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${game.name}: is it fair? - Umpire</title><style>${new Raw(style)}</style></head>
<body><div class="brand">${whistle}Umpire</div><main>
<header><h1>${game.name}: is it fair?</h1><p>${subtitle(game, study, figures)}</p></header>
<section class="kpi">
${kpi(percent(figures.main.wins.value), `${figures.main.name} win, ${range(figures.main.wins)}`, figures.main.verdict.startsWith('too ') && figures.main.verdict !== 'too few games to say')}
${figures.rounds.most === 0 ? undefined : kpi(number(figures.rounds.mean.value), `rounds, 90% within ${figures.rounds.low90} to ${figures.rounds.high90}`)}
${kpi(number(Math.round(figures.decisions.mean.value)), `decisions, longest ${number(figures.decisions.most)}; about ${number(figures.minutes.median)} minutes`)}
${kpi(String(outside.length), `of ${figures.arms.length} ways to set it up outside what is wanted`, outside.length > 0)}
${pieces === 0 ? undefined : kpi(String(odd.length), `pieces of content out of bounds, of ${pieces}`, odd.length > 0)}
</section>
<div class="two"><section class="box"><h2>${capital(figures.main.name)} win <span>dot: share, bar: 95% interval</span></h2>
${shareChart(
  figures.arms.map((arm) => ({ name: arm.name, note: `${number(arm.games)} games`, side: at(arm.sides, 0) })),
  at(figures.arms, 0).wanted,
  `Wins of the ${figures.main.name}`,
)}</section>
<section class="box"><h2>Length of a game <span>${number(figures.games)} games</span></h2>${
    figures.rounds.most === 0 ? lengthChart(figures.decisions, 'decisions') : lengthChart(figures.rounds, 'rounds')
  }</section></div>
${armTable(figures)}${course(figures)}
${figures.content.map((kind) => contentTable(kind, game.measures?.effect))}
${oddGames(findings.odd)}${rules(findings)}
</main></body></html>
`.text
}

function subtitle(game: AnyGame, study: Study, figures: Figures): string {
  const bots = [...new Set(study.arms.flatMap((arm) => arm.bots))].join(', ')
  const fixed = Object.entries(at(study.arms, 0).options)
    .filter(
      ([name, value]) =>
        value !== game.options[name]?.default && study.arms.every((arm) => arm.options[name] === value),
    )
    .map(([name, value]) => `, ${name} ${String(value)}`)
  const patch =
    study.patch === null
      ? ''
      : `; changed: ${Object.entries(study.patch)
          .map(([path, value]) => `${path} = ${String(value)}`)
          .join(', ')}`
  const broken = figures.broken === 0 ? '' : `; ${figures.broken} broke off`
  return `${number(figures.games)} games between ${bots} bots${fixed.join('')}, rules version ${study.version}, seed ${study.seed}${patch}${broken}`
}

const kpi = (value: string, words: string, isBad = false): Markup =>
  markup`<div class="${isBad ? 'bad' : ''}"><b>${value}</b><span>${words}</span></div>`

const isOdd = (verdict: ContentVerdict): boolean => verdict !== 'fine' && verdict !== 'too few games to say'

const armTable = ({
  arms,
  bySeat,
  byBot,
}: Figures): Markup => markup`<section class="box"><h2>Wins <span>with 95% intervals</span></h2><table><thead><tr><th>Set up</th><th>Side</th><th class="n">Games</th><th class="n">Wins</th><th class="n">95% interval</th><th>Verdict</th></tr></thead><tbody>
${arms.flatMap((arm) => arm.sides.map((side) => markup`<tr><td>${arm.name}</td><td>${side.name}</td><td class="n">${number(arm.games)}</td><td class="n">${percent(side.wins.value)}</td><td class="n">${range(side.wins)}</td><td>${pill(side.verdict)}</td></tr>`))}
${bySeat.map(({ seat, wins }) => markup`<tr><td>all</td><td>seat ${seat + 1}${seat === 0 ? ', which begins' : ''}</td><td class="n">${number(wins.games)}</td><td class="n">${percent(wins.value)}</td><td class="n">${range(wins)}</td><td></td></tr>`)}
${byBot.length < 2 ? undefined : byBot.map(({ bot, wins }) => markup`<tr><td>all</td><td>${bot} bots</td><td class="n">${number(wins.games)}</td><td class="n">${percent(wins.value)}</td><td class="n">${range(wins)}</td><td></td></tr>`)}
</tbody></table></section>`

const pill = (verdict: string): Markup =>
  markup`<span class="pill ${verdict === 'fine' ? '' : verdict === 'too few games to say' ? 'few' : 'bad'}">${verdict}</span>`

const course = ({
  course: { leadChanges, comebacks, margin },
  choices,
  drawn,
}: Figures): Markup => markup`<section class="kpi">
${kpi(number(leadChanges.value), 'changes of the lead in a game, seen at the end of each round')}
${kpi(percent(comebacks.value), `of games won from a standing below 25%, ${range(comebacks)}`)}
${kpi(percent(margin.value, 0), 'ahead in the last round, on average: how clear it is by then')}
${kpi(percent(choices.forced), 'of decisions have a single answer')}
${kpi(percent(choices.wide), 'of decisions have two dozen answers or more')}
${drawn.value === 0 ? undefined : kpi(percent(drawn.value), 'of games without a single winner')}</section>`

const contentTable = (
  { kind, items }: KindFigures,
  effect: string | undefined,
): Markup => markup`<section class="box"><h2>${kind}: chosen and won with <span>bounds: chosen in ${percent(bounds.chosenLow, 0)} to ${percent(bounds.chosenHigh, 0)} of the chances, won with within ${percent(bounds.wonMargin, 0)} of what is usual; corrected for the length of the list</span></h2>
<table><thead><tr><th>Name</th><th class="n">Chances</th><th class="n">Chosen</th><th>Won with it, 0 to 100%</th><th class="n">Rate</th><th class="n">Used</th>${effect === undefined ? undefined : markup`<th class="n">${effect} a use</th>`}<th>Verdict</th></tr></thead><tbody>
${items
  .toSorted((a, b) => b.chosen.value - a.chosen.value)
  .map(
    (item) =>
      markup`<tr class="${isOdd(item.verdict) ? 'odd' : ''}"><td><b>${item.name}</b>${item.note === undefined ? undefined : markup` ${item.note}`}</td><td class="n">${number(item.offered)}</td><td class="n"><span class="use"><i style="width:${(100 * item.chosen.value).toFixed(1)}%"></i></span>${percent(item.chosen.value)}</td><td>${smallShare(item.wonWith, isOdd(item.verdict))}</td><td class="n">${item.wonWith.games === 0 ? '' : plusMinus(item.wonWith)}</td><td class="n">${number(item.used)}</td>${effect === undefined ? undefined : markup`<td class="n">${item.effect.toFixed(2)}</td>`}<td>${pill(item.verdict)}</td></tr>`,
  )}</tbody></table></section>`

const oddGames = (odd: readonly OddGame[]): Markup | undefined =>
  odd.length === 0
    ? undefined
    : markup`<section class="box"><h2>Odd games <span>records beside this page; they open in the replay</span></h2><table><tbody>${odd.map(({ why, file }) => markup`<tr><td>${why}</td><td><code>${file}</code></td></tr>`)}</tbody></table></section>`

const rules = ({ figures, neverCited }: Findings): Markup =>
  markup`<section class="box"><h2>Rules <span>${figures.rules.length} came up</span></h2>${
    neverCited === undefined || neverCited.length === 0
      ? markup`<p>${neverCited === undefined ? 'Which rules never came up is told by the command.' : 'Every rule that a game can cite came up.'}</p>`
      : markup`<p>Never cited in all the games:</p><ul class="rules">${neverCited.map((id) => markup`<li><code>${id}</code></li>`)}</ul>`
  }</section>`
