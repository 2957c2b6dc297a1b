// The lab: studies of many games between bots, and what they show. This part runs anywhere; node/ needs Node.

export { type Change, compareStudies, type Studied } from './compare.ts'
export { contentOf } from './content.ts'
export type { ContentVerdict, ItemFigures, KindFigures } from './content-figures.ts'
export { type ArmFigures, type Figures, figuresOf, nameOfArm, type SideFigure, type Spread } from './figures.ts'
export { type OddGame, oddGames, recordOf } from './odd-games.ts'
export { applyPatch, type Patch, readPatch } from './patch.ts'
export { playTrial } from './play.ts'
export { type Findings, reportHtml } from './report/html.ts'
export type { ContentCount, Sheet } from './sheet.ts'
export { type Estimate, type Interval, wilson } from './statistics/interval.ts'
export { type Arm, botsIn, seedOf, type Study, type Trial, trialCount, trialOf } from './study.ts'
