// The shapes of noise cards (RB-028): an upper effect, and a lower one where the total reaches the number between.

export type NoiseCardId =
  | 'N01'
  | 'N02'
  | 'N03'
  | 'N04'
  | 'N05'
  | 'N06'
  | 'N07'
  | 'N08'
  | 'N09'
  | 'N10'
  | 'N11'
  | 'N12'
  | 'P01'
  | 'P02'
  | 'P03'
  | 'P04'
  | 'P05'
  | 'P06'
  | 'P07'
  | 'P08'
  | 'P09'
  | 'P10'
  | 'P11'
  | 'P12'

export type Barracks = 'A' | 'B' | 'C'

/** Spawn levels, and awareness: 0 at ease, 1 suspicious, 2 alert. */
export type Level = 1 | 2 | 3
export type Awareness = 0 | 1 | 2

export type NoiseEffect =
  | { readonly does: 'nothing' }
  /** The nearest room or corridor with enemies. */
  | { readonly does: 'raise nearest' }
  | { readonly does: 'raise all' }
  /** Rooms that hold one of these. */
  | { readonly does: 'raise with'; readonly who: 'dogs' | 'leaders' }
  /** RB-147 `isNext`: through the next nearest legal door. */
  | { readonly does: 'patrol'; readonly level: Level; readonly awareness: Awareness; readonly isNext: boolean }
  | { readonly does: 'raise patrol' }
  | { readonly does: 'token at guard point' }
  | { readonly does: 'advance' }
  | { readonly does: 'open next door' }
  | { readonly does: 'trigger nearest token' }
  | {
      readonly does: 'spawn'
      readonly level: Level
      readonly at: readonly (Barracks | 'nearest to exit' | 'the same' | 'farthest' | 'nearest')[]
    }
  | { readonly does: 'hunt'; readonly at: Barracks }
  | { readonly does: 'no draw' }
  | { readonly does: 'lock door' }

export interface NoiseCard {
  readonly id: NoiseCardId
  readonly name: string
  readonly top: NoiseEffect
  /** The number that the total must reach for the lower effect. */
  readonly number: number
  readonly lower: NoiseEffect
}
