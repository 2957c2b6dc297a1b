// What is said when the database of a queue goes away, and when it is back.

import { complain } from '../terminal.ts'

export const lineEvents = {
  away: (reason: string): void => complain(`the database of the queue is away (${reason}); waiting for it`),
  back: (): void => complain('the database of the queue is back'),
}
