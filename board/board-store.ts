// The board's own small store: what is being chosen, and what pulses. Things subscribe to their own mark alone.

import { type AskJson, at, type Shown } from '@umpire/engine'
import { createContext, useContext, useEffect } from 'react'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { createStore, type StoreApi } from 'zustand/vanilla'
import {
  type BlockedOption,
  candidates,
  type Choosing,
  choosingFor,
  clickOption,
  type Clicked,
  clickThing,
  dropPart,
  isComplete,
  type Mark,
  marksOf,
  nextVariant,
  noMark,
  nothingAsked,
  previewed,
  ready,
  refusalOf,
  sayParts,
} from './choosing.ts'
import { type Draft, expectedAnswers, type Judge, type Prepared, type Queue, queueAfter } from './draft.ts'
import type { Happening } from './tabletop.ts'

/** A refusal to be shown, and where on the screen. */
export interface Tip {
  readonly about: string
  readonly blocked: Pick<BlockedOption, 'reason' | 'rule'>
  readonly at: { readonly x: number; readonly y: number }
}

/** What a board says where a thing is refused: its name as people call it, and which of the reasons matters most. */
export type Teller = (thing: string, reasons: readonly BlockedOption[]) => Pick<Tip, 'about' | 'blocked'> | undefined

/** How long a refusal stays when the pointer leaves what it speaks of, in milliseconds: its rule can be reached. */
const tipStays = 400

export interface BoardState {
  readonly choosing: Choosing
  readonly marks: ReadonlyMap<string, Mark>
  /** The answer that was prepared on the board or typed, and waits to be given. */
  readonly draft: Draft | undefined
  /** What is happening just now: its things pulse. `beat` counts, so that the same thing can pulse twice. */
  readonly happening: Happening | undefined
  readonly beat: number
  readonly tip: Tip | undefined
  /** True: a click arms an option, and a second one answers. */
  readonly mustConfirm: boolean
}

export interface BoardStore extends StoreApi<BoardState> {
  /** Another question, or none. */
  ask(ask: Choosing['ask'], blocked: readonly BlockedOption[]): void
  clickThing(thing: string, at: Tip['at'], isFinger?: boolean): void
  clickOption(index: number, isFinger?: boolean): void
  /** Gives the answer that is ready. */
  commit(): void
  /**
   * Prepares an answer to what is asked, and perhaps those to the questions that follow from it: all of them are given
   * by `commit`, as long as nothing else is asked than expected. None: what was prepared is dropped.
   */
  draft(answers: readonly Prepared[]): void
  /** Lets a board say what prepared answers come to. Returns how to stop that. */
  judgeBy(judge: Judge): () => void
  /** Lets a board choose its words for refusals. Returns how to stop that. */
  tellBy(teller: Teller): () => void
  /** The pointer or the focus is on a thing, an option, or nothing. */
  pointThing(thing: string | undefined, at?: Tip['at']): void
  pointOption(index: number | undefined): void
  turn(): void
  /** Takes back the last click that has not answered yet; false if there was none. */
  back(): boolean
  say(answer: string): void
  show(happening: Happening | undefined): void
  hideTip(): void
  /** The pointer left what the tip speaks of: it goes soon, unless the pointer is on the tip by then. */
  leaveTip(): void
  /** The pointer is on the tip, or has left it. */
  holdTip(isHeld: boolean): void
}

/** Things are called as the game calls them, but a place has only a number there. */
const nameOf = (thing: string, { label }: BlockedOption): string => (label?.isPlace === true ? label.name : thing)

