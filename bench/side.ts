// A process for one side alone: what the engine under it has learned of one side must not slow down or help another.

import { rateOf } from './measure.ts'
import { isSideName, sides } from './sides/index.ts'

const [name = ''] = process.argv.slice(2)
if (!isSideName(name)) throw new Error(`there is no side "${name}" to measure`)
const side = sides[name]()

process.on('message', (seconds) => {
  void rateOf(side, Number(seconds)).then((rate) => process.send?.(rate))
})
