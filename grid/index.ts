// Square grids for tactical games: who sees whom, how far it is, and who can get where.

export { adjacent, adjacentSquares } from './adjacent.ts'
export { distance } from './distance.ts'
export { pullSteps, straight } from './forced.ts'
export { flag, Grid, type Square } from './grid.ts'
export { type Movement, Reach } from './reach.ts'
export { Sight } from './sight.ts'
export {
  type Corner,
  type Obstacle,
  reportSight,
  type SightLine,
  type SightReport,
  type WhyUnseen,
} from './sight-report.ts'
export { type StepHindrance, whyNoStep } from './step.ts'
export { Vents } from './vents.ts'
