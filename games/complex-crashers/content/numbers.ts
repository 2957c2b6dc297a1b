// The numbers of the rules that stand on no card: tracks, supplies, limits and prices.

/** CC-010 Values of a tracker of the Complex Manager; one step below `least` it is Exhausted. */
export const tracker = { most: 10, least: -5 }

/** CC-010, CC-132 What counts as the maximum of such a tracker when it is overspent. */
export const trackerMaximum = 5

/** CC-109 What each of these trackers gains at the start of the Complex Manager's Initiative. */
export const trackerGain = 5

/** CC-011 The most charges of one Reactor. */
export const mostCharges = 9

/** CC-110 What each Online Reactor gains at the start of the Complex Manager's Initiative. */
export const chargeGain = 1

/** CC-098 Charges for each Region of a reveal. */
export const chargePerRegion = 1

/** CC-231 Charges to bring a Reactor Online, beside 1 for each that is Online already. */
export const onlineCost = 1

/** CC-012 Places for Reactors; in the short game. */
export const reactorPlaces = { full: 5, short: 3 }

/** CC-024 Ordinary Region tiles in the stack, by the number of Operatives: few of them could never walk through all. */
export const ordinaryTiles: readonly number[] = [7, 16, 23, 30]

/** CC-083 Region tiles that the Complex Manager may keep back. */
export const mostReserved = 2

/** CC-061 Blast Doors by the number of Operatives; Open Edge tokens are never short. */
export const supply: { readonly doors: readonly number[]; readonly covers: number } = {
  doors: [6, 12, 12, 15],
  covers: 12,
}

/** CC-240 Burning tokens in one Region. */
export const mostBurning = 3

/** CC-252 Charge tokens on a card with Fully Charged, at the start and at most. */
export const chargeTokens = 3

/** CC-237 Where the countdown of the Stage 2 E.M.P. begins, by the number of Operatives; it explodes at 0. */
export const empCountdown: readonly number[] = [2, 4, 4, 4]

/** CC-033 Trainings of tier 1 that an Operative begins with, beside Basic Training. */
export const startTrainings = 2

/** CC-209 Weapons, and likewise Accessories, that an Operative carries without Locked And Loaded. */
export const carryingLimit = 1

/** CC-169 Sides of a damage die; its highest side always does damage (CC-181). */
export const dieSides = 10

/** CC-182, CC-183 */
export const armorRange = { least: 1, most: 9 }

/** CC-254 Armor by Inertial Barrier. */
export const barrierArmor = 9

/** CC-203 What an Operative that is revived loses and gains. */
export const reviving = { armor: 1, ap: 2 }

export type Overlay = 4 | 5 | 6

export const overlays: readonly Overlay[] = [4, 5, 6]

export interface OperativeStats {
  /** Maximum Health is the same (CC-204). */
  readonly armor: number
  readonly ap: number
}

/** CC-030, CC-031 Armor, with it Health, and Ability Points of an Operative, with an overlay or without. */
export const statsWith = (overlay: Overlay | null): OperativeStats => {
  const armor = overlay ?? 3
  return { armor, ap: 10 - armor }
}
