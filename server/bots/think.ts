// The thread in which a bot thinks: it gets a snapshot and a seat, and answers in notation.

import { parentPort, workerData } from 'node:worker_threads'
import { levelOf, levelPlayer, type Player, policyPlayer, situationOf } from '@umpire/bots'
import { type AnyGame, Match, Refusal } from '@umpire/engine'
import type { FromThread, GameList, Means, Thought, ThreadData } from './messages.ts'

// The pool sends the data, and a module that it names is made like the list of games.
const { games = '@umpire/games' }: ThreadData = workerData
const { loadGame }: GameList = await import(games)

const send = (message: FromThread): void => parentPort?.postMessage(message)

const refused = ({ reason, rule }: Refusal): FromThread => ({
  is: 'refused',
  reason,
  ...(rule === undefined ? {} : { rule }),
})

function meansOf(game: AnyGame, way: string): Means {
  if (way === 'novice' || way === 'regular' || way === 'expert') return levelOf(game, way).by
  return way === 'policy' ? 'policy' : 'random'
}

const playerFor = (game: AnyGame, way: string, seed: string, milliseconds: number): Player | Refusal =>
  way === 'policy' ? policyPlayer(game, way, seed) : levelPlayer(game, way, seed, { milliseconds })

async function think({ snapshot, seat, way, milliseconds }: Thought): Promise<FromThread> {
  const { game: id } = snapshot.record
  const game = await loadGame(id)
  if (game === undefined) return { is: 'refused', reason: `there is no game ${id}` }
  const begun = performance.now()
  send({ is: 'begun', by: meansOf(game, way) })
  const match = Match.resume(game, snapshot)
  if (match instanceof Refusal) return refused(match)
  if (match.askOf(seat) === undefined) return { is: 'refused', reason: `seat ${seat} is not asked` }
  // The same position and seat: the same thought, in whichever thread and on whichever server.
  const seed = `${match.seed} ${match.count} ${seat}`
  const player = playerFor(game, way, seed, milliseconds - (performance.now() - begun))
  if (player instanceof Refusal) return refused(player)
  const situation = situationOf(match, seat)
  const text = situation.ask.say(player.decide(situation))
  // Tried out here: what the rules refuse or break on must not come to the match that people play.
  const wrong = match.answer(seat, text)
  return wrong === undefined ? { is: 'answer', text } : { is: 'failed', reason: `"${text}": ${wrong.reason}` }
}

parentPort?.on('message', (thought: Thought) => {
  think(thought).then(send, (error: unknown) =>
    send({ is: 'failed', reason: error instanceof Error ? error.message : String(error) }),
  )
})
