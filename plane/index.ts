// The plane for miniatures games on a table without squares: how far apart, who sees whom, and who can get where.
// Lengths and coordinates are whole hundredths of an inch; radii may be fractions.

export { clampPath } from './clamp-path.ts'
export { isConcealed } from './concealment.ts'
export { type Disc, directions, gap, type Point } from './disc.ts'
export { findPath } from './find-path.ts'
export { type Keep } from './keep.ts'
export { Landscape, type Optics, type Piece, usualOptics } from './landscape.ts'
export { type Mover, type PathFault, pathFault, pathLength } from './path.ts'
export { type ReachShape, reachShape } from './reach-shape.ts'
export { canSee } from './sight.ts'
export { type SightReport, sightReport } from './sight-report.ts'
export { type SpotFault, spotFault } from './spot.ts'
export { type Volume } from './volume.ts'
