// The worker in which bots think, so that the page never waits for them.

import { levelPlayer, situationOf } from '@umpire/bots'
import { Match, Refusal } from '@umpire/engine'
import { loadGame } from '@umpire/games'
import type { Answered, Asked, Reply, Request } from './messages.ts'

const refused = ({ reason, rule }: Refusal): Reply => ({ refused: reason, ...(rule === undefined ? {} : { rule }) })

async function replyTo(request: Request): Promise<Reply> {
  const id = request.do === 'think' ? request.snapshot.record.game : request.record.game
  const game = await loadGame(id)
  if (game === undefined) return { refused: `there is no game ${id}` }
  if (request.do === 'think') {
    const { snapshot, seat, level } = request
    const match = Match.resume(game, snapshot)
    if (match instanceof Refusal) return refused(match)
    // The same position and seat: the same thought, in whichever worker.
    const player = levelPlayer(game, level, `${match.seed} ${match.count} ${seat}`)
    if (player instanceof Refusal) return refused(player)
    const situation = situationOf(match, seat)
    return { answer: situation.ask.say(player.decide(situation)) }
  }
  const match = Match.replay(game, request.record, 0)
  if (match instanceof Refusal) return refused(match)
  const worth: number[][] = []
  const judge = (): void => {
    const { payoffs } = match
    worth.push(match.seats.map((seat) => payoffs?.[seat] ?? game.bot?.evaluate?.(match.view(seat), seat) ?? 0.5))
  }
  judge()
  for (const line of request.record.answers) {
    const refusal = match.answerLine(line)
    if (refusal !== undefined) return refused(refusal)
    judge()
  }
  return { worth }
}

addEventListener('message', (event: MessageEvent<Asked>) => {
  const { id, request } = event.data
  const answer = (reply: Reply): void => postMessage({ id, reply } satisfies Answered)
  replyTo(request).then(answer, (error: unknown) =>
    answer({ refused: error instanceof Error ? error.message : String(error) }),
  )
})
