// Balance of Modular Mechs: novices play each other; wins by seat and by turn order, and how often each module is bought.
// Usage: node --import @umpire/strip-types scripts/modular-mechs-balance.ts <seats> <games> [seed]

import { levelPlayer } from '@umpire/bots'
import { at, isChoose, Refusal, startRun, View } from '@umpire/engine'
import { modularMechs } from '@umpire/games/modular-mechs'
import { modules } from '../games/modular-mechs/content/modules.ts'
import type { TypeId } from '../games/modular-mechs/content/module-type.ts'
import { buyMenu } from '../games/modular-mechs/questions.ts'

const [seats = 2, games = 200] = process.argv.slice(2, 4).map(Number)
const seed = process.argv[4] ?? 'balance'

/** The state, of which a run does not know that it is one of Modular Mechs. */
function stateOf(value: unknown): { readonly starter: number; readonly round: number } {
  const isState = typeof value === 'object' && value !== null && 'starter' in value && 'round' in value
  if (!isState || typeof value.starter !== 'number' || typeof value.round !== 'number') throw new Error('no state')
  return { starter: value.starter, round: value.round }
}

const bySeat = Array.from({ length: seats }, () => 0)
const byOrder = Array.from({ length: seats }, () => 0)
const chances = new Map<TypeId, number>()
const bought = new Map<TypeId, number>()
const add = (counts: Map<TypeId, number>, type: TypeId): void => void counts.set(type, (counts.get(type) ?? 0) + 1)
/** What seats that bought a module won, and how many such seats there were. */
const wonWith = new Map<TypeId, { won: number; seats: number }>()
let points = 0

for (let n = 0; n < games; n++) {
  const start = startRun(modularMechs, { seats, seed: `${seed}/${n}` })
  if (start instanceof Refusal) throw new Error(start.reason)
  const { run } = start
  const players = start.seats.map((seat) => {
    const player = levelPlayer(modularMechs, 'novice', `${seed}/${n}/${seat}`)
    if (player instanceof Refusal) throw new Error(player.reason)
    return player
  })
  run.start()
  const first = stateOf(run.table.state).starter
  // A chance is a Buy turn in which the module was for sale and could be paid and placed.
  const owned = start.seats.map(() => new Set<TypeId>())
  let turn = ''
  let seen = new Set<TypeId>()
  for (let { ask } = run; ask !== undefined; { ask } = run) {
    const view = new View(run.table.state, ask.seat, [], run.table.secrets)
    const answer = at(players, ask.seat).decide({
      ask,
      view,
      imagine: () => {
        throw new Error('novices do not look ahead')
      },
    })
    if (isChoose(ask, buyMenu)) {
      const now = `${ask.seat} ${stateOf(view.state).round}`
      if (now !== turn) seen = new Set()
      turn = now
      for (const [index, action] of ask.allowed.entries()) {
        if (action.do !== 'buy') continue
        if (!seen.has(action.type)) add(chances, action.type)
        seen.add(action.type)
        if (index !== answer) continue
        add(bought, action.type)
        at(owned, ask.seat).add(action.type)
      }
    }
    run.answer(ask, answer)
  }
  const { winners = [], scores = [] } = run.outcome ?? {}
  points += scores.reduce((sum, score) => sum + score, 0) / seats
  for (const [seat, types] of owned.entries()) {
    for (const type of types) {
      const { won, seats: had } = wonWith.get(type) ?? { won: 0, seats: 0 }
      const share = winners.some((winner) => winner === seat) ? 1 / winners.length : 0
      wonWith.set(type, { won: won + share, seats: had + 1 })
    }
  }
  for (const seat of winners) {
    bySeat[seat] = (bySeat[seat] ?? 0) + 1 / winners.length
    const order = (seat - first + seats) % seats
    byOrder[order] = (byOrder[order] ?? 0) + 1 / winners.length
  }
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
console.log(
  `${games} games of ${seats} novices, mean score ${(points / games).toFixed(0)}; a fair share is ${percent(1 / seats)}`,
)
console.log(`wins by seat: ${bySeat.map((won) => percent(won / games)).join('  ')}`)
console.log(`wins by order in the first round: ${byOrder.map((won) => percent(won / games)).join('  ')}`)
const rates = [...modules.values()]
  .filter(({ copies }) => copies > 0)
  .map(({ id, name, cost }) => ({
    id,
    name,
    cost,
    chances: chances.get(id) ?? 0,
    rate: (bought.get(id) ?? 0) / Math.max(1, chances.get(id) ?? 0),
  }))
  .sort((a, b) => b.rate - a.rate)
for (const { id, name, cost, chances: had, rate } of rates) {
  const verdict = rate > 0.8 ? '  TOO OFTEN' : rate < 0.02 ? '  TOO SELDOM' : ''
  const { won, seats: owners } = wonWith.get(id) ?? { won: 0, seats: 1 }
  console.log(
    `  ${id} ${name.padEnd(20)} $${String(cost).padEnd(3)} bought in ${percent(rate).padStart(7)} of ${had} chances, won with ${percent(won / owners)}${verdict}`,
  )
}
