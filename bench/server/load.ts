// The process in which the players are, so that their work is not counted as the server's.

import process from 'node:process'
import { visitBare } from './bare-visitor.ts'
import { visitBoardgame } from './boardgame-visitor.ts'
import type { FromLoad, ToLoad } from './load-messages.ts'
import { Session } from './play.ts'
import type { Serving, SideName } from './sides.ts'
import type { Visitor } from './table.ts'
import { visitUmpire } from './umpire-visitor.ts'

const visits: { readonly [Name in SideName]: (serving: Serving) => Visitor | Promise<Visitor> } = {
  Umpire: visitUmpire,
  'boardgame.io': visitBoardgame,
  'bare server': visitBare,
}

let visitor: Visitor | undefined
const session = new Session()

async function obey(message: ToLoad): Promise<FromLoad> {
  switch (message.do) {
    case 'visit':
      visitor = await visits[message.side](message.serving)
      return { is: 'done' }
    case 'open':
      if (visitor === undefined) throw new Error('no server is visited')
      await session.open(visitor, message.game, message.matches)
      return { is: 'done' }
    case 'play':
      // What is to be collected is the players' own, and must not be taken for a slow server.
      globalThis.gc?.()
      return { is: 'played', ...(await session.play(message.pace, message.from)) }
    case 'leave':
      session.leave(message.matches)
      return { is: 'done' }
    case 'come back':
      return { is: 'back', delays: await session.comeBack(message.from, message.to) }
    case 'close':
      session.close()
      return { is: 'done' }
  }
}

process.on('message', (message: ToLoad) => {
  void obey(message).then((answer) => process.send?.(answer))
})
process.on('disconnect', () => process.exit())
