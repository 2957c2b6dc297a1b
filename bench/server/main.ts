// The benchmark of the server: Umpire beside boardgame.io and beside a bare server, in one run.
// Usage: npm run bench -- server [cpu] [news] [memory] [many] [--quick]; without a part named, all of them.

import process from 'node:process'
import { type Finding, sayFindings } from '../findings.ts'
import { namedOrAll } from '../parts.ts'
import { compareCost, compareNews } from './compare.ts'
import { manyMatches } from './many-matches.ts'
import { compareMemory } from './memory.ts'
import { fullPlan, quickPlan } from './plan.ts'

/** `--quick`: a short run that shows that everything works. */
const isQuick = process.argv.includes('--quick')
const plan = isQuick ? quickPlan : fullPlan

let missed = 0
/** Shown as soon as they are known: the whole takes its time. */
async function show(finding: Promise<Finding[]>): Promise<void> {
  const findings = await finding
  missed += findings.filter(({ holds }) => holds === false).length
  console.log(`\n${sayFindings(isQuick ? findings.map((one) => ({ ...one, holds: undefined })) : findings)}`)
}

console.log(`Moves for each second of a server's processor time; the servers in turn, the median of ${plan.rounds}`)
const parts = {
  cpu: async () => {
    for (const load of plan.loads) await show(compareCost(load, plan.rounds))
  },
  news: async () => {
    for (const load of plan.loads) await show(compareNews(load, plan.rounds))
  },
  memory: async () => {
    await show(compareMemory('connect-four', 'Connect Four', plan.memory))
    await show(compareMemory('modular-mechs', 'Modular Mechs', plan.memory))
  },
  many: () => show(manyMatches(plan.many)),
}
for (const measure of namedOrAll(parts, process.argv)) await measure()

if (isQuick) console.log('\nA quick run shows that everything works: its figures mean nothing, and no floor counts.')
else if (missed > 0) {
  console.log(`\n${missed} of the floors missed.`)
  process.exitCode = 1
}
