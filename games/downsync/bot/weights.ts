// What things are worth in the eyes of the bots: a Small Unit is 3 points. Tuned by games of novices.

/** What the Force has. */
export const worths = {
  /** Of a Unit by its Signature, and of one that has none. */
  small: 3,
  medium: 5,
  large: 8,
  packaged: 2,
  /** The Engineer Team in the mission that brings it. */
  engineer: 6,
  /** All Victory Points that a mission needs. */
  victory: 70,
  /** How much more the last of them is worth. */
  last: 1.5,
  /** A Command Point, while there is still something to spend it on. */
  commandPoint: 0.6,
  /** A Stun Token, as a part of the Unit. */
  stun: 0.25,
  /** A Stealth Token, as a part of the Unit. */
  stealth: 0.25,
}

/** What happens to the enemy. */
export const aims = {
  /** A Ping that has to show what it is, as a part of what it may be. */
  reveal: 0.12,
  /** The same when somebody of the Taskforce can shoot at it right away. */
  revealForOthers: 0.25,
  /** A Stealth Token that is lost, as a part of the Unit. */
  unstealth: 0.25,
  /** DEF -2 for whoever shoots next. */
  tag: 0.12,
  jam: 0.4,
  token: 0.3,
  /** How much of what an enemy is about to score there is saved by destroying it. */
  standing: 0.5,
}

/** Where to stand. */
export const places = {
  /** What is left of a goal's worth for every move that it is still away. */
  perMove: 0.82,
  /** A Ping has to be revealed before it can do anything. */
  asPing: 0.85,
  /** Going to the goal, as a part of a Victory Point. */
  goal: 0.3,
  /** Standing there while the enemy prevents it. */
  contested: 0.35,
  /** Guarding, as a part of a Victory Point. */
  guard: 0.45,
  /** Coming near the enemy. */
  enemy: 0.8,
  concealed: 0.25,
  /** How much of what an enemy might do to a Unit there counts. */
  danger: 0.75,
  /** The enemy sees it already; it would have to move; it acts only in the next Round. */
  seen: 1,
  unseen: 0.45,
  later: 0.3,
  /** An enemy Ping may be a Unit that shoots. */
  ping: 0.35,
  /** An attack that is possible later, from a Move Action's end. */
  hope: 0.35,
}

/** When to do what. */
export const manners = {
  /** To keep watch, for each enemy that has still to act, up to three; as a part of the best attack. */
  overwatch: 0.16,
  /** To have shown a Unit, as a part of it: it can be shot at from now on. */
  shown: 0.1,
  /** What a reactor gives up: its move, and the choice of time. */
  reactor: 0.8,
  /** A reactor beyond the allowance. */
  bought: 1.2,
  /** How much more an attack is worth that comes before the enemy acts. */
  before: 0.5,
  /** Who is in danger acts first, as a part of the danger. */
  haste: 0.3,
  /** What a reactor could do in its own turn, as far as it counts against reacting. */
  ownTurn: 0.35,
}
