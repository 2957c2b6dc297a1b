// The shapes of wound cards (RB-196): what happens at once, and what lasts where the wound is permanent.

export type WoundId =
  | 'W01'
  | 'W02'
  | 'W03'
  | 'W04'
  | 'W05'
  | 'W06'
  | 'W07'
  | 'W08'
  | 'W09'
  | 'W10'
  | 'W11'
  | 'W12'
  | 'W13'
  | 'W14'
  | 'W15'
  | 'W16'
  | 'W17'
  | 'W18'
  | 'W19'
  | 'W20'

export type WoundTop =
  | 'nothing'
  | 'discard'
  | 'knocked down'
  | 'discard two at random'
  | 'jam'
  | 'weak attack'
  | 'drop item'
  | 'noise 2'
  | 'noise 1'
  | 'deactivate skill'
  | 'drain'
  | 'knocked back'
  | 'draw'
  | 'step away'
  | 'discard at random'

export type WoundEffect =
  | 'none'
  | 'no movement modifiers'
  | 'noisy move'
  | 'draws less'
  | 'weak attacks'
  | 'bleeding'
  | 'no instants'
  | 'short range'
  | 'weak defence'
  | 'noisy'
  | 'no defence modifiers'
  | 'two items'
  | 'no draw'
  | 'skill lost'
  | 'blanks surge'
  | 'slow'
  | 'no help'
  | 'never by damage'
  | 'weak start'

export interface WoundCard {
  readonly id: WoundId
  readonly name: string
  readonly top: WoundTop
  /** RB-196 Damage from which it is permanent; null: never by damage. */
  readonly number: number | null
  readonly lasting: WoundEffect
  readonly topText: string
  readonly lastingText: string
}
