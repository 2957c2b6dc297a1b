// Triggers: what has to happen for a reaction to be offered, by the window in which that is (CC-138, CC-141 to CC-145).

/** The moments at which reactions may be activated, in the order in which an ability meets them. */
export type WindowName = 'activated' | 'step' | 'assigned' | 'group' | 'ignored' | 'resolved'

/** Where something happens, seen from the unit that reacts. `adjacent` is distance 1, walls or not (CC-045). */
export type Where = 'anywhere' | 'here' | 'adjacent' | 'in line' | 'in line from 2' | { readonly within: number }

/** The attacks whose groups a reaction answers; what is left out does not matter. */
export interface AttackFilter {
  readonly reach?: 'ranged' | 'melee'
  readonly path?: 'direct'
  readonly isArea?: false
  readonly isFromElsewhere?: true
  readonly isByOperative?: true
}

/** Whose dice a reaction answers. `here`: in the region of the unit that reacts. */
export type GroupOn =
  | 'this'
  | 'defender here'
  | 'unit here'
  | 'other complex unit here'
  | 'other complex unit within 1'
  | 'operative here'
  | 'other operative here'

export type Trigger =
  | {
      readonly window: 'activated'
      readonly by: 'operative'
      readonly what: 'ability' | 'reaction' | 'area attack action'
      readonly where: Where
    }
  | { readonly window: 'activated'; readonly by: 'complex'; readonly what: 'defender action'; readonly where: Where }
  | {
      readonly window: 'step'
      readonly who: 'operative' | 'other operative' | 'defender'
      readonly enters: Where
      readonly isWithoutPhasing?: true
      readonly isBurning?: true
    }
  /** Leaving is never by phasing (CC-047). */
  | { readonly window: 'step'; readonly who: 'operative'; readonly leaves: Where }
  /** Groups of an attack that is no area attack, on defenders here. */
  | { readonly window: 'assigned'; readonly on: 'defender here' }
  | { readonly window: 'group'; readonly on: GroupOn; readonly of: AttackFilter }
  /** An Operative ignored dice. */
  | { readonly window: 'ignored'; readonly of: 'any attack' | 'own attack' | 'attack of a defender here' }
  | { readonly window: 'resolved'; readonly what: 'this destroyed' }
  | {
      readonly window: 'resolved'
      readonly what: 'other defender destroyed'
      readonly within: number
      readonly isMechanical?: true
      readonly isNotUnique?: true
      readonly isByOperative?: true
    }
  | { readonly window: 'resolved'; readonly what: 'operative here incapacitated' }
  /** An Operative's attack Action gave this unit a group, and it survived. */
  | { readonly window: 'resolved'; readonly what: 'survived an attack' }
  /** An Operative's attack Action destroyed nothing and switched nothing off. */
  | { readonly window: 'resolved'; readonly what: 'attack in vain' }
  /** A Defender's attack gave this Operative a group. */
  | { readonly window: 'resolved'; readonly what: 'attacked by a defender'; readonly isMelee?: true }
