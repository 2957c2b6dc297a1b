// What scenarios may expect: `vera.ap`, `beta squad 1.at`, `reactor 5.charges`, `region.1.0.burning`, `stack`.

import type { Plain } from '@umpire/engine'
import { abilityName, saySide, sayDefender, sayOperative, sayRegion, sayUnit } from './names.ts'
import { armorOf, isAble, isExhausted } from './rules/units.ts'
import type { State, TileKind } from './state.ts'
import type { Operative } from './state/operative.ts'
import { type Region, sides } from './state/region.ts'
import type { Frame } from './state/stack.ts'
import type { CrashersTable } from './table.ts'

type Facts = { [name: string]: Plain }

const operativeFacts = (state: State, one: Operative): Facts => ({
  at: sayRegion(one.region, state),
  seat: one.seat,
  ap: one.ap,
  max: one.maxAp,
  health: one.health,
  armor: armorOf(one),
  able: isAble(one),
  exhausted: isExhausted(one),
  pillar: one.pillar === null ? null : saySide(one.pillar),
  done: one.isDone,
  trainings: one.trainings,
  equipment: one.equipment.map(({ card }) => card),
  tokens: Object.fromEntries(one.equipment.map(({ card, tokens }) => [card, tokens])),
  reloaded: one.equipment.filter(({ isReloaded }) => isReloaded).map(({ card }) => card),
})

const defenderFacts = (state: State): Facts =>
  Object.fromEntries(
    state.defenders.map((one) => [
      sayDefender(one),
      {
        at: sayRegion(one.region, state),
        pillar: one.pillar === null ? null : saySide(one.pillar),
        disabled: one.isDisabled,
        braced: one.isBraced,
        barriers: sides.filter((side) => (one.barriers & (1 << side)) !== 0).map(saySide),
      },
    ]),
  )

const reactorFacts = (state: State): Facts =>
  Object.fromEntries(
    state.reactors.map(({ slot, card, isOnline, charges, region }) => [
      `reactor ${slot}`,
      { card, online: isOnline, charges, at: region === null ? null : sayRegion(region, state) },
    ]),
  )

const regionFacts = (region: Region): Facts => ({
  tile: region.tile,
  rotation: region.rotation,
  edges: region.edges.join(''),
  burning: region.burning,
  ...Object.fromEntries(sides.map((side) => [saySide(side), region.tokens[side] ?? null])),
})

/** `region.-1.2.burning`: by columns, and in each by rows. */
function byCell(regions: readonly Region[]): Facts {
  const columns: { [x: string]: Facts } = {}
  for (const region of regions) columns[region.x] = { ...columns[region.x], [region.y]: regionFacts(region) }
  return columns
}

const frameFacts = (state: State, frame: Frame): Facts => ({
  unit: frame.ability === null ? 'fire' : sayUnit(frame.ability.unit, state),
  ability: frame.ability === null ? 'burning' : abilityName(frame.ability),
  stage: frame.stage,
  cost: frame.cost,
  shares: frame.shares,
  dice: frame.attack?.dice ?? [],
  groups: (frame.attack?.groups ?? []).map(({ unit, dice, ignored, status, armor }) => ({
    unit: sayUnit(unit, state),
    dice,
    ignored,
    status,
    armor,
  })),
})

/** `drawn.TECH2`: how many tiles have been drawn when it comes, itself included. */
const drawnAt = (kinds: readonly TileKind[]): Facts =>
  Object.fromEntries(kinds.flatMap((kind, n) => (kind === 'ordinary' ? [] : [[kind, n + 1]])))

export const facts = (t: CrashersTable): Facts => {
  const { state } = t
  return {
    round: state.round,
    stage: state.stage,
    initiative: state.initiative,
    operatives: state.operatives.map(({ id }) => sayOperative(id)),
    pointer: state.pointer === null ? null : sayOperative(state.pointer),
    trackers: state.trackers,
    emp: state.emp,
    empCalled: state.isEmpCalled,
    doors: state.doorsLeft,
    covers: state.coversLeft,
    reserve: state.reserve,
    tiles: state.kinds.length,
    /** The next tiles from the top, whatever is hidden. */
    kinds: state.kinds.map((kind) => t.face(kind)).toReversed(),
    drawn: drawnAt(state.kinds.map((kind) => t.face(kind)).toReversed()),
    ordinary: state.ordinary.map((tile) => t.face(tile)).toReversed(),
    scans: state.scans.map(({ tile }) => t.face(tile)),
    defenders: state.defenders.map(sayDefender),
    staged: state.grid.filter(({ isStaged }) => isStaged).map(({ card }) => card),
    upgraded: state.grid.filter(({ isUpgraded }) => isUpgraded).map(({ card }) => card),
    grid: state.grid.map(({ card }) => card),
    charges: state.reactors.map(({ charges }) => charges),
    online: state.reactors.filter(({ isOnline }) => isOnline).map(({ slot }) => slot),
    regions: state.regions.map(({ id }) => sayRegion(id, state)),
    region: byCell(state.regions),
    stack: state.stack.map((frame) => frameFacts(state, frame)),
    ...Object.fromEntries(state.operatives.map((one) => [sayOperative(one.id), operativeFacts(state, one)])),
    ...defenderFacts(state),
    ...reactorFacts(state),
  }
}
