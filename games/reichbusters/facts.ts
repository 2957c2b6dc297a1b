// What scenarios may expect: `brick.at`, `soldier 3.wounds`, `door.b3-b4`, `awareness.c4`, `tracker.box`, `test.total`.

import type { Plain } from '@umpire/engine'
import { awarenessText } from './content/text.ts'
import { units } from './content/units.ts'
import type { AreaId } from './content/map/map.ts'
import { sayArea, sayDoor, sayEnemy, sayUid } from './names.ts'
import { hasKeyword } from './rules/keywords.ts'
import { isLocked, isOpen, mapOf, roomNow, spotOf, type State, testNow } from './state.ts'
import type { Found } from './state/castle.ts'
import { type Hero, isDowned } from './state/hero.ts'
import type { Test } from './state/test.ts'
import type { ReichbustersTable } from './table.ts'

type Facts = { [name: string]: Plain }

const areaOrNull = (area: AreaId | null, state: State): Plain => (area === null ? null : sayArea(area, state))

const heroFacts = (t: ReichbustersTable, hero: Hero): Facts => ({
  at: areaOrNull(hero.area, t.state),
  seat: hero.seat,
  hand: hero.hand,
  /** From its top, whatever is hidden. */
  deck: hero.deck.map((card) => t.face(card)).toReversed(),
  discard: hero.discard,
  removed: hero.removed,
  side: Object.fromEntries(hero.weapons.map(({ id, side }) => [id, side])),
  jammed: Object.fromEntries([...hero.weapons, ...hero.items].map(({ id, jammed }) => [id, jammed])),
  drained: Object.fromEntries([...hero.weapons, ...hero.items].map(({ id, drained }) => [id, drained])),
  items: hero.items.map(({ id }) => id),
  skills: hero.skills.filter(({ isActive }) => isActive).map(({ id }) => id),
  wounds: hero.wounds.map(({ id }) => id),
  heroic: hero.heroic,
  knockedDown: hero.isKnockedDown,
  downed: isDowned(hero),
  captured: hero.isCaptured,
  painless: hero.isPainless,
  injected: hero.injected,
  blinded: hero.isBlinded,
  shown: hero.hasShown,
  decoy: hasKeyword(t.state, hero, 'Decoy'),
})

const enemyFacts = (state: State): Facts =>
  Object.fromEntries(
    state.enemies.map((enemy) => [
      sayEnemy(enemy),
      {
        at: sayArea(enemy.area, state),
        wounds: enemy.wounds,
        side: units.of(enemy.unit).sides[enemy.side]?.name ?? '',
        sees: state.heroes.filter((_, n) => (enemy.sees & (1 << n)) !== 0).map(({ id }) => id),
      },
    ]),
  )

const doorFacts = (state: State): Facts =>
  Object.fromEntries(
    mapOf(state).doors.map(({ id }) => [
      sayDoor(id, state),
      isOpen(state, id) ? 'open' : isLocked(state, id) ? 'locked' : 'closed',
    ]),
  )

/** One fact of every area, by its name. */
const byArea = (state: State, fact: (area: AreaId) => Plain): Facts =>
  Object.fromEntries(mapOf(state).areas.map(({ id }) => [sayArea(id, state), fact(id)]))

const areasThat = (state: State, holds: (area: AreaId) => boolean): string[] =>
  mapOf(state)
    .areas.filter(({ id }) => holds(id))
    .map(({ id }) => sayArea(id, state))

/** `keys`, or `hidden keys` while it lies face down. */
const foundFact = (t: ReichbustersTable, { id, secret }: Found): string =>
  secret === null ? (id ?? '') : `hidden ${t.face(secret)}`

function featureFact(t: ReichbustersTable, area: AreaId): Plain {
  const { feature } = spotOf(t.state, area)
  if (feature === null) return null
  return feature.secret === null ? feature.id : `hidden ${t.face(feature.secret)}`
}

