// How much each feature of a position bears on who wins, fitted to the starts of Rounds in games of novices, mission by
// mission; what novices seldom do, by judgement.

import type { Scoring } from '../content/missions.ts'
import type { Features } from './evaluate.ts'

type Bearing = { readonly [Name in keyof Features]: number }

const usual: Bearing = {
  points: 3,
  nearWin: 0.8,
  ahead: 0.8,
  material: 1.8,
  tokens: 1,
  standing: 0.3,
  danger: -1.2,
}

export const bearings: { readonly [Kind in Scoring['scoring']]: Bearing } = {
  vip: usual,
  control: { ...usual, points: 2, nearWin: 1.3, material: 1.6, tokens: 0.6, standing: 0.65, danger: -1.5 },
  heist: { ...usual, points: 1, nearWin: 0.4, tokens: 0.6, standing: 0.65, danger: -1.6 },
  // Points come with Units that are lost, which count already.
  hunt: { ...usual, points: 0.4, nearWin: 0.7, tokens: 0, standing: 0, danger: -2.4 },
  breakthrough: { ...usual, points: 2, material: 2, tokens: 1.5, standing: 0, danger: -0.3 },
  demolition: { ...usual, points: 1.5, nearWin: 0.5, material: 1.4, tokens: 0.3, standing: 0.2, danger: -1 },
}
