// What the mission wants of a Force: places to score at, to guard, to bring something to.

import type { Seat } from '@umpire/engine'
import { type Disc } from '@umpire/plane'
import { missions, type Scoring } from '../content/missions.ts'
import { pingSpeed } from '../content/numbers.ts'
import { valueOf } from '../content/signature.ts'
import { units } from '../content/units.ts'
import { tableSize } from '../rules/ground.ts'
import { other } from '../rules/units.ts'
import type { State } from '../state.ts'
import type { Marker } from '../state/marker.ts'
import type { Actor } from './actors.ts'
import { type Aim, faded, nearestGap, pointWorth, scoringGap } from './aims.ts'
import { places } from './weights.ts'

const scoringGapOf = (to: Disc) => (discs: readonly Disc[], actor: Actor) => scoringGap(discs, to, actor.startBases)

/** How sure it is that somebody comes to a place in the next turn or two. */
const comes = (actor: Actor, inches: number): number =>
  0.6 ** (Math.max(0, inches) / (2 * Math.max(actor.speed, pingSpeed + 200)))

/** What everybody knows of a place that one side wants and the other guards. */
interface Contest {
  /** Units that score there, and Units that prevent it, by id. */
  readonly scorers: ReadonlySet<number>
  readonly guards: ReadonlySet<number>
  /** About how many more may come and score there. */
  readonly coming: number
}

function contestAt(
  place: Disc,
  reach: number,
  contest: number,
  attackers: readonly Actor[],
  defenders: readonly Actor[],
): Contest {
  const scorers = new Set<number>()
  const guards = new Set<number>()
  let coming = 0
  for (const actor of attackers) {
    const apart = scoringGap(actor.discs, place, actor.startBases)
    if (!actor.isPing && apart <= reach) scorers.add(actor.element)
    else coming += comes(actor, apart - reach)
  }
  for (const actor of defenders) {
    if (!actor.isPing && nearestGap(actor.discs, place) <= contest) guards.add(actor.element)
  }
  return { scorers, guards, coming }
}

const others = (those: ReadonlySet<number>, { element }: Actor): number => those.size - (those.has(element) ? 1 : 0)

/** To go there and score: what one more there adds, with regard to those who prevent it. */
function goalAim(place: Disc, reach: number, contest: Contest, point: number): Aim {
  return {
    gapTo: scoringGapOf(place),
    worth: (actor, apart) => {
      const scorers = others(contest.scorers, actor)
      const isFree = scorers >= contest.guards.size
      const there = point * (isFree ? 1 : places.contested)
      if (!actor.isPing && apart <= reach) return there
      return faded(point * places.goal, actor, apart - reach)
    },
  }
}

/** To be near enough that the enemy does not score there. */
function guardAim(place: Disc, reach: number, contest: Contest, point: number): Aim {
  return {
    gapTo: (discs) => nearestGap(discs, place),
    worth: (actor, apart) => {
      const guards = others(contest.guards, actor)
      const urgent = Math.min(1, Math.max(0, contest.scorers.size - guards))
      const soon = Math.min(1, Math.max(0, contest.scorers.size + contest.coming - guards))
      const worth = point * (urgent + (1 - urgent) * soon * places.guard)
      if (!actor.isPing && apart <= reach) return worth
      return faded(worth * places.guard, actor, apart - reach)
    },
  }
}

/** The enemy's marker to score at, and one's own to guard. */
function twoMarkers(
  state: State,
  seat: Seat,
  own: readonly Actor[],
  foes: readonly Actor[],
  reach: number,
  contest: number,
): Aim[] {
  const aims: Aim[] = []
  for (const marker of state.markers) {
    if (marker.seat === seat) {
      const there = contestAt(marker, reach, contest, foes, own)
      aims.push(guardAim(marker, contest, there, pointWorth(state, other(seat))))
    } else {
      const there = contestAt(marker, reach, contest, own, foes)
      aims.push(goalAim(marker, reach, there, pointWorth(state, seat)))
    }
  }
  return aims
}

/** Both sides want both objectives, and whoever is near prevents the other. */
function control(
  state: State,
  seat: Seat,
  own: readonly Actor[],
  foes: readonly Actor[],
  { reach, contest }: Extract<Scoring, { scoring: 'control' }>,
): Aim[] {
  return state.markers.flatMap((marker) => [
    goalAim(marker, reach, contestAt(marker, reach, contest, own, foes), pointWorth(state, seat)),
    guardAim(marker, contest, contestAt(marker, reach, contest, foes, own), pointWorth(state, other(seat))),
  ])
}

const depthOf = (seat: Seat, y: number): number => (seat === 0 ? y : tableSize - y)