const mapFacts = (t: ReichbustersTable): Facts => {
  const { state } = t
  const roomAt = (area: AreaId) => roomNow(state, mapOf(state).areas[area]?.room ?? 0)
  return {
    door: doorFacts(state),
    awareness: byArea(state, (area) => awarenessText(roomAt(area).awareness)),
    cleared: areasThat(state, (area) => roomAt(area).isCleared),
    item: byArea(state, (area) => spotOf(state, area).items.map((found) => foundFact(t, found))),
    feature: byArea(state, (area) => featureFact(t, area)),
    spawn: byArea(state, (area) => spotOf(state, area).spawns.map(({ level }) => level)),
    passage: byArea(state, (area) => areaOrNull(spotOf(state, area).passage, state)),
    suppressed: areasThat(state, (area) => spotOf(state, area).isSuppressed),
    smoke: areasThat(state, (area) => spotOf(state, area).obscured !== 0),
    guard: areasThat(state, (area) => spotOf(state, area).hasGuardPoint),
  }
}

const testFacts = (state: State, test: Test): Facts => ({
  kind: test.kind,
  hero: test.hero,
  stage: test.stage,
  target: test.target,
  enemies: test.enemies.map((uid) => sayUid(uid, state)),
  weapon: test.weapon,
  pool: test.pool,
  dice: test.dice.map(({ face }) => face),
  spent: test.dice.map(({ spent }) => spent),
  bonuses: test.bonuses.map(({ name }) => name),
  total: test.total,
})

const turnFacts = ({ turn }: State): Plain =>
  turn && { hero: turn.hero, basic: turn.basicLeft, over: turn.isOver, areas: turn.areas }

const progressFacts = ({ progress, ...state }: State): Facts => ({
  killed: progress.killed,
  vrilmeister: progress.vrilmeister,
  planted: progress.planted.map((area) => sayArea(area, { progress, ...state })),
  detonated: progress.isDetonated,
  taken: progress.taken.length,
  carriedOff: progress.carriedOff,
  panzerAwake: progress.isPanzerAwake,
})

const campaignFacts = ({ campaign }: State): Plain =>
  campaign && {
    results: campaign.results.map(({ mission, isWon }) => `${mission} ${isWon ? 'won' : 'lost'}`),
    points: campaign.points,
    boxes: campaign.boxes,
    defeats: campaign.defeatsInARow,
    kept: Object.fromEntries(
      campaign.kept.map(({ hero, items, heroic, wild, vrilWeapons, vrilSkill }) => [
        hero,
        { items, heroic, wild, weapons: vrilWeapons, skill: vrilSkill },
      ]),
    ),
    betterMaps: campaign.hasBetterMaps,
    canLook: campaign.canLook,
    freeWorkbench: campaign.hasFreeWorkbench,
  }

export const facts = (t: ReichbustersTable): Facts => {
  const { state } = t
  const test = testNow(state)
  return {
    stage: state.stage,
    mission: state.missionId,
    map: state.mapId,
    faction: state.faction,
    round: state.round,
    alarm: state.alarm,
    tracker: { ...state.tracker },
    heroes: state.heroes.map(({ id }) => id),
    order: state.order,
    acted: state.acted,
    turn: turnFacts(state),
    enemies: state.enemies.map(sayEnemy),
    lasting: state.lasting.map(({ card }) => card),
    test: test === undefined ? null : testFacts(state, test),
    action: state.actions.at(-1)?.what ?? null,
    progress: progressFacts(state),
    campaign: campaignFacts(state),
    bag: state.pools.heroic,
    noise: { deck: state.noiseDeck.length, discard: state.noiseDiscard },
    spawns: { deck: state.spawnDeck.map((card) => t.face(card)).toReversed(), discard: state.spawnDiscard },
    wounds: { deck: state.woundDeck.length, discard: state.woundDiscard },
    used: state.pools.used,
    drawLost: state.isDrawLost,
    pacified: state.pacified,
    ...mapFacts(t),
    ...Object.fromEntries(state.heroes.map((hero) => [hero.id, heroFacts(t, hero)])),
    ...enemyFacts(state),
  }
}
