// A machine that works for others: takes parts of open studies from the queue, plays them in threads, brings their sheets back.

import { setTimeout as pause } from 'node:timers/promises'
import { Thread } from '../thread.ts'
import type { LabQueue, OpenStudy, Taken } from './lab-queue.ts'
import { programOf } from './program.ts'

export interface WorkerOptions {
  readonly jobs: number
  /** Ends the work; what was taken is given back. */
  readonly signal: AbortSignal
  /** Works for this study alone. */
  readonly only?: string
  /** So many games were brought. */
  readonly show?: (games: number) => void
  /** Why a study is left to others; said once of each. */
  readonly leave?: (reason: string) => void
}

/** Between two looks at an empty queue, in milliseconds. */
const betweenLooks = 300

/** Works until it is told to end. */
export async function workFor(queue: LabQueue, options: WorkerOptions): Promise<void> {
  const { jobs } = options
  const fitting = fittingStudies(queue, options)
  await Promise.all(Array.from({ length: jobs }, () => workInOneThread(queue, fitting, options)))
}

/** The open studies that this machine can play as whoever opened them would. */
function fittingStudies(queue: LabQueue, { only, leave }: WorkerOptions): () => Promise<readonly OpenStudy[]> {
  const reasons = new Map<string, string | undefined>()
  const programs = new Map<string, string | undefined>()
  const whyNot = ({ study: { game }, program }: OpenStudy): string | undefined => {
    if (!programs.has(game)) programs.set(game, programOf(game))
    const ours = programs.get(game)
    if (ours === undefined) return `a study of "${game}" is open, and there is no such game here`
    return ours === program
      ? undefined
      : `a study of ${game} is open for ${program}, and this is ${ours}: its games would come out otherwise`
  }
  return async () => {
    const open = await queue.studies()
    return open.filter((one) => {
      if (only !== undefined && one.id !== only) return false
      if (!reasons.has(one.id)) {
        const reason = whyNot(one)
        reasons.set(one.id, reason)
        if (reason !== undefined) leave?.(reason)
      }
      return reasons.get(one.id) === undefined
    })
  }
}

async function workInOneThread(
  queue: LabQueue,
  fitting: () => Promise<readonly OpenStudy[]>,
  { signal, show }: WorkerOptions,
): Promise<void> {
  let at: { readonly id: string; readonly thread: Thread } | undefined
  /** Goes on with the study it is at as long as it can: another means another thread. */
  const take = async (): Promise<Taken | undefined> => {
    const more = at === undefined ? undefined : await queue.takePart(at.id)
    if (more !== undefined) return more
    for (const { id, study } of await fitting()) {
      const taken = await queue.takePart(id)
      if (taken === undefined) continue
      if (at?.id !== id) {
        at?.thread.end()
        at = { id, thread: new Thread(study) }
      }
      return taken
    }
    return undefined
  }
  const ended = new Promise<undefined>((resolve) =>
    signal.addEventListener('abort', () => resolve(undefined), { once: true }),
  )
  try {
    while (!signal.aborted) {
      const taken = await take()
      if (taken === undefined || at === undefined) {
        await Promise.race([pause(betweenLooks), ended])
        continue
      }
      const batch = await Promise.race([at.thread.play(taken.part), ended])
      if (batch === undefined) await queue.giveBack(taken)
      else {
        await queue.bring(taken, batch.sheets)
        show?.(batch.sheets.length)
      }
    }
  } finally {
    at?.thread.end()
  }
}
