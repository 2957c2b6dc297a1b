// What scenarios may expect: `quill.adr`, `rogue 1.at`, `tile.frenzy`, `door.D1.open`.

import type { Plain } from '@umpire/engine'
import type { Square } from '@umpire/grid'
import { tiles } from './content/dashboard.ts'
import { sayCommando, sayEnemy } from './names.ts'
import { speedOfEnemy } from './rules/figures.ts'
import { coresOf, defenseOf, maxAdrenalineOf, speedOf, vitalityOf } from './rules/passives.ts'
import { exitsOf, killsOf } from './rules/victory.ts'
import { isLiftOpen, missionOf, type State } from './state.ts'
import { phaseOf } from './state/stage.ts'
import type { Commando } from './state/commando.ts'
import type { SubterraTable } from './table.ts'

const spotOf = (state: State, square: Square | null): Plain => {
  const { width } = missionOf(state).map
  return square === null ? null : [square % width, Math.floor(square / width)]
}

/** A stance that lies facedown too. */
const stanceKnown = (t: SubterraTable, commando: Commando): Commando =>
  commando.facedown === null ? commando : { ...commando, stance: t.face(commando.facedown) }

const commandoFacts = (state: State, commando: Commando): { [name: string]: Plain } => ({
  at: spotOf(state, commando.square),
  seat: commando.seat,
  status: commando.status,
  wounds: commando.wounds,
  vitality: vitalityOf(state, commando),
  adr: commando.adrenaline,
  max: maxAdrenalineOf(commando),
  stance: commando.stance,
  facedown: commando.facedown !== null,
  speed: speedOf(state, commando),
  ranged: defenseOf(state, commando, 'ranged'),
  melee: defenseOf(state, commando, 'melee'),
  initiative: commando.initiative,
  acted: commando.hasActed,
  tokens: commando.redTokens,
  points: commando.turn.points,
  diagonals: commando.turn.diagonals,
  corroded: commando.corroded,
  cloak: commando.cloak,
  cores: coresOf(state, commando),
  kit: commando.kit.map(({ card }) => card),
  uses: Object.fromEntries(commando.kit.map(({ card, uses }) => [card, uses])),
  exhausted: commando.kit.filter((item) => item.exhausted).map(({ card }) => card),
})

const enemyFacts = (state: State): { [name: string]: Plain } =>
  Object.fromEntries(
    state.enemies.map((enemy) => [
      sayEnemy(enemy),
      {
        at: spotOf(state, enemy.square),
        wounds: enemy.wounds,
        speed: speedOfEnemy(state, enemy),
        activated: enemy.activated,
        suppressed: enemy.suppressed,
        stunned: enemy.stunned,
        marked: enemy.marked,
      },
    ]),
  )

const mapFacts = (t: SubterraTable): { [name: string]: Plain } => {
  const { state } = t
  const { terrain } = state
  const spots = (squares: readonly Square[]): Plain => squares.map((square) => spotOf(state, square))
  return {
    explored: terrain.explored,
    door: Object.fromEntries(
      terrain.doors.map(({ id, isOpen, faceup, marker }) => [
        id,
        { open: isOpen, faceup: faceup !== null, marker: marker === null ? null : t.face(marker) },
      ]),
    ),
    passage: Object.fromEntries(
      terrain.passages.map(({ id, isPlaced, timer }) => [id, { placed: isPlaced, sealed: timer !== null, timer }]),
    ),
    sealed: spots(terrain.vents.filter(({ isSealed }) => isSealed).map(({ square }) => square)),
    vents: terrain.vents.length,
    rubble: spots(terrain.rubble),
    emi: spots(terrain.emi.map(({ square }) => square)),
    smoke: spots(terrain.smoke),
    mines: spots(terrain.mines),
    flares: spots(terrain.flares),
    markers: spots(terrain.investigate),
    lift: isLiftOpen(state) ? 'open' : 'closed',
  }
}

const objectiveFacts = (state: State): { [name: string]: Plain } => ({
  generator: spotOf(state, state.objectives.generator),
  powered: state.objectives.isPowered,
  cores: state.objectives.cores.map(({ square }) => spotOf(state, square)),
  out: state.objectives.cores.filter(({ isOut }) => isOut).length,
  console: state.objectives.consoleWounds,
  uploads: state.objectives.uploads,
  nests: state.objectives.nests.map(({ isBurnt, charge, isAwake }) =>
    isBurnt ? 'burnt' : charge !== null ? 'charged' : isAwake ? 'awake' : 'asleep',
  ),
})

/** `stack.CORRIDOR`: its cards from the top; `room.RA`: which stack lies there. */
const cardFacts = (t: SubterraTable): { [name: string]: Plain } => ({
  stack: Object.fromEntries(t.state.stacks.map(({ id, cards }) => [id, cards.map((card) => t.face(card))])),
  room: Object.fromEntries(
    t.state.stackPlaces.map(({ region, which }) => [region, which === null ? region : t.face(which)]),
  ),
  deck: t.state.deck.map((card) => t.face(card)).toReversed(),
  discard: t.state.discard.map((card) => t.face(card)),
})

export const facts = (t: SubterraTable): { [name: string]: Plain } => {
  const { state } = t
  return {
    round: state.round,
    phase: phaseOf(state),
    stage: state.stage,
    acting: state.acting === null ? null : sayCommando(state.acting),
    energy: state.energy,
    crisis: state.isCrisis,
    points: state.clonePoints,
    exits: exitsOf(state),
    kills: killsOf(state),
    enemies: state.enemies.map(sayEnemy),
    tile: Object.fromEntries(state.tiles.map(({ id, tokens }) => [tiles.of(id).name.toLowerCase(), tokens])),
    ...Object.fromEntries(
      state.commandos.map((one) => [sayCommando(one.id), commandoFacts(state, stanceKnown(t, one))]),
    ),
    ...enemyFacts(state),
    ...mapFacts(t),
    ...objectiveFacts(state),
    ...cardFacts(t),
  }
}
