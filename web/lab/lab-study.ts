// The study of the page's lab: played by workers while other screens are looked at, and kept until the next one begins.

import type { MatchRecord, Refusal } from '@umpire/engine'
import { type OddGame, type Sheet, type Study, trialCount } from '@umpire/lab'
import { create } from 'zustand'
import { LabThread } from './lab-thread.ts'

export interface LabState {
  readonly study: Study | undefined
  /** All games up to a number, in the order of the study. */
  readonly sheets: readonly Sheet[]
  readonly is: 'idle' | 'playing' | 'stopped' | 'done'
  /** How long it has been playing, in milliseconds. */
  readonly milliseconds: number
  /** Why it cannot go on. */
  readonly trouble: string | undefined
}

const nothing: LabState = { study: undefined, sheets: [], is: 'idle', milliseconds: 0, trouble: undefined }

export const useLab = create<LabState>(() => nothing)

let crew: readonly LabThread[] = []

/** One core is left to the page. */
const threads = (): number => Math.min(4, Math.max(1, (navigator.hardwareConcurrency ?? 2) - 1))

/** Games in one message, where there are many. */
const partSize = 4
/** The page shows what has come in so often, in milliseconds; less often, where its figures take long to make. */
const betweenLooks = 250
const timesTheCost = 8

/** What the last figures cost, in milliseconds. */
export const pace = { cost: 0 }

export function startStudy(study: Study): void {
  stopStudy()
  const count = trialCount(study)
  const size = count < 200 ? 1 : partSize
  const played = new Map<number, Sheet>()
  const sheets: Sheet[] = []
  const started = performance.now()
  let next = 0
  let shown = 0
  const here = Array.from({ length: Math.min(threads(), count) }, () => new LabThread(study))
  crew = here
  useLab.setState({ ...nothing, study, is: 'playing' }, true)
  const show = (is: LabState['is'], trouble?: string): void => {
    if (crew !== here) return
    shown = performance.now()
    useLab.setState({ study, sheets: [...sheets], is, milliseconds: shown - started, trouble }, true)
  }
  const work = async (thread: LabThread): Promise<void> => {
    while (next < count) {
      const from = next
      const to = Math.min(count, from + size)
      next = to
      for (const [n, sheet] of (await thread.play(from, to)).entries()) played.set(from + n, sheet)
      for (let sheet = played.get(sheets.length); sheet !== undefined; sheet = played.get(sheets.length)) {
        played.delete(sheets.length)
        sheets.push(sheet)
      }
      if (performance.now() - shown > Math.max(betweenLooks, timesTheCost * pace.cost)) show('playing')
    }
  }
  Promise.all(here.map(work)).then(
    () => {
      show('done')
      endCrew(here)
    },
    (error: unknown) => {
      show('stopped', error instanceof Error ? error.message : String(error))
      endCrew(here)
    },
  )
}

function endCrew(these: readonly LabThread[]): void {
  for (const thread of these) thread.end()
  if (crew === these) crew = []
}

/** What was played stays. */
export function stopStudy(): void {
  const isPlaying = useLab.getState().is === 'playing'
  endCrew(crew)
  if (isPlaying) useLab.setState({ is: 'stopped' })
}

/** Ready for another study. */
export function clearStudy(): void {
  stopStudy()
  useLab.setState(nothing, true)
}

/** A game of the study once more, as a record. */
export async function recordIn(study: Study, odd: OddGame): Promise<MatchRecord | Refusal> {
  const thread = new LabThread(study)
  try {
    return await thread.record(odd)
  } finally {
    thread.end()
  }
}
