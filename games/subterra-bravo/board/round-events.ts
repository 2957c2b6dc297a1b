// What the mission brings in which round, for the track of rounds.

import { missionOf, type State } from '../state.ts'

interface RoundCell {
  readonly round: number
  readonly is: 'done' | 'now' | 'coming'
  /** A letter for the event of that round, and what it says. */
  readonly sign: string
  readonly says: string
}

export function roundCells(state: State): RoundCell[] {
  const { passageRounds, crisis } = missionOf(state)
  const passages = new Map(passageRounds.map(({ round, oneOf }) => [round, oneOf]))
  return Array.from({ length: state.terms.roundLimit }, (_, n): RoundCell => {
    const round = n + 1
    const is = round < state.round ? 'done' : round === state.round ? 'now' : 'coming'
    const oneOf = passages.get(round)
    if (round === crisis.round && !state.isCrisis) return { round, is, sign: '!', says: 'Crisis Point' }
    if (oneOf !== undefined) return { round, is, sign: 'P', says: `an enemy passage is placed: ${oneOf.join(' or ')}` }
    return { round, is, sign: '', says: '' }
  })
}

/** So many rounds have room on the track. */
const onTrack = 12

/** The rounds around the present one. */
export function cellsOnTrack(state: State): RoundCell[] {
  const cells = roundCells(state)
  const from = Math.max(0, Math.min(state.round - 6, cells.length - onTrack))
  return cells.slice(from, from + onTrack)
}

/** `Crisis in 4 rounds` */
export function crisisWords(state: State): string {
  if (state.isCrisis) return 'Crisis'
  const left = missionOf(state).crisis.round - Math.max(1, state.round)
  if (left <= 0) return 'Crisis now'
  return left === 1 ? 'Crisis next round' : `Crisis in ${left} rounds`
}
