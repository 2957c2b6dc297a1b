// What abilities bring about beside dice, as data. Each `do` has its rules in `rules/effects/`.

/** What an ability does, where it is no attack. `here`: the region of the unit that acts. */
export type Effect =
  // Going
  | { readonly do: 'move'; readonly regions: number; readonly isUpTo?: true; readonly isStraight?: true }
  | { readonly do: 'move out' }
  | { readonly do: 'phase'; readonly within: number }
  | { readonly do: 'take pillar' }
  /** Take the Pillar border that the attack's line crosses. */
  | { readonly do: 'duck' }
  /** Out of an attack's way: to a neighbouring region, or by phasing. */
  | { readonly do: 'dodge'; readonly by: 'moving' }
  | { readonly do: 'dodge'; readonly by: 'phasing'; readonly within: number }
  /** Into the region that the Operative has entered. */
  | { readonly do: 'follow' }
  | { readonly do: 'pursue' }
  /** An Operative in line is moved one region. */
  | { readonly do: 'drag'; readonly isNearer: boolean }
  | { readonly do: 'end movement'; readonly losesAp: number }
  | { readonly do: 'offer pillar' }
  // Borders
  | { readonly do: 'work door'; readonly within: number }
  | { readonly do: 'kick door' }
  /** A reaction: closes an open door of this region, or of the one that was entered too. */
  | { readonly do: 'close door'; readonly isEnteredToo?: true }
  | { readonly do: 'break wall'; readonly breaks: readonly ('thin wall' | 'thick wall' | 'door')[] }
  | { readonly do: 'place cover' }
  | { readonly do: 'weld' }
  // Ability Points
  | { readonly do: 'lose AP'; readonly ap: number; readonly who: 'all' | 'trigger' | { readonly within: number } }
  | { readonly do: 'leech' }
  | { readonly do: 'give AP'; readonly ap: number }
  | { readonly do: 'gain AP'; readonly ap: number }
  /** Whoever activated the ability loses 1 AP, or it is cancelled. */
  | { readonly do: 'lose or cancel' }
  // Health and Armor
  | { readonly do: 'heal'; readonly health: number; readonly isAll?: true }
  | { readonly do: 'recover armor'; readonly armor: number }
  // Cards
  | { readonly do: 'recharge' }
  | { readonly do: 'item swap' }
  | { readonly do: 'respec' }
  | { readonly do: 'reload' }
  | { readonly do: 'scan'; readonly tiles: number }
  // Fire
  | { readonly do: 'burn'; readonly where: 'adjacent' | 'already burning' | 'each adjacent' | 'trigger' }
  // Reactors
  | { readonly do: 'drain'; readonly charges: number }
  | { readonly do: 'charge'; readonly charges: number; readonly which: 'this' | 'any' }
  | { readonly do: 'jump start' }
  | { readonly do: 'pulse' }
  | { readonly do: 'call EMP' }
  // Deployments
  | {
      readonly do: 'deploy'
      readonly card: 'this card' | 'any staged' | 'deployed before' | { readonly tier: number; readonly type: string }
      readonly where: 'here' | 'usual' | { readonly within: number }
    }
  | { readonly do: 'replace'; readonly where: 'here' | 'where destroyed' }
  | { readonly do: 'redeploy' }
  | { readonly do: 'phase other'; readonly within: number }
  | { readonly do: 'recall' }
  // Orders
  | { readonly do: 'order action'; readonly whose: 'defender' | 'operative'; readonly cost: number }
  | { readonly do: 'order attack'; readonly cost: number }
  | { readonly do: 'return fire' }
  // Dice of an attack
  | {
      readonly do: 'ignore group'
      readonly spendsToken?: true
      readonly away?: { readonly by: 'moving' } | { readonly by: 'phasing'; readonly within: number }
    }
  | { readonly do: 'ignore dice'; readonly highest: number }
  | { readonly do: 'harden'; readonly armor: number }
  | { readonly do: 'reassign'; readonly to: 'this' | 'unit here' | 'complex unit in line'; readonly isAnyGroups?: true }
  // Lasting
  | { readonly do: 'brace' }
  | { readonly do: 'barrier' }
  | { readonly do: 'paint'; readonly piercing: number }

/** What an attack does before the roll. `exactly`: it has to. */
export type First =
  | { readonly by: 'moving'; readonly regions: number; readonly isExactly?: true }
  | { readonly by: 'following' }
  | { readonly by: 'phasing'; readonly within: number }
  | { readonly by: 'phasing to a lone operative' }
  | { readonly by: 'opening a door and moving' }

/** What an attack does when it has been resolved, in written order. */
export type Rider =
  | { readonly after: 'lose AP'; readonly ap: number }
  | { readonly after: 'lose armor' }
  | { readonly after: 'lose charges'; readonly charges: number }
  | { readonly after: 'reel in' }
  | { readonly after: 'disable' }
  | { readonly after: 'again'; readonly cost: number }
  | { readonly after: 'destroy this' }

/** What a card does all the time, or when its side gains the Initiative. */
export type Passive =
  | 'insulated'
  | 'steady hand'
  | 'heavy hands'
  | 'big charges'
  | 'momentum'
  | 'unshaken'
  | 'reflexes'
  | 'plated'
  | 'not today'
  | 'cartography'
  | 'uplink'
  | 'overdrive'
