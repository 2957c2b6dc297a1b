// What a report says: the main figures, charts, wins, course of play, choices, content, odd games, rules.

import { type AnyGame, at } from '@umpire/engine'
import { bounds, type ItemFigures, type KindFigures } from '../content-figures.ts'
import type { Figures, Spread } from '../figures.ts'
import type { OddGame } from '../odd-games.ts'
import type { Estimate } from '../statistics/interval.ts'
import type { Study } from '../study.ts'
import { lengthChart, shareChart, smallShare } from './charts.ts'
import { type Markup, markup } from './markup.ts'
import { capital, number, percent, plusMinus, points, range } from './words.ts'

/** What the report speaks of beside the figures. */
export interface Findings {
  readonly figures: Figures
  readonly odd: readonly OddGame[]
  /** Rules that can come up in a game and never did; undefined where that is not known. */
  readonly neverCited: readonly string[] | undefined
  /** Where a record of an odd game is, and the games as a table; undefined where there are no such files. */
  readonly links: { readonly recordOf: (odd: OddGame) => string; readonly csv: string } | undefined
}

export function reportBody(game: AnyGame, study: Study, findings: Findings): Markup {
  const { figures, links } = findings
  const [watched] = findings.odd
  return markup`<header><div><h1>${game.name}: is it fair?</h1><p>${subtitle(game, study, figures)}</p></div>${
    links === undefined
      ? undefined
      : markup`<nav aria-label="Files of this report"><a class="action" href="${links.csv}" download>Data as CSV</a>${watched === undefined ? undefined : markup`<a class="action go" href="${links.recordOf(watched)}" download>Watch an odd game</a>`}</nav>`
  }</header>
${mainFigures(figures)}
<div class="two"><section class="box"><h2>${capital(figures.main.name)} win <span>dot: rate, bar: 95% interval</span></h2>
${shareChart(
  figures.arms.map((arm) => ({
    name: arm.name,
    note: `${number(arm.games)} games`,
    side: at(arm.sides, 0),
    wanted: arm.wanted,
  })),
  `Wins of ${figures.main.name}`,
)}</section>
<section class="box"><h2>Length of a game <span>${number(figures.games)} games</span></h2>${
    figures.rounds.most === 0 ? lengthChart(figures.decisions, 'decisions') : lengthChart(figures.rounds, 'rounds')
  }${lengthTable(figures)}</section></div>
${figures.content.map((kind) => contentTable(kind, game.measures?.effect))}
${winsTable(figures)}
<div class="two">${courseOfPlay(game, figures)}${choices(figures)}</div>
<div class="two">${oddGames(findings)}${rules(findings)}</div>`
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

const isMissed = (verdict: string): boolean => verdict === 'too often' || verdict === 'too seldom'

const isOdd = ({ verdict }: ItemFigures): boolean => verdict !== 'fine' && verdict !== 'too few games to say'

function mainFigures(figures: Figures): Markup {
  const items = figures.content.flatMap((kind) => kind.items)
  const odd = items.filter(isOdd)
  const outside = figures.arms.filter(({ sides }) => sides.some(({ verdict }) => isMissed(verdict)))
  return markup`<section class="kpi" aria-label="Main figures">
${kpi(percent(figures.main.wins.value), `${figures.main.name} win, ${range(figures.main.wins)}`, isMissed(figures.main.verdict))}
${figures.rounds.most === 0 ? undefined : kpi(number(figures.rounds.mean.value), `rounds, 90% within ${figures.rounds.low90} to ${figures.rounds.high90}`)}
${kpi(number(Math.round(figures.decisions.mean.value)), `decisions, longest ${number(figures.decisions.most)}; about ${number(figures.minutes.median)} minutes`)}
${kpi(String(outside.length), `of ${figures.arms.length} ways to set it up outside what is wanted`, outside.length > 0)}
${items.length === 0 ? undefined : kpi(String(odd.length), `pieces of content out of bounds, of ${items.length}`, odd.length > 0)}
${figures.broken === 0 ? undefined : kpi(number(figures.broken), 'games broke off by an error', true)}
</section>`
}

const lengthRow = (name: string, { mean, median, low90, high90, most }: Spread): Markup =>
  markup`<tr><td>${name}</td><td class="n">${number(mean.value)}</td><td class="n">${number(mean.low)} to ${number(mean.high)}</td><td class="n">${number(median)}</td><td class="n">${number(low90)} to ${number(high90)}</td><td class="n">${number(most)}</td></tr>`

const lengthTable = ({ rounds, decisions, minutes }: Figures): Markup =>
  markup`<div class="scroll" tabindex="0" role="group" aria-label="Length of games"><table class="small"><thead><tr><th>In</th><th class="n">Mean</th><th class="n">95% interval</th><th class="n">Median</th><th class="n">90% within</th><th class="n">Longest</th></tr></thead><tbody>${
    rounds.most === 0 ? undefined : lengthRow('rounds', rounds)
  }${lengthRow('decisions', decisions)}${lengthRow('minutes, estimated', minutes)}</tbody></table></div>`

const winRow = (setUp: string, who: string, wins: Estimate, verdict?: string): Markup =>
  markup`<tr${verdict !== undefined && isMissed(verdict) ? markup` class="odd"` : undefined}><td>${setUp}</td><td>${who}</td><td class="n">${number(wins.games)}</td><td class="n">${percent(wins.value)}</td><td class="n">${range(wins)}</td><td>${verdict === undefined ? undefined : pill(verdict)}</td></tr>`

const winsTable = ({
  arms,
  bySetting,
  bySeat,
  firstSeat,
  byBot,
  duels,
  main,
}: Figures): Markup => markup`<section class="box"><h2>Wins <span>by set-up, side, seat and level, with 95% intervals${firstSeat === null ? '' : `; ${firstSeatWords(firstSeat)}`}</span></h2><div class="scroll" tabindex="0" role="group" aria-label="Wins"><table><thead><tr><th>Set up</th><th>Who</th><th class="n">Games</th><th class="n">Wins</th><th class="n">95% interval</th><th>Verdict</th></tr></thead><tbody>
${arms.flatMap((arm) => arm.sides.map((side) => winRow(arm.name, side.name, side.wins, side.verdict)))}
${bySetting.flatMap(({ setting, values }) => values.map(({ value, wins }) => winRow(`all with ${setting} ${value}`, main.name, wins)))}
${bySeat.map(({ seat, wins }) => winRow('all', `seat ${seat + 1}${seat === 0 ? ', which begins' : ''}`, wins))}
${byBot.length < 2 ? undefined : byBot.map(({ bot, wins }) => winRow('all', `${bot} bots`, wins))}
${duels.map(({ bot, against, wins }) => winRow('level against level', `${bot} better than ${against}`, wins))}
</tbody></table></div></section>`

/** `the first seat wins 3.1 points more than the average seat (1.0 to 5.2)`. */
function firstSeatWords({ value, low, high, games }: Estimate): string {
  if (games < 2) return 'too few games to say whether the first seat is better'
  if (low === 0 && high === 0) return 'the first seat wins as often as the others'
  const how = low > 0 ? 'more' : high < 0 ? 'less' : undefined
  return how === undefined
    ? `no advantage of the first seat is seen (${points(low)} to ${points(high)} points)`
    : `the first seat wins ${points(Math.abs(value))} points ${how} than the average seat (${points(low)} to ${points(high)})`
}

const pill = (verdict: string): Markup =>
  markup`<span class="pill ${verdict === 'fine' ? '' : verdict === 'too few games to say' ? 'few' : 'bad'}">${verdict}</span>`

const fact = (value: string, words: string): Markup => markup`<div><dt>${words}</dt><dd>${value}</dd></div>`

const courseOfPlay = (
  game: AnyGame,
  { course: { leadChanges, comebacks, margin }, drawn }: Figures,
): Markup => markup`<section class="box"><h2>Course of play <span>${isJudged(game) ? "by the game's own judgement of positions" : 'the game judges no positions at the end of rounds'}</span></h2><dl>
${
  isJudged(game)
    ? [
        fact(
          number(leadChanges.value),
          `changes of the lead in a game (${number(Math.max(0, leadChanges.low))} to ${number(leadChanges.high)})`,
        ),
        fact(percent(comebacks.value), `of games were won from a standing below 25% (${range(comebacks)})`),
        fact(percent(margin.value, 0), 'ahead when the last round begins, on average: 0% is close, 100% long decided'),
      ]
    : undefined
}
${fact(percent(drawn.value), `of games without a single winner (${range(drawn)})`)}</dl></section>`

/** Whether anybody can be said to lead before the end. */
const isJudged = ({ bot, measures }: AnyGame): boolean => bot?.evaluate !== undefined && measures?.round !== undefined

/** So many questions are listed. */
const mostQuestions = 12

const choices = ({
  choices: { forced, wide, questions },
}: Figures): Markup => markup`<section class="box"><h2>Choices <span>${percent(forced)} have a single answer, ${percent(wide)} two dozen or more</span></h2><div class="scroll" tabindex="0" role="group" aria-label="Choices"><table class="small"><thead><tr><th>Question</th><th class="n">In a game</th><th class="n">One answer</th><th class="n">Dozens</th></tr></thead><tbody>
${questions
  .slice(0, mostQuestions)
  .map(
    ({ question, asked, forced: single, wide: dozens }) =>
      markup`<tr><td>${question}</td><td class="n">${number(asked)}</td><td class="n">${percent(single, 0)}</td><td class="n">${percent(dozens, 0)}</td></tr>`,
  )}</tbody></table></div>${questions.length <= mostQuestions ? undefined : markup`<p class="more">and ${questions.length - mostQuestions} questions that are asked less often</p>`}</section>`

/** In words that say how much: `chosen in 92% of the chances`. */
function verdictWords({ verdict, chosen }: ItemFigures): string {
  return verdict === 'nearly always chosen' ? `chosen in ${percent(chosen.value, 0)} of the chances` : verdict
}

/** What is chosen most stands first. */
function contentTable({ kind, items }: KindFigures, effect: string | undefined): Markup {
  const hasNotes = items.some(({ note }) => note !== undefined)
  return markup`<section class="box"><h2>${kind}: chosen and won with <span>bounds: chosen ${percent(bounds.chosenLow, 0)} to ${percent(bounds.chosenHigh, 0)}, won with within ${percent(bounds.wonMargin, 0)} of what is usual (the line); corrected for the length of the list</span></h2>
<div class="scroll" tabindex="0" role="group" aria-label="${kind}"><table class="content"><thead><tr><th>Name</th>${hasNotes ? markup`<th>Kind</th>` : undefined}<th class="n">Chances</th><th class="n">Chosen</th><th>Won with it, 0 to 100%</th><th class="n">Rate</th><th class="n">Used</th>${effect === undefined ? undefined : markup`<th class="n">${effect} a use</th>`}<th>Verdict</th></tr></thead><tbody>
${items
  .toSorted((a, b) => b.chosen.value - a.chosen.value || b.used - a.used)
  .map(
    (item) =>
      markup`<tr${isOdd(item) ? markup` class="odd"` : undefined}><td><b>${item.name}</b></td>${hasNotes ? markup`<td>${item.note ?? ''}</td>` : undefined}<td class="n">${number(item.offered)}</td><td class="n"><span class="use"><i style="width:${(100 * item.chosen.value).toFixed(1)}%"></i></span>${item.offered === 0 ? '-' : percent(item.chosen.value)}</td><td>${item.wonWith.games === 0 ? undefined : smallShare(item.wonWith, item.usual, isOdd(item))}</td><td class="n">${item.wonWith.games === 0 ? '-' : plusMinus(item.wonWith)}</td><td class="n">${number(item.used)}</td>${effect === undefined ? undefined : markup`<td class="n">${item.used === 0 ? '-' : item.effect.toFixed(2)}</td>`}<td>${markup`<span class="pill ${isOdd(item) ? 'bad' : item.verdict === 'fine' ? '' : 'few'}">${verdictWords(item)}</span>`}</td></tr>`,
  )}</tbody></table></div></section>`
}

const oddGames = ({ odd, links }: Findings): Markup | undefined =>
  odd.length === 0
    ? undefined
    : markup`<section class="box"><h2>Odd games <span>records that open in the replay</span></h2><ul class="odd-games">${odd.map(
        (one) =>
          markup`<li><span>${capital(one.why)}</span>${links === undefined ? undefined : markup`<a href="${links.recordOf(one)}" download>${one.file.replace('.umpire.json', '')}</a>`}</li>`,
      )}</ul></section>`

const rules = ({ figures, neverCited }: Findings): Markup =>
  markup`<section class="box"><h2>Rules <span>${figures.rules.length} came up</span></h2>${
    neverCited === undefined
      ? markup`<p>Which rules there are to come up is not known.</p>`
      : neverCited.length === 0
        ? markup`<p>Every rule that a game can cite came up.</p>`
        : markup`<p>Never cited in all the games:</p><ul class="rules">${neverCited.map((id) => markup`<li><code>${id}</code></li>`)}</ul>`
  }</section>`
