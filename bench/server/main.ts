// The benchmark of the server: Umpire beside boardgame.io and beside a bare server, in one run.

import process from 'node:process'
import { type Finding, sayFindings } from '../findings.ts'
import { compare } from './compare.ts'
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
for (const load of plan.loads) await show(compare(load, plan.rounds))
await show(compareMemory('connect-four', 'Connect Four', plan.memoryMatches))
await show(compareMemory('modular-mechs', 'Modular Mechs', plan.memoryMatches))
await show(manyMatches(plan.many))

if (isQuick) console.log('\nA quick run shows that everything works: its figures mean nothing, and no floor counts.')
else if (missed > 0) {
  console.log(`\n${missed} of the floors missed.`)
  process.exitCode = 1
}
