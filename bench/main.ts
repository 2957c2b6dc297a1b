// The benchmark: measures Umpire beside others in one run, prints the table, and fails if a floor does not hold.
// Usage: npm run bench -- [moves] [matches] [search] [history] [playouts] [geometry] [--quick]; without a part named, all of them.

import { alone, atLeast, faster, type Finding, noLonger, sayFindings, within } from './findings.ts'
import { fullEffort, inTurn, longWarmUp, quickEffort } from './in-turn.ts'
import { namedOrAll } from './parts.ts'
import { checkSameGames } from './sides/connect-four.ts'
import { checkSameMatch } from './sides/live-match.ts'

/** `--quick`: a short run that shows that everything works. */
const isQuick = process.argv.includes('--quick')
const effort = isQuick ? quickEffort : fullEffort

async function connectFour(): Promise<Finding[]> {
  const what = 'Connect Four at random, moves'
  const [engine = 0, peer = 0, bare = 0] = await inTurn(
    ['connect four', 'connect four, boardgame.io', 'connect four, bare loop'],
    effort,
  )
  return [
    faster(what, engine, { name: 'boardgame.io', rate: peer }, 100),
    faster(what, engine, { name: 'bare loop', rate: bare }, 0.2),
  ]
}

async function liveMatch(): Promise<Finding[]> {
  const [moves = 0, peer = 0] = await inTurn(['live match', 'live match, boardgame.io'], effort)
  const [forks = 0, clones = 0] = await inTurn(['forks', 'structured clones'], effort)
  return [
    faster('live match of 200 units, moves', moves, { name: 'boardgame.io', rate: peer }, 20),
    faster('forks of such a match', forks, { name: 'structuredClone', rate: clones }, 10),
  ]
}

async function search(): Promise<Finding[]> {
  const [ours = 0, theirs = 0] = await inTurn(['search', 'search, boardgame.io'], effort)
  return [faster('search on Connect Four, iterations', ours, { name: 'boardgame.io', rate: theirs }, 100)]
}

async function history(): Promise<Finding[]> {
  const [replay = 0] = await inTurn(['replay'], effort)
  const [short = 0, long = 0] = await inTurn(['undo in a short match', 'undo in a long match'], effort)
  return [
    within('replay of a record of 1,000 answers', 1000 / replay, 20),
    within('undo in a match of 1,000 answers', 1000 / short, 5),
    within('undo in a match of 10,000 answers', 1000 / long, 5),
    noLonger('undo in the longer beside the shorter', 1000 / long, { name: 'shorter', rate: short }, 2),
  ]
}

async function playouts(): Promise<Finding[]> {
  const [games = 0, missions = 0, crashes = 0, raids = 0, decisions = 0] = await inTurn(
    ["liar's dice", 'subterra bravo', 'complex crashers', 'reichbusters', 'deep decisions'],
    isQuick ? effort : { ...effort, warmUp: longWarmUp, seconds: 3 },
  )
  return [
    alone("Liar's Dice at random, three seats, games", games),
    atLeast('Subterra Bravo at random, four seats, games', missions, 100),
    atLeast('Complex Crashers at random, four seats, games', crashes, 60),
    atLeast('Reichbusters at random, two Heroes, missions', raids, 40),
    alone('decisions three generators deep', decisions),
  ]
}

async function geometry(): Promise<Finding[]> {
  const [tests = 0] = await inTurn(['sight tests'], effort)
  return [atLeast('sight on a table of 25 pieces, tests', tests, 200_000)]
}

checkSameGames()
checkSameMatch()
const parts = { moves: connectFour, matches: liveMatch, search, history, playouts, geometry }
const findings: Finding[] = []
for (const measure of namedOrAll(parts, process.argv)) findings.push(...(await measure()))

console.log(`Per second of processor time, the sides in turn, the median of ${effort.rounds}:\n`)
console.log(sayFindings(isQuick ? findings.map((finding) => ({ ...finding, holds: undefined })) : findings))
console.log(`
Not of this run, for orientation only: OpenSpiel, in C++, was measured elsewhere on such a machine at 2,800,000 random
moves of Connect Four per second of processor time.`)

const missed = findings.filter(({ holds }) => holds === false).length
if (isQuick) console.log('\nA quick run shows that everything works: its figures mean nothing, and no floor counts.')
else if (missed > 0) {
  console.log(`\n${missed} of the floors missed.`)
  process.exitCode = 1
}
