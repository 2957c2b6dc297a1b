// What stops or conceals a line of sight, in words (DS-101 to DS-107, DS-259).

import { sightReport, type SightReport } from '@umpire/plane'
import { terrain } from '../content/layouts/layout.ts'
import { inches } from '../names.ts'
import { pingOf, type State, unitOf } from '../state.ts'
import type { Target } from '../state/shot.ts'
import { eyesOf, type Shooter } from './eyes.ts'
import { isShrouded, landOf, piecesOf, pointVolume, volumeOf } from './ground.ts'
import { baseOf } from './units.ts'

/** `Urban U1b` */
function pieceName(state: State, piece: number): string {
  const found = piecesOf(state)[piece]
  return found === undefined ? 'terrain' : `${terrain[found.type].name} ${found.id}`
}

const pieceNames = (state: State, pieces: readonly number[]): string =>
  pieces.map((piece) => pieceName(state, piece)).join(' and ')

const worth = ({ sees, isConcealed }: SightReport): number => (sees ? 2 : 0) + (isConcealed ? 0 : 1)

/** The report of the eye that sees best: one that sees, and one for which the target is not concealed. */
function bestReport(state: State, shooter: Shooter, target: Target): SightReport | undefined {
  const land = landOf(state)
  const to = volumeOf(state, target)
  if (shooter.point !== null) return sightReport(land, pointVolume(state, shooter.point), to)
  const reports = eyesOf(state, shooter).map((eye) => sightReport(land, volumeOf(state, eye), to))
  return reports.toSorted((a, b) => worth(b) - worth(a))[0]
}

/** `no line of sight: Building B2a blocks`, `no line of sight: 3.1″ of Forest F1a` */
export function blockedSight(state: State, shooter: Shooter, target: Target): string {
  const report = bestReport(state, { ...shooter, point: null }, target)
  const blocking = (report?.blockedBy ?? []).filter((piece) => landOf(state).pieces[piece]?.blocks === true)
  if (blocking.length > 0) return `no line of sight: ${pieceNames(state, blocking)} blocks`
  if (report === undefined || report.veil === 0) return 'no line of sight'
  return `no line of sight: ${inches(report.veil)} of ${pieceNames(state, report.blockedBy)}`
}

/** `concealed by Urban U1b`, `concealed by a Shroud Aura` */
export function concealedWords(state: State, shooter: Shooter, target: Target): string {
  if (pingOf(state, target.element) === undefined) {
    const unit = unitOf(state, target.element)
    if (isShrouded(state, unit, baseOf(unit, target.team))) return 'concealed by a Shroud Aura'
  }
  const pieces = bestReport(state, shooter, target)?.concealedBy ?? []
  return pieces.length === 0 ? 'concealed' : `concealed by ${pieceNames(state, pieces)}`
}
