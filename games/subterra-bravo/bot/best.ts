// The best of a list, as all games look for it.

export { bestAbove, bestIndex } from '../../best.ts'
