// What the boards of games are made with.

export {
  type BoardStore,
  BoardProvider,
  createBoardStore,
  type Teller,
  type Tip,
  useBoard,
  useBoardStore,
  useDraft,
  useJudge,
  useMark,
  usePreview,
  useTeller,
} from './board-store.ts'
export { bad, good, plain } from './callout.ts'
export * from './choosing.ts'
export { Die } from './dice.tsx'
export { Drawers } from './drawers.tsx'
export { type Draft, type Judge, type Prepared, type Suggestion, suggestionsOf, type Verdict } from './draft.ts'
export { type EventTable, said } from './event-table.ts'
export { Flag, seatClass, seatLetter, SeatPiece } from './flag.tsx'
export { BoardIcon, Icon, iconHref } from './icon.tsx'
export { lookHandlers, type OnLook } from './look.ts'
export { BoardMap, mapKeys } from './map.tsx'
export { MapWindow } from './map-window.ts'
export type * from './tabletop.ts'
export { Thing, ThingButton, type ThingProps, useThingHandlers } from './thing.tsx'
