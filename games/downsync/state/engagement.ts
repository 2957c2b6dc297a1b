// A Reaction Engagement (DS-187 to DS-206): who takes part, their priorities, and who has acted.

export interface Participant {
  /** A Unit by id. */
  readonly unit: number
  /** DS-196, DS-198 Boosted by a Command Point, or by its Overwatch Token. */
  boosted: boolean
  /** The dice as rolled, and the result with its modifiers; empty and 0 before the roll. */
  dice: number[]
  priority: number
  /** DS-201 How often it has held. */
  held: number
  done: boolean
}

export interface Engagement {
  /** The Active Player's and the reactors, in the order in which they were declared. */
  participants: Participant[]
  /** DS-195 The Reaction Taskforce. */
  readonly reactors: number[]
  /** DS-262 Quick Units that have swapped. */
  readonly swapped: number[]
}

export const copyEngagement = (engagement: Engagement): Engagement => ({
  participants: engagement.participants.map((one) => ({
    unit: one.unit,
    boosted: one.boosted,
    dice: one.dice.slice(),
    priority: one.priority,
    held: one.held,
    done: one.done,
  })),
  reactors: engagement.reactors.slice(),
  swapped: engagement.swapped.slice(),
})
