// A sheet: what one game came to, in few numbers. All figures are made from sheets, in the order of the games.

import type { Trial } from './study.ts'

/** How a piece of content fared with one seat in one game. */
export interface ContentCount {
  /** Its number in the list of all content. */
  readonly item: number
  /** -1: nobody at the table. */
  readonly seat: number
  /** Questions in which it could be chosen, and in which it was. */
  offered: number
  chosen: number
  /** How often it came without a choice: dealt, found, in a ready list. */
  dealt: number
  used: number
  effect: number
}

/** How a question was asked in one game. */
export interface QuestionCount {
  readonly question: string
  asked: number
  /** With a single answer, and with two dozen or more. */
  forced: number
  wide: number
}

export interface Sheet {
  readonly arm: number
  readonly number: number
  /** What each seat won: 1, a share of it, or 0. */
  readonly payoffs: readonly number[]
  readonly rounds: number
  readonly decisions: number
  /** Decisions with a single answer, and with two dozen or more. */
  readonly forced: number
  readonly wide: number
  /** The same for each question, by name. */
  readonly questions: readonly QuestionCount[]
  /** How often another side took the lead, seen at the end of each round. */
  readonly leadChanges: number
  /** The winner's lowest standing at the end of a round, from 0 to 1; 1 where there is nothing to tell. */
  readonly lowest: number
  /** How far the winner was ahead of the best of the others when the last round began. */
  readonly margin: number
  /** Ids of the rules that the game cited, in the order in which they came up. */
  readonly rules: readonly string[]
  readonly content: readonly ContentCount[]
  /** Why the game broke off; what was counted until then is kept. */
  readonly error: string | null
}

/** How the error of a game begins that ended the thread in which it was played. */
export const died = 'the thread died'

/** The sheet of a game of which nothing is known. */
export const emptySheet = ({ arm, number }: Trial): Sheet => ({
  arm,
  number,
  payoffs: [],
  rounds: 0,
  decisions: 0,
  forced: 0,
  wide: 0,
  questions: [],
  leadChanges: 0,
  lowest: 1,
  margin: 0,
  rules: [],
  content: [],
  error: null,
})
