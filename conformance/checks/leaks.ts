// No view leaks: another face where a viewer has not looked changes nothing that the viewer receives.

import { type AnyGame, below, type Random, seedRandom, shuffle, type Viewer } from '@umpire/engine'
import { viewersOf } from '../bytes.ts'
import { type Check, trials } from '../check.ts'
import { fail } from '../failure.ts'
import { anAsk, answersOf, sampleOf } from '../play.ts'
import { type Setting, settingOf } from '../settings.ts'
import { pickChanges } from '../twins/change.ts'
import { playTwins } from '../twins/play.ts'
import { World } from '../twins/world.ts'

/** A game is followed for so long when it is looked for hidden faces. */
const mostAnswers = 1000
/** And from a changed face on for so long. */
const mostCompared = 40
const twinsPerViewer = 2
const mostViewers = 4

function scout(game: AnyGame, setting: Setting): World {
  const world = new World(game, setting)
  const random = answersOf(setting)
  const { match } = world
  while (match.outcome === null && match.count < mostAnswers) {
    const ask = anAsk(match, random)
    world.give(ask.seat, sampleOf(match, ask, random))
  }
  return world
}

/** A spectator, who sees least, and some seats. */
const someViewers = ({ match }: World, random: Random): readonly Viewer[] => [
  'spectator',
  ...shuffle(random, viewersOf(match).slice(0, -1)).slice(0, mostViewers - 1),
]

export const leaks: Check = {
  id: 'leaks',
  name: 'nobody receives anything that depends on a face they have not seen',
  always: [],
  run(game, { twins, leastTwins, milliseconds }) {
    const counts = { twins: 0, compared: 0, hidden: 0 }
    const perScout = twinsPerViewer * mostViewers
    let last: World | undefined
    // No other check is worth as much, so this one takes twice the time of the others.
    const [most, least] = [Math.ceil(twins / perScout), Math.ceil(leastTwins / perScout)]
    for (const n of trials(most, least, 2 * milliseconds)) {
      const setting = settingOf(game, n)
      const random = seedRandom(`${setting.seed} twins`)
      const world = scout(game, setting)
      counts.hidden += world.moments.length
      last = world
      for (const viewer of someViewers(world, random)) {
        for (let twin = 0; twin < twinsPerViewer; twin++) {
          const changes = pickChanges(world, viewer, random)
          if (changes.length === 0) continue
          const from = Math.min(...changes.map(({ moment }) => world.moments[moment]?.at ?? 0))
          const script = world.match.given
          // Half of the twins follow the game that was scouted; the others go their own way from the change on.
          const followed = below(random, 2) === 0 ? script : script.slice(0, from)
          const compared = playTwins({ game, setting, script: followed, viewer, changes, from }, random, mostCompared)
          counts.compared += compared
          if (compared > 0) counts.twins++
        }
      }
    }
    if (counts.hidden > 0 && counts.compared === 0 && last !== undefined) {
      fail(last.match, 'the game hides faces, and no two worlds could be compared')
    }
    return counts
  },
}
