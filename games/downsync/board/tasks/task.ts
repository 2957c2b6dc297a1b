// A task: something has to be put somewhere on the table, and there are too many ways to list them. The board lets a person
// take hold of it and drag; the answer is prepared in notation, and the rules say what they think of it.

import type { Prepared, Verdict } from '@umpire/board'
import type { Refusal, Seat } from '@umpire/engine'
import type { Point } from '@umpire/plane'

/** Something that can be taken hold of, and where it would be. */
export interface Hold {
  /** `12/1`: the element's id and the team, 0 for a Ping; `12/all` for a squad as a whole; or the name of a new Ping. */
  readonly key: string
  readonly name: string
  readonly seat: Seat
  readonly is: 'ping' | 'vehicle' | 'infantry' | 'formation' | 'marker' | 'point'
  /** What stands in it. */
  readonly sign: string
  readonly r: number
  /** Where it stands now; undefined where it is not on the table. */
  readonly from: Point | undefined
  /** The way to where it would be; empty: it stays where it is. */
  readonly path: readonly Point[]
  /** How long the way is, and may be. */
  readonly length?: number
  readonly limit?: number
}

/** Where it would be: at the end of its way, or where it is. */
export const endOf = ({ path, from }: Pick<Hold, 'path' | 'from'>): Point | undefined => path.at(-1) ?? from

/** What came of dragging: the answers now, and what stopped it short of the pointer. */
export interface Dragged {
  readonly answers: readonly Prepared[]
  readonly stopped?: Refusal | undefined
}

/** How a point was meant: dragged in a line, or touched from afar, so that a way round things is looked for. */
export type Manner = 'drag' | 'touch'

export interface Task {
  readonly kind: 'move' | 'place' | 'deploy' | 'point'
  /** True: this is what is asked. False: it would answer the question, but so might something else. */
  readonly isAsked: boolean
  /** Everything that can be taken hold of now, in the places that these answers give it. */
  holds(answers: readonly Prepared[]): readonly Hold[]
  /** `together`: elements that go as a group. */
  drag(answers: readonly Prepared[], key: string, to: Point, how: Manner, together: ReadonlySet<number>): Dragged
  judge(answers: readonly Prepared[]): Verdict
  /** The end of its way becomes a point of it, so that it can go on from there. */
  addPoint?(answers: readonly Prepared[], key: string): readonly Prepared[]
  /** The last point of its way is taken out; without any it stays. */
  dropPoint?(answers: readonly Prepared[], key: string): readonly Prepared[]
}

/** A refusal as a verdict has it. */
export const refusalWords = ({ reason, rule }: Refusal): NonNullable<Verdict['refusal']> =>
  rule === undefined ? { reason } : { reason, rule }
