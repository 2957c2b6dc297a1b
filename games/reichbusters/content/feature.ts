// The shapes of room features (RB-121).

export type FeatureType = 'misc' | 'medical' | 'weapon' | 'vril' | 'objective'

export type FeatureId =
  | 'secret-passage'
  | 'dark-alcove'
  | 'creaky-floor'
  | 'alarm-bell'
  | 'sleeping-sentries'
  | 'mess-table'
  | 'duty-roster'
  | 'locked-cabinet'
  | 'fallen-masonry'
  | 'first-aid-cabinet'
  | 'operating-table'
  | 'quarantine-ward'
  | 'gas-leak'
  | 'arms-locker'
  | 'ammunition-crates'
  | 'sentry-gun-nest'
  | 'sentry-flamer'
  | 'booby-trap'
  | 'vril-workbench'
  | 'containment-tank'
  | 'vril-leak'
  | 'vril-battery'
  | 'humming-conduit'
  | 'specimen-jars'
  | 'reinforced-vault'
  | 'watchful-portrait'
  | 'guard-detail'
  | 'false-wall'

export interface FeatureCard {
  readonly id: FeatureId
  readonly name: string
  readonly type: FeatureType
  readonly count: number
  /** Stays face up; others are discarded after their effect. */
  readonly isLasting: boolean
  readonly text: string
}
