// The attack of an ability (CC-168, CC-170, CC-190 to CC-196), written as the cards write it: `RDS 3`.

export interface Attack {
  readonly reach: 'ranged' | 'melee'
  /** Direct attacks meet Cover and Pillars, arcing ones do not (CC-192, CC-193). Melee counts as direct. */
  readonly path: 'direct' | 'arcing'
  readonly spread: 'single' | 'sweeping' | 'area'
  /** Damage dice; for an area attack, of each unit there. */
  readonly strength: number
}

const spreads = { '1': 'single', S: 'sweeping', Z: 'area' } as const

const isSpread = (letter: string): letter is keyof typeof spreads => letter in spreads

/**
 * Reads a code: R or M for ranged or melee, D or A for direct or arcing (ranged only), 1, S or Z for single target,
 * sweeping or area, and the strength.
 */
export function attackOf(code: string): Attack {
  const [, reach, path, spread, strength] = /^(R|M)(D|A)?(1|S|Z) ([1-9])$/.exec(code) ?? []
  const isMelee = reach === 'M'
  if (spread === undefined || !isSpread(spread) || isMelee !== (path === undefined)) {
    throw new Error(`not an attack: ${code}`)
  }
  return {
    reach: isMelee ? 'melee' : 'ranged',
    path: path === 'A' ? 'arcing' : 'direct',
    spread: spreads[spread],
    strength: Number(strength),
  }
}
