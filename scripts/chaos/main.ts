// Kills the server for as long as one likes while matches are played on it, and fails if anything is lost, doubled or
// stuck. Usage: npm run chaos -- [--minutes 1] [--database sqlite|postgres] [--seed text] [--matches 12]

import process from 'node:process'
import { parseArgs } from 'node:util'
import { startPostgres } from '../../server/store/test-postgres.ts'
import { type ChaosReport, runChaos } from './chaos.ts'
import { faultKinds } from './faults.ts'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '1' },
    database: { type: 'string', default: 'sqlite' },
    seed: { type: 'string', default: `${Date.now()}` },
    matches: { type: 'string', default: '12' },
  },
})
const { database, seed } = values
const seconds = Number(values.minutes) * 60
const matches = Number(values.matches)
if (!(seconds > 0) || !Number.isInteger(matches) || matches < 1 || matches > 60) {
  console.error('--minutes is a number above 0, --matches one from 1 to 60')
  process.exit(2)
}
if (database !== 'sqlite' && database !== 'postgres') {
  console.error('--database is sqlite or postgres')
  process.exit(2)
}

function sayReport(report: ChaosReport): void {
  const { faults, ...figures } = report
  console.log(`
${figures.kills} kills in ${figures.seconds.toFixed(0)} s, ${figures.killsInStart} of them while the server started
${figures.matches} matches, ${figures.finished} of them played to the end
${figures.entries} entries in their logs, ${figures.botAnswers} of them by bots
${figures.taken} commands acknowledged, ${figures.refused} refused, ${figures.shown} positions shown
`)
  for (const kind of faultKinds) console.log(`${String(faults.count(kind)).padStart(6)}  ${kind}`)
  for (const { kind, words } of faults.found.slice(0, 20)) console.log(`\n${kind}: ${words}`)
}

console.log(`chaos on ${database}, seed ${seed}`)
const postgres = database === 'postgres' ? await startPostgres() : undefined
try {
  const report = await runChaos({
    seconds,
    leastKills: 1,
    matches,
    seed,
    ...(postgres === undefined ? {} : { databaseUrl: postgres.url() }),
    say: (words) => console.error(words),
  })
  sayReport(report)
  if (report.faults.found.length > 0) process.exitCode = 1
} finally {
  await postgres?.stop()
}
