// What PostgreSQL's errors mean to us. An error of the database has a code of five characters; others are the network's.

import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

const codeOf = (error: unknown): string | undefined => (error instanceof pg.DatabaseError ? error.code : undefined)

/** Something of that name is there already. */
export const isDuplicate = (error: unknown): boolean => codeOf(error) === '23505'

/** A rule of the tables is broken, or a value is none: the statement would fail each time. */
export const isOfTheValues = (error: unknown): boolean => /^2[23]/.test(codeOf(error) ?? '')

/** A text with a zero character in it, which no text in the database has. */
export const isUnspeakable = (error: unknown): boolean => codeOf(error) === '22021'

/** Two transactions were in each other's way, and this one was undone. */
export const isCollision = (error: unknown): boolean => ['40001', '40P01'].includes(codeOf(error) ?? '')

/** The connection is lost: nobody knows whether what was sent has been done. */
export function isLostConnection(error: unknown): boolean {
  const code = codeOf(error)
  return code === undefined || code.startsWith('08') || code.startsWith('57P')
}

const mostCollisions = 10

/** Does it again as long as it collides with others. */
export async function untilNoCollision<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (!isCollision(error) || tries === mostCollisions) throw error
      await pause(Math.random() * 5 * tries)
    }
  }
}

/** What went wrong, in the database's or the network's words. */
export function reasonOf(error: unknown): string {
  // A name with several addresses fails with one error for each.
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ')
  return error instanceof Error ? error.message : String(error)
}
