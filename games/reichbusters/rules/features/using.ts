// Features that a Hero uses with a basic action: bells, tables, crates, workbenches, vaults.

import { type Offer, offer, refuse, type Rules, type WhyNot } from '@umpire/engine'
import type { HeroId, WeaponId } from '../../content/hero.ts'
import type { AreaId } from '../../content/map/map.ts'
import { hasEnemies } from '../../ground.ts'
import { heroOf, type State } from '../../state.ts'
import type { Hero } from '../../state/hero.ts'
import type { ReichbustersTable } from '../../table.ts'
import { circled } from '../circle.ts'
import { discardFeature, hasFeature } from './lying.ts'

export interface FeatureUse {
  readonly feature: 'alarm-bell' | 'operating-table' | 'ammunition-crates' | 'vril-workbench' | 'reinforced-vault'
  /** Vril Workbench: the weapon that is turned. */
  readonly weapon: WeaponId | null
}

const plainUses = ['alarm-bell', 'operating-table', 'ammunition-crates', 'reinforced-vault'] as const

/** What the feature of the Hero's area could be used for. */
function usesAt(state: State, hero: Hero, area: AreaId): FeatureUse[] {
  if (hasFeature(state, area, 'vril-workbench')) {
    return hero.weapons.map(({ id }) => ({ feature: 'vril-workbench', weapon: id }))
  }
  const feature = plainUses.find((id) => hasFeature(state, area, id))
  return feature === undefined ? [] : [{ feature, weapon: null }]
}

/** Operating Table: which Heroes have used which. */
const treatment = (area: AreaId, hero: Hero): string => `${area}:${hero.id}`

function whyNotUse(state: State, hero: Hero, area: AreaId, { feature, weapon }: FeatureUse): WhyNot {
  switch (feature) {
    case 'alarm-bell':
      return hasEnemies(state, area) ? refuse('RB-121', 'Not with enemies in the area.') : undefined
    case 'operating-table':
      if (state.treated.includes(treatment(area, hero))) return refuse('RB-121', 'Once for each Hero.')
      return hero.wounds.length === 0 ? refuse('RB-121', 'There is no wound to heal.') : undefined
    case 'ammunition-crates':
      return isJammed(hero) ? undefined : refuse('RB-121', 'Nothing is jammed.')
    case 'vril-workbench': {
      const token = hero.weapons.find(({ id }) => id === weapon)
      if (token?.side !== 'front') return refuse('RB-121', 'That weapon is on its vril side.')
      const hasOrb = hero.items.some(({ id }) => id === 'vril-orb') || isFree(state)
      return hasOrb ? undefined : refuse('RB-121', 'A Vril Orb is needed.')
    }
    case 'reinforced-vault':
      return undefined
  }
}

const isJammed = (hero: Hero): boolean =>
  hero.weapons.some(({ jammed }) => jammed > 0) || hero.items.some(({ jammed }) => jammed > 0)

/** Reward of M5: the first use in M6 needs no orb. */
const isFree = ({ campaign, missionId }: State): boolean => missionId === 'M6' && campaign?.hasFreeWorkbench === true

export function featureOffer(state: State, hero: Hero): Offer<FeatureUse> {
  const { area } = hero
  if (area === null) return { allowed: [], blocked: () => [] }
  return offer(usesAt(state, hero, area), (use) => whyNotUse(state, hero, area, use))
}

/** Noise dice of each use. A vault is silent with Keys. */
export function featureNoise(hero: Hero, { feature }: FeatureUse): 0 | 1 | 2 {
  if (feature === 'operating-table') return 1
  if (feature !== 'reinforced-vault') return 0
  return hero.items.some(({ id }) => id === 'keys') ? 0 : 2
}

/** The whole use: an action with its noise. The basic action is the caller's to take. */
export function* useFeature(t: ReichbustersTable, id: HeroId, use: FeatureUse): Rules {
  const hero = heroOf(t.state, id)
  const { area } = hero
  if (area === null) return
  circled().beginAction(t, id, use.feature, featureNoise(hero, use))
  t.tell({ kind: 'feature used', rule: 'RB-121', hero: id, area, feature: use.feature })
  yield* carryOut(t, hero, area, use)
  yield* circled().endAction(t)
}

function* carryOut(t: ReichbustersTable, hero: Hero, area: AreaId, { feature, weapon }: FeatureUse): Rules {
  switch (feature) {
    case 'alarm-bell':
    case 'reinforced-vault':
      return discardFeature(t.state, area)
    case 'operating-table':
      t.state.treated.push(treatment(area, hero))
      return yield* circled().heal(t, hero.id, 1)
    case 'ammunition-crates':
      for (const one of [...hero.weapons, ...hero.items]) one.jammed = 0
      return
    case 'vril-workbench':
      return turnWeapon(t, hero, weapon)
  }
}

function turnWeapon({ state }: ReichbustersTable, hero: Hero, weapon: WeaponId | null): void {
  for (const token of hero.weapons) if (token.id === weapon) token.side = 'vril'
  const { campaign } = state
  if (campaign !== null && isFree(state)) {
    campaign.hasFreeWorkbench = false
    return
  }
  const place = hero.items.findIndex(({ id }) => id === 'vril-orb')
  hero.items.splice(place, 1)
  state.pools.used.vril.push('vril-orb')
}
