// What can be done at a table over the network beside playing, from the word on the screen to the server's command.

import { Refusal, type Seat } from '@umpire/engine'
import type { Seen } from '@umpire/wire'
import type { Command } from '@umpire/wire/connection'
import type { SeatPlayer } from '../store/saved-game.ts'
import type { TogetherActs } from '../table/table-link.ts'
import { keepMatch } from './match-record.ts'

interface Match {
  readonly seen: () => Seen
  readonly players: () => readonly SeatPlayer[]
  /** True where it was taken; where not, the person has been told why. */
  readonly send: (command: Command) => Promise<boolean>
  /** Tells the person what went wrong. */
  readonly say: (words: string) => void
}

export function togetherActs({ seen, players, send, say }: Match): TogetherActs {
  const forMine = (commandFor: (seat: Seat) => Command): void => {
    for (const seat of seen().mine) void send(commandFor(seat))
  }
  return {
    say: (text) => void send({ do: 'say', text }),
    offerEnd: () => {
      const [seat] = seen().mine
      if (seat !== undefined) void send({ do: 'propose end', seat })
    },
    consent: (yes) => {
      const { proposal } = seen().room
      if (proposal !== undefined) void send({ do: 'consent', proposal: proposal.number, yes })
    },
    resign: () => forMine((seat) => ({ do: 'resign', seat })),
    leave: () => forMine((seat) => ({ do: 'leave', seat })),
    comeBack: () => forMine((seat) => ({ do: 'return', seat })),
    standIn: (seat) => void send({ do: 'stand in', seat }),
    rematch: async () => {
      if (seen().room.rematch === undefined) await send({ do: 'rematch' })
      return seen().room.rematch
    },
    keep: async () => {
      const kept = await keepMatch(seen().room.id, players())
      if (!(kept instanceof Refusal)) return kept
      say(`It cannot be replayed now: ${kept.reason}`)
      return undefined
    },
  }
}
