// The referee: everything a game, a bot or a program around them needs of the engine.

export { Ask, type Answer, type AskJson, type AskKind, type Fit, type Shown, type ShownBlocked } from './ask.ts'
export { at } from './at.ts'
export { Assign } from './asks/assign.ts'
export { Choose, isChoose } from './asks/choose.ts'
export { ChooseMany, type HowMany } from './asks/choose-many.ts'
export { Order } from './asks/order.ts'
export { type Ground, Place, type Point, readPoint, sayPoint } from './asks/place.ts'
export { type Room, Share } from './asks/share.ts'
export { Dealer, type GameEvent, type News, type OnHidden, type Told } from './dealer.ts'
export { d6, d10, type Die, die, type Forced } from './dice.ts'
export {
  type AnyGame,
  type Bot,
  type Game,
  type Level,
  type LevelName,
  type Outcome,
  payoffs,
  seatNames,
  teamsOf,
} from './game.ts'
export {
  type Everybody,
  everybody,
  type Id,
  id,
  maxSeats,
  type RuleId,
  type Seat,
  seat,
  seatAfter,
  seatsOf,
  type Spectator,
  spectator,
  type Viewer,
} from './id.ts'
export { isObject } from './is-object.ts'
export { needsHandOver } from './hand-over.ts'
export { Imagination } from './imagination.ts'
export { type Given, Match, type Snapshot } from './match.ts'
export type { ContentItem, ContentKind, Draft, Measures, PieceOf, Reason, Side, Use, UsesByKind } from './measures.ts'
export { RuleError } from './rule-error.ts'
export { type Blocked, type Offer, offer, type Options } from './offer.ts'
export {
  onOff,
  oneOf,
  type Option,
  type OptionSchema,
  type OptionsOf,
  type OptionValue,
  readOptions,
  wholeNumber,
} from './options.ts'
export { copyPlain, firstDifference, firstNotPlain, type Plain, samePlain } from './plain.ts'
export { copyPosition, type Position } from './position.ts'
export {
  type AssignQuestion,
  type Label,
  type OpenQuestion,
  plainWords,
  type Question,
  type YesNo,
} from './question.ts'
export { below, fraction, nextBits, pick, type Random, seedRandom, shuffle } from './random.ts'
export {
  checkRecord,
  forThisVersion,
  type MatchRecord,
  parseRecord,
  readLine,
  recordFormat,
  sayLine,
  unplayedRecord,
} from './record.ts'
export { Refusal, refuse, type RefusalKind, type WhyNot } from './refusal.ts'
export { Run } from './run.ts'
export { isSeen, type Pool, type Secret, type Secrets, viewerBit } from './secrets.ts'
export { type Settings, type Start, startRun } from './start.ts'
export { type Rules, Table } from './table.ts'
export { AskAll, AskFirst, type Asked, type Branch, type First, Together } from './together.ts'
export { type LogReader, logReader, type SeenEvent, seenEvent, SentView, toldOf, View, type ViewJson } from './view.ts'
