// The numbers of the rules that stand on no card. Lengths are whole hundredths of an inch.

/** DS-008 A square of 48". */
export const table = { width: 4800, height: 4800 }

/** DS-004 One die more, and the lowest is left out; a price in Command Points (DS-045). */
export const boost = { dice: 1, cp: 1 }

/** DS-036, DS-161, DS-171 Dice of the starting roll, of Scan Rolls and of Attack Rolls. */
export const rollDice = 2

/** DS-184, DS-197 Dice of Countermeasure Checks and of Reaction Priority Rolls. */
export const checkDice = 1

/** DS-046, DS-047, DS-283 Prices in Command Points: to drop Stun, for a reactor beyond the allowance, to end a Jam. */
export const prices = { stun: 1, reactor: 1, jam: 1 }

/** DS-071 Action Points of a Unit, of each Infantry Base and of a Ping. */
export const actionPoints = 1

/** DS-058 The last Round; without a limit, so many that nobody plays them in earnest. */
export const roundLimit = { usual: 8, short: 5, endless: 40 }

/** DS-076 */
export const pingSpeed = 400

/** DS-080 What slowing terrain takes from a move. */
export const slowing = 200

/** DS-087, DS-133, DS-134, DS-217, DS-218, DS-223 Pings are burned and Stealth is lost within this gap. */
export const burnReach = 200

/** DS-126, DS-224 Every two bases of a Unit. */
export const coherency = 600

/** DS-140 How far from its Ping an Infantry Base appears. */
export const revealReach = 300

/** DS-097, DS-102, DS-103 How high a volume is, and when concealing terrain stops sight. */
export const sight = { top: 100, openWithin: 600, veil: 200 }

/** DS-117 The largest footprint and the heights of buildings. */
export const building = { width: 350, length: 500, lowest: 100, highest: 600 }

/** DS-111 The square that a base takes on a roof. */
export const roofSpace = 157.5

/** DS-172 to DS-174 Below `short`, beyond `long`; no short bonus for a Range of `shortWeapon` or less. */
export const attack = {
  short: 600,
  shortBonus: 1,
  shortWeapon: 600,
  long: 1600,
  longPenalty: 1,
  concealedPenalty: 1,
}

/** DS-163 Against a Ping that is concealed or out of sight; `laterHidden` out of sight by the later text (option). */
export const scan = { hiddenPenalty: 1, laterHidden: 2 }

/** DS-184 What a Countermeasure Check needs unless the Action says otherwise. */
export const countermeasureNeeds = 3

/** DS-201 A priority is not held below this. */
export const lowestPriority = 1

/** Traits: DS-235, DS-243, DS-247, DS-255, DS-256, DS-258. */
export const traitNumbers = {
  adaptiveCamo: 1,
  defenseAura: 1,
  finisher: 1,
  obscured: { def: 1, from: 600 },
  predator: 2,
  sentry: 1,
}

/** How far traits reach: DS-240, DS-242 to DS-245, DS-259. */
export const traitReach = {
  clearTheWay: 800,
  defend: 400,
  defenseAura: 400,
  defenderAura: 400,
  defenseNet: 400,
  shroudAura: 400,
}

/** DS-245 Tokens of another base that a Defense Net adds against one attack. */
export const netTokens = 1

/** How far Units are Placed by traits and advisors: DS-248, DS-249, DS-264, DS-297. */
export const placing = { hitAndRun: 200, hitchHiker: 300, regroup: 600, reposition: 300 }

/** DS-250 Hitch Hikers in one Taskforce Activation. */
export const taxiRides = 1

/** DS-273, DS-281, DS-286 What a Tagged and what a locked Unit has less DEF. */
export const marks = { tagged: 2, targetLock: 2 }

/** DS-274 The least gap of Extreme Range. */
export const extremeRangeFrom = 600

/** DS-282 How near the base must be that dies instead. */
export const takeUpReach = 100

/** DS-294 How far Position Hack Places its target. */
export const positionHackReach = 300

/** DS-297, DS-298 Units that Reposition moves; bases that Brace serves, and the tokens of each. */
export const advisorNumbers = { repositioned: 2, braced: 3, braceTokens: 1 }

/** The option for a mercenary: what slot, and how many of them a Force may fill so. */
export const mercenarySlots = { signature: 'medium', most: 1 } as const