/** Caches, and with a cache the own zone. */
function heist(state: State, seat: Seat, zone: number): Aim[] {
  const point = pointWorth(state, seat)
  const home: Aim = {
    gapTo: (discs, { unit }) => {
      const carrier = unit?.bases.findIndex(({ team }) => team === unit.cache?.team) ?? -1
      const disc = discs[Math.max(0, carrier)]
      return disc === undefined ? 0 : Math.max(0, depthOf(seat, disc.y) + disc.r - zone)
    },
    worth: (actor, inches) => {
      if (!actor.isCarrying) return 0
      return inches <= 0 ? point * 1.2 : point * 0.5 + faded(point * 0.6, actor, inches)
    },
  }
  const free = state.markers.filter(({ isCarried }) => !isCarried)
  return [
    home,
    ...free.map(
      (marker): Aim => ({
        gapTo: (discs) => nearestGap(discs, marker),
        worth: (actor, apart) => {
          if (actor.isCarrying) return 0
          return faded(point * places.goal * (apart <= 100 && !actor.isPing ? 1.3 : 1), actor, apart - 100)
        },
      }),
    ),
  ]
}

/** The enemy edge, for what the Unit counts there. */
function breakthrough(state: State, seat: Seat, fromEdge: number): Aim[] {
  const point = pointWorth(state, seat)
  return [
    {
      gapTo: (discs) => {
        let most = 0
        for (const disc of discs) most = Math.max(most, tableSize - depthOf(seat, disc.y) - disc.r - fromEdge)
        return most
      },
      worth: (actor, inches) => {
        const value = actor.unit === null ? 1.5 : valueOf(units.of(actor.unit.card).signature)
        const isThere = !actor.isPing && inches <= 0
        return isThere ? point * value : faded(point * value * 0.45, actor, inches)
      },
    },
  ]
}

/** What is to be blown up, best by those who can do it well. */
function demolition(
  state: State,
  seat: Seat,
  own: readonly Actor[],
  foes: readonly Actor[],
  { guarded, actions: jobs }: Extract<Scoring, { scoring: 'demolition' }>,
): Aim[] {
  const reachOf = (actor: Actor): { reach: number; points: number } => {
    const isEngineer =
      actor.unit !== null && units.of(actor.unit.card).actions.some(({ action }) => action === 'engineer')
    const points = jobs.find(({ action }) => (action === 'engineer') === isEngineer)?.points ?? 1
    return { reach: isEngineer ? 200 : 100, points }
  }
  return state.markers.map((marker): Aim => {
    if (marker.seat === seat) {
      const there = contestAt(marker, 100, guarded, foes, own)
      return guardAim(marker, guarded, { ...there, scorers: nobody }, pointWorth(state, other(seat)))
    }
    const point = pointWorth(state, seat)
    const { guards } = contestAt(marker, 100, guarded, own, foes)
    return {
      gapTo: (discs) => nearestGap(discs, marker),
      worth: (actor, apart) => {
        const { reach, points } = reachOf(actor)
        const there = point * points * (guards.size === 0 ? 0.8 : 0.3)
        if (!actor.isPing && apart <= reach) return there
        return faded(point * points * places.goal, actor, apart - reach)
      },
    }
  })
}

const nobody: ReadonlySet<number> = new Set()

/** Whoever can shoot comes nearer to the enemy. */
function enemyAim(foes: readonly Actor[], worth: number): Aim {
  return {
    gapTo: (discs) => {
      let least = Number.POSITIVE_INFINITY
      for (const foe of foes) for (const disc of foe.discs) least = Math.min(least, nearestGap(discs, disc))
      return least === Number.POSITIVE_INFINITY ? 0 : least
    },
    worth: (actor, apart) => faded(worth, actor, apart - 1000),
  }
}

function missionAims(state: State, seat: Seat, own: readonly Actor[], foes: readonly Actor[]): Aim[] {
  const { scoring, deployment } = missions.of(state.terms.mission)
  switch (scoring.scoring) {
    case 'vip':
      return twoMarkers(state, seat, own, foes, scoring.reach, scoring.contest)
    case 'control':
      return control(state, seat, own, foes, scoring)
    case 'heist':
      return heist(state, seat, deployment)
    case 'hunt':
      return [enemyAim(foes, places.enemy * 2)]
    case 'breakthrough':
      return breakthrough(state, seat, scoring.fromEdge)
    case 'demolition':
      return demolition(state, seat, own, foes, scoring)
  }
}

/** All that a seat wants of places. */
export function aimsOf(state: State, seat: Seat, own: readonly Actor[], foes: readonly Actor[]): readonly Aim[] {
  return [...missionAims(state, seat, own, foes), enemyAim(foes, places.enemy)]
}

/** The discs of markers that count, for places beside them. */
export const markersFor = (state: State): readonly Marker[] => state.markers.filter(({ isCarried }) => !isCarried)