export function createBoardStore(answer: (notation: string) => void): BoardStore {
  const api = createStore<BoardState>(() => ({
    choosing: nothingAsked,
    marks: marksOf(nothingAsked),
    draft: undefined,
    happening: undefined,
    beat: 0,
    tip: undefined,
    mustConfirm: false,
  }))
  let judge: Judge | undefined
  let teller: Teller | undefined
  let queue: Queue | undefined

  const choose = (choosing: Choosing): void => {
    if (choosing !== api.getState().choosing) api.setState({ choosing, marks: marksOf(choosing), tip: undefined })
  }
  /** Whatever else was to be given is forgotten. */
  const give = (notation: string): void => {
    queue = undefined
    answer(notation)
  }
  /** The next question may be asked before `answer` returns. */
  const giveAll = (ask: AskJson, answers: readonly Prepared[]): void => {
    queue = queueAfter(ask, answers)
    answer(at(answers, 0).say)
  }
  const put = (asked: AskJson | undefined, blocked: readonly BlockedOption[]): void => {
    api.setState({ draft: undefined })
    choose(choosingFor(asked, blocked))
    if (asked === undefined) return
    const next = expectedAnswers(queue, asked)
    queue = undefined
    // Whoever asks has not finished asking: the answer comes after that.
    if (next !== undefined) queueMicrotask(() => api.getState().choosing.ask === asked && giveAll(asked, next))
  }
  let isTipHeld = false
  const leaveTip = (): void => {
    const { tip } = api.getState()
    if (tip === undefined) return
    setTimeout(() => {
      if (!isTipHeld && api.getState().tip === tip) api.setState({ tip: undefined })
    }, tipStays)
  }
  const refuse = (thing: string, blocked: BlockedOption, place: Tip['at']): void => {
    const reasons = api.getState().choosing.blocked.filter((one) => one.things?.includes(thing) === true)
    const told = teller?.(thing, reasons) ?? { about: nameOf(thing, blocked), blocked }
    api.setState({ tip: { ...told, at: place } })
  }
  const follow = (clicked: Clicked, about: string, place: Tip['at']): void => {
    if (clicked === undefined) return
    if ('now' in clicked) {
      api.setState({ draft: undefined })
      choose(clicked.now)
    } else if ('answer' in clicked) give(clicked.answer)
    else refuse(about, clicked.refused, place)
  }
  return {
    ...api,
    ask: put,
    clickThing: (thing, place, isFinger = false) => {
      const { choosing, mustConfirm } = api.getState()
      follow(clickThing(choosing, thing, mustConfirm || isFinger), thing, place)
    },
    clickOption: (index, isFinger = false) => {
      const { choosing, mustConfirm } = api.getState()
      follow(clickOption(choosing, index, mustConfirm || isFinger), '', { x: 0, y: 0 })
    },
    commit: () => {
      const { choosing, draft } = api.getState()
      if (draft !== undefined && choosing.ask !== undefined) {
        if (draft.refusal === undefined) giveAll(choosing.ask, draft.answers)
        return
      }
      const index = ready(choosing)
      if (index !== undefined) follow(clickOption(choosing, index, false), '', { x: 0, y: 0 })
      else if (isComplete(choosing)) give(sayParts(choosing))
    },
    draft: (answers) => {
      const { choosing } = api.getState()
      if (choosing.ask === undefined || answers.length === 0) return api.setState({ draft: undefined })
      api.setState({ draft: { ...judge?.(choosing.ask, answers), answers }, tip: undefined })
    },
    judgeBy: (by) => {
      judge = by
      return () => {
        if (judge === by) judge = undefined
      }
    },
    tellBy: (by) => {
      teller = by
      return () => {
        if (teller === by) teller = undefined
      }
    },
    pointThing: (thing, place) => {
      const { choosing } = api.getState()
      const { ask, picked, armed } = choosing
      if (thing === undefined || ask === undefined) {
        if (choosing.pointed !== undefined) choose({ ...choosing, pointed: undefined })
        else leaveTip()
        return
      }
      const isArmedThing = armed !== undefined && ask.options[armed]?.things?.includes(thing) === true
      const pointed = isArmedThing ? undefined : candidates({ ...choosing, picked: [...picked, thing] })[0]
      if (pointed !== choosing.pointed) choose({ ...choosing, pointed })
      const refused =
        pointed === undefined && !isArmedThing && place !== undefined ? refusalOf(choosing, thing) : undefined
      const isOffered = api.getState().marks.get(thing)?.may !== ''
      if (refused !== undefined && place !== undefined && !isOffered) {
        refuse(thing, refused, place)
      }
    },
    pointOption: (index) => {
      const { choosing } = api.getState()
      if (choosing.pointed !== index) choose({ ...choosing, pointed: index })
    },
    turn: () => choose(nextVariant(api.getState().choosing)),
    back: () => {
      const { choosing, draft } = api.getState()
      if (draft !== undefined) api.setState({ draft: undefined })
      else if (choosing.chosen.length > 0) choose(dropPart(choosing))
      else if (choosing.picked.length > 0 || choosing.armed !== undefined) {
        choose({ ...choosing, picked: [], armed: undefined })
      } else return false
      return true
    },
    say: give,
    show: (happening) => api.setState(({ beat }) => ({ happening, beat: beat + 1 })),
    hideTip: () => {
      isTipHeld = false
      api.setState({ tip: undefined })
    },
    leaveTip,
    holdTip: (isHeld) => {
      isTipHeld = isHeld
      if (!isHeld) leaveTip()
    },
  }
}

const BoardContext = createContext<BoardStore | undefined>(undefined)
export const BoardProvider = BoardContext.Provider

export function useBoardStore(): BoardStore {
  const store = useContext(BoardContext)
  if (store === undefined) throw new Error('a board stands in a BoardProvider')
  return store
}

export const useBoard = <T>(select: (state: BoardState) => T): T => useStore(useBoardStore(), select)

/** How one thing stands to what is asked. */
export const useMark = (thing: string): Mark => useBoard(useShallow((state) => state.marks.get(thing) ?? noMark))

/** The option whose consequence is shown now, for boards that draw it: reach, range, a ghost. */
export const usePreview = (): Shown | undefined =>
  useBoard(({ choosing }) => {
    const index = previewed(choosing)
    return index === undefined ? undefined : choosing.ask?.options[index]
  })

/** The beat at which a thing pulses last; 0 if it does not. */
export const usePulse = (thing: string): number =>
  useBoard(({ happening, beat }) => (happening?.things.includes(thing) === true ? beat : 0))

/** The answer that waits to be given. */
export const useDraft = (): Draft | undefined => useBoard(({ draft }) => draft)

/** For boards whose answers are prepared: what they come to. `judge` is the same function as long as it judges alike. */
export function useJudge(judge: Judge): void {
  const store = useBoardStore()
  useEffect(() => store.judgeBy(judge), [store, judge])
}

/** For boards that name their things better than options do. `teller` is the same function as long as it tells alike. */
export function useTeller(teller: Teller): void {
  const store = useBoardStore()
  useEffect(() => store.tellBy(teller), [store, teller])
}
