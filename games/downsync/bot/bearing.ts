// How much each feature of a position bears on who wins. Fitted to games of novices; what they seldom do, by judgement.

import type { Features } from './evaluate.ts'

export const bearing: { readonly [Name in keyof Features]: number } = {
  points: 3,
  nearWin: 0.8,
  material: 2.2,
  tokens: 0.6,
  standing: 0.3,
  tempo: 0,
  commandPoints: 0.7,
  watch: 0,
  danger: -1.2,
}
