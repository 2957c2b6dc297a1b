// Force Lists that are ready to play (DS-034): two of each faction and size, and what the skirmish takes of them.

import { catalogueOf } from '../../catalogue.ts'
import { type FactionId, factions } from './factions.ts'
import { signatures } from './signature.ts'
import { type SizeId, sizes } from './sizes.ts'
import type { UnitCardId } from './unit-card.ts'
import { units } from './units.ts'

export interface ReadyList {
  /** `coalition-small-starter` */
  readonly id: string
  readonly name: string
  readonly faction: FactionId
  readonly size: SizeId
  /** Slot by slot, the smallest Signature first. */
  readonly units: readonly UnitCardId[]
  /** Published with the cards, or put together for this edition. */
  readonly source: 'published' | 'designed'
  /** It has Units that are designed here, and cannot be played without them. */
  readonly needsDesignedUnits: boolean
}

/** `slots`: the cards of each Signature. */
const listOf = (
  faction: FactionId,
  size: SizeId,
  name: string,
  source: ReadyList['source'],
  slots: readonly (readonly UnitCardId[])[],
): ReadyList => {
  const cards = slots.flat()
  return {
    id: `${faction}-${size}-${name.toLowerCase()}`,
    name,
    faction,
    size,
    units: cards,
    source,
    needsDesignedUnits: cards.some((id) => units.of(id).availability === 'designed'),
  }
}

const written: readonly ReadyList[] = [
  listOf('coalition', 'small', 'Starter', 'published', [
    ['co-widow', 'co-tagger'],
    ['co-virago', 'co-virago', 'co-phantom'],
    ['co-destroyer'],
  ]),
  listOf('coalition', 'small', 'Stalkers', 'designed', [
    ['co-widow', 'co-hunter'],
    ['co-virago', 'co-aurora', 'co-phantom'],
    ['co-destroyer'],
  ]),
  listOf('coalition', 'standard', 'Standard', 'published', [
    ['co-widow', 'co-soldier', 'co-tagger', 'co-hunter'],
    ['co-virago', 'co-virago', 'co-virago', 'co-aurora', 'co-phantom'],
    ['co-destroyer', 'co-marksman'],
  ]),
  listOf('coalition', 'standard', 'Swarm', 'designed', [
    ['co-widow', 'co-widow', 'co-soldier', 'co-mirage'],
    ['co-virago', 'co-virago', 'co-phantom', 'co-aurora', 'co-sapper'],
    ['co-destroyer', 'co-destroyer'],
  ]),
  listOf('republic', 'small', 'Starter', 'published', [
    ['re-harbinger', 're-vector'],
    ['re-courier', 're-crusader', 're-crusader'],
    ['re-samson'],
  ]),
  listOf('republic', 'small', 'Barrage', 'designed', [
    ['re-harbinger', 're-seeker'],
    ['re-crusader', 're-crusader', 're-goliath'],
    ['re-mandible'],
  ]),
  listOf('republic', 'standard', 'Standard', 'published', [
    ['re-vector', 're-vector', 're-seeker', 're-harbinger'],
    ['re-courier', 're-courier', 're-crusader', 're-crusader', 're-crusader'],
    ['re-mandible', 're-samson'],
  ]),
  listOf('republic', 'standard', 'Wall', 'designed', [
    ['re-vector', 're-vector', 're-harbinger', 're-harbinger'],
    ['re-crusader', 're-crusader', 're-goliath', 're-goliath', 're-paladin'],
    ['re-samson', 're-bulwark'],
  ]),
  listOf('free-union', 'small', 'Starter', 'published', [
    ['fu-infantry', 'fu-bandit'],
    ['fu-support', 'fu-medtank', 'fu-medtank'],
    ['fu-heavy'],
  ]),
  listOf('free-union', 'small', 'Ghosts', 'designed', [
    ['fu-technical', 'fu-droneop'],
    ['fu-medtank', 'fu-medtank', 'fu-support'],
    ['fu-heavy'],
  ]),
  listOf('free-union', 'standard', 'Standard', 'published', [
    ['fu-infantry', 'fu-infantry', 'fu-technical', 'fu-bandit'],
    ['fu-wrangler', 'fu-medtank', 'fu-medtank', 'fu-support', 'fu-support'],
    ['fu-hunters', 'fu-heavy'],
  ]),
  listOf('free-union', 'standard', 'Raid', 'designed', [
    ['fu-infantry', 'fu-outrider', 'fu-technical', 'fu-droneop'],
    ['fu-medtank', 'fu-medtank', 'fu-medtank', 'fu-wrangler', 'fu-scrapper'],
    ['fu-heavy', 'fu-heavy'],
  ]),
]

/** The skirmish has the first Units of the faction's Small starter, as many of each Signature as it has slots. */
const skirmishes: readonly ReadyList[] = factions.rows.flatMap(({ id: faction }) => {
  const starter = written.find((list) => list.faction === faction && list.size === 'small' && list.name === 'Starter')
  const slots = signatures.map((signature) => {
    const ofSignature = starter?.units.filter((id) => units.of(id).signature === signature) ?? []
    return ofSignature.slice(0, sizes.of('skirmish').slots[signature])
  })
  return [listOf(faction, 'skirmish', 'Starter', 'designed', slots)]
})

export const readyLists = catalogueOf<ReadyList>('ready list', [...written, ...skirmishes])

/** The first one is what a Force gets that chooses none. */
export const readyListsOf = (faction: FactionId, size: SizeId): readonly ReadyList[] =>
  readyLists.rows.filter((list) => list.faction === faction && list.size === size)
