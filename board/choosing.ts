// Choosing: from a question and what has been clicked so far to what may be clicked next, and to an answer.
// An option names things on the board. Each click on one leaves fewer options, until one is left.

import type { AskJson, RuleId, Shown } from '@umpire/engine'

/** Something that looks possible and is not. */
export interface BlockedOption extends Shown {
  readonly reason: string
  readonly rule?: RuleId
}

export interface Choosing {
  /** What the person at the screen is asked. */
  readonly ask: AskJson | undefined
  readonly blocked: readonly BlockedOption[]
  /** The things clicked so far, where an option names several. */
  readonly picked: readonly string[]
  /** Options chosen so far, in their order, where an answer has several parts: `share` repeats them. */
  readonly chosen: readonly number[]
  /** The option that waits to be confirmed. */
  readonly armed: number | undefined
  /** The option under the pointer or the focus. */
  readonly pointed: number | undefined
}

export const nothingAsked: Choosing = {
  ask: undefined,
  blocked: [],
  picked: [],
  chosen: [],
  armed: undefined,
  pointed: undefined,
}

export const choosingFor = (ask: AskJson | undefined, blocked: readonly BlockedOption[]): Choosing => ({
  ...nothingAsked,
  ask,
  blocked,
})

/** What a click comes to: another stage of choosing, an answer in notation, or a refusal. */
export type Clicked =
  | { readonly now: Choosing }
  | { readonly answer: string }
  | { readonly refused: BlockedOption }
  | undefined

const names = (option: Shown, things: readonly string[]): boolean =>
  things.every((thing) => option.things?.includes(thing) === true)

/** Whether the answer is one option, and not a list or a point. */
export const isOneOf = ({ kind }: AskJson): boolean => kind === 'choose' || kind === 'confirm'

/** The numbers of the options that name all the things clicked so far. */
export function candidates({ ask, picked }: Choosing): number[] {
  if (ask === undefined) return []
  return ask.options.flatMap((option, index) => (names(option, picked) ? [index] : []))
}

/** The option that would be answered by confirming: armed, or the only one there is. */
export function ready(choosing: Choosing): number | undefined {
  const { ask, armed } = choosing
  if (ask === undefined || !isOneOf(ask)) return undefined
  return armed ?? (ask.options.length === 1 ? 0 : undefined)
}

/** The option whose consequence is shown: under the pointer, or armed. */
export const previewed = ({ pointed, armed }: Choosing): number | undefined => pointed ?? armed

/** Options that differ only in how the same thing is done, such as a rotation. */
export function areVariants(ask: AskJson, indexes: readonly number[]): boolean {
  const [first, ...others] = indexes.map((index) => ask.options[index])
  return (
    first?.label !== undefined &&
    others.every(
      (other) =>
        other?.label?.name === first.label?.name &&
        names(first, other?.things ?? []) &&
        names(other ?? first, first.things ?? []),
    )
  )
}

/** A click on a thing. `mustConfirm`: the last click arms the option and a second one answers, as for a finger. */
export function clickThing(choosing: Choosing, thing: string, mustConfirm: boolean): Clicked {
  const { ask, picked } = choosing
  if (ask === undefined) return undefined
  if (!isOneOf(ask)) return clickPart(choosing, ask, thing)
  if (choosing.armed !== undefined && ask.options[choosing.armed]?.things?.includes(thing) === true) {
    if (picked.includes(thing) || mustConfirm) return { answer: sayOption(ask, choosing.armed) }
  }
  if (picked.includes(thing)) return { now: { ...choosing, picked: [], armed: undefined } }
  for (const base of [[...picked, thing], [thing]]) {
    const found = candidates({ ...choosing, picked: base })
    const [first] = found
    if (first === undefined) continue
    if (found.length === 1 && !mustConfirm) return { answer: sayOption(ask, first) }
    const isDecided = found.length === 1 || areVariants(ask, found)
    const { pointed } = choosing
    // What was turned while it was only pointed at stays turned.
    const shown = pointed !== undefined && found.includes(pointed) ? pointed : first
    return { now: { ...choosing, picked: base, armed: isDecided ? shown : undefined, pointed: undefined } }
  }
  const refused = refusalOf(choosing, thing)
  return refused === undefined ? undefined : { refused }
}

/** What is said about a thing that cannot be chosen. */
export function refusalOf({ blocked, picked }: Choosing, thing: string): BlockedOption | undefined {
  return blocked.find((option) => names(option, [...picked, thing])) ?? blocked.find((option) => names(option, [thing]))
}

/** A click on an option of the ask bar. */
export function clickOption(choosing: Choosing, index: number, mustConfirm: boolean): Clicked {
  const { ask, armed } = choosing
  const option = ask?.options[index]
  if (ask === undefined || option === undefined) return undefined
  if (!isOneOf(ask)) return addPart(choosing, ask, index)
  const isPass = ask.passes === true && index === ask.options.length - 1
  if (mustConfirm && armed !== index && !isPass && ask.kind !== 'confirm') {
    return { now: { ...choosing, picked: [...(option.things ?? [])], armed: index, pointed: undefined } }
  }
  return { answer: sayOption(ask, index) }
}

const sayOption = (ask: AskJson, index: number): string => ask.options[index]?.say ?? ''

/** The next of the options that fit as well: the same part turned. */
export function nextVariant(choosing: Choosing): Choosing {
  const { ask, armed, pointed } = choosing
  const from = armed ?? pointed
  const things = from === undefined ? undefined : ask?.options[from]?.things
  if (ask === undefined || from === undefined || things === undefined) return choosing
  const others = ask.options.flatMap((option, index) => (names(option, things) ? [index] : []))
  if (!areVariants(ask, others)) return choosing
  const next = others[(others.indexOf(from) + 1) % others.length]
  return armed === undefined ? { ...choosing, pointed: next } : { ...choosing, armed: next, pointed: undefined }
}

/** How many variants the previewed option has, itself counted. */
export function variantCount({ ask, ...choosing }: Choosing): number {
  const at = previewed({ ask, ...choosing })
  const things = at === undefined ? undefined : ask?.options[at]?.things
  if (ask === undefined || things === undefined) return 1
  const all = ask.options.flatMap((option, index) => (names(option, things) ? [index] : []))
  return areVariants(ask, all) ? all.length : 1
}

/** What turning the armed option would change, where the notation says just that more or less: `boosted`, `not boosted`. */
export function variantWords(choosing: Choosing): string | undefined {
  const { ask, armed } = choosing
  const next = nextVariant(choosing).armed
  const [from, to] = [armed, next].map((index) => (index === undefined ? undefined : ask?.options[index]?.say))
  if (from === undefined || to === undefined || from === to) return undefined
  if (to.startsWith(`${from} `)) return to.slice(from.length + 1)
  return from.startsWith(`${to} `) ? `not ${from.slice(to.length + 1)}` : undefined
}

// Answers of several parts ---------------------------------------------------------------------------------------

const numberOf = (value: unknown, otherwise: number): number => (typeof value === 'number' ? value : otherwise)

/** How many parts the answer has, at least and at most. */
export function bounds(ask: AskJson): { readonly least: number; readonly most: number } {
  const count = ask.options.length
  switch (ask.kind) {
    case 'choose many':
      return { least: numberOf(ask.least, 0), most: numberOf(ask.most, count) }
    case 'order':
      return { least: count, most: count }
    case 'share': {
      const points = numberOf(ask.points, 0)
      return { least: points, most: points }
    }
    case 'assign': {
      const items = Array.isArray(ask.items) ? ask.items.length : 0
      return { least: items, most: items }
    }
    case 'choose':
    case 'confirm':
    case 'place':
      return { least: 1, most: 1 }
  }
}

export function isComplete({ ask, chosen }: Choosing): boolean {
  if (ask === undefined || isOneOf(ask) || ask.kind === 'place') return false
  const { least, most } = bounds(ask)
  return chosen.length >= least && chosen.length <= most
}

/** Whether one more of this option can be added. */
function hasRoom(ask: AskJson, chosen: readonly number[], index: number): boolean {
  if (chosen.length >= bounds(ask).most) return false
  if (ask.kind !== 'share') return true
  const limits: unknown = ask.most
  const limit = numberOf(Array.isArray(limits) ? limits[index] : undefined, Number.POSITIVE_INFINITY)
  return chosen.filter((one) => one === index).length < limit
}

/** Adds an option to the answer; where each counts once, takes it out again. */
function addPart(choosing: Choosing, ask: AskJson, index: number): Clicked {
  const { chosen } = choosing
  const repeats = ask.kind === 'share' || ask.kind === 'assign'
  if (!repeats && chosen.includes(index)) return { now: { ...choosing, chosen: chosen.filter((one) => one !== index) } }
  return hasRoom(ask, chosen, index) ? { now: { ...choosing, chosen: [...chosen, index] } } : undefined
}

function clickPart(choosing: Choosing, ask: AskJson, thing: string): Clicked {
  const naming = ask.options.flatMap((option, index) => (names(option, [thing]) ? [index] : []))
  const index = naming.find((one) => !choosing.chosen.includes(one)) ?? naming[0]
  if (index !== undefined) return addPart(choosing, ask, index)
  const refused = refusalOf(choosing, thing)
  return refused === undefined ? undefined : { refused }
}

/** Takes the last part of the answer back. */
export const dropPart = (choosing: Choosing): Choosing => ({ ...choosing, chosen: choosing.chosen.slice(0, -1) })

/** The notation of an answer of several parts. */
export function sayParts({ ask, chosen }: Choosing): string {
  if (ask === undefined) return ''
  const say = (index: number): string => sayOption(ask, index)
  switch (ask.kind) {
    case 'share': {
      const shares = ask.options.flatMap(({ say: target }, index) => {
        const points = chosen.filter((one) => one === index).length
        return points === 0 ? [] : [`${points}>${target}`]
      })
      return shares.length === 0 ? 'none' : shares.join(', ')
    }
    case 'assign': {
      const items: readonly unknown[] = Array.isArray(ask.items) ? ask.items : []
      return chosen.length === 0 ? 'none' : chosen.map((index, n) => `${String(items[n])}>${say(index)}`).join(', ')
    }
    case 'choose many':
    case 'order':
    case 'choose':
    case 'confirm':
    case 'place': {
      const listed = ask.kind === 'choose many' ? chosen.toSorted((a, b) => a - b) : chosen
      return listed.length === 0 ? 'none' : listed.map(say).join(', ')
    }
  }
}

// Marks ----------------------------------------------------------------------------------------------------------

/** How a thing stands to what is asked. Flat, so that two marks are easily compared. */
export interface Mark {
  /** It may be chosen: lit; or it would begin another choice: quiet. */
  readonly may: 'lit' | 'quiet' | ''
  /** It belongs to what has been chosen so far. */
  readonly isPicked: boolean
  /** It belongs to the option that is previewed. */
  readonly isPointed: boolean
  /** The previewed option attacks it. */
  readonly isTarget: boolean
  /** How often it was chosen, in an answer of several parts. */
  readonly count: number
  /** Why it cannot be chosen; empty where nothing speaks of it. */
  readonly reason: string
  readonly rule: RuleId | undefined
  /** What choosing it would come to. */
  readonly means: string
}

export const noMark: Mark = {
  may: '',
  isPicked: false,
  isPointed: false,
  isTarget: false,
  count: 0,
  reason: '',
  rule: undefined,
  means: '',
}

/** All things that stand in some relation to what is asked. */
export function marksOf(choosing: Choosing): ReadonlyMap<string, Mark> {
  const { ask, blocked, picked, chosen } = choosing
  const marks = new Map<string, Mark>()
  if (ask === undefined) return marks
  const change = (thing: string, changes: Partial<Mark>): void => {
    marks.set(thing, { ...(marks.get(thing) ?? noMark), ...changes })
  }
  for (const option of blocked) {
    if (!names(option, picked)) continue
    for (const thing of option.things ?? []) {
      if (!picked.includes(thing)) change(thing, { reason: option.reason, rule: option.rule })
    }
  }
  const fitting = new Set(isOneOf(ask) ? candidates(choosing) : ask.options.keys())
  for (const [index, option] of ask.options.entries()) {
    const isFitting = fitting.has(index)
    for (const thing of option.things ?? []) {
      const before = marks.get(thing)
      if (isFitting && before?.may !== 'lit') change(thing, { may: 'lit', reason: '', means: meansOf(option) })
      else if (!isFitting && (before === undefined || before.may === '')) change(thing, { may: 'quiet', reason: '' })
      if (chosen.includes(index)) {
        change(thing, { isPicked: true, count: chosen.filter((one) => one === index).length })
      }
    }
  }
  for (const thing of picked) change(thing, { may: 'quiet', isPicked: true, reason: '' })
  const shown = previewed(choosing)
  const preview = shown === undefined ? undefined : ask.options[shown]
  for (const thing of preview?.things ?? []) {
    change(thing, {
      isPointed: true,
      isTarget: preview?.label?.isAttack === true,
      means: preview === undefined ? '' : meansOf(preview),
    })
  }
  return marks
}

const meansOf = ({ say, label }: Shown): string =>
  label === undefined ? say : [label.name, label.cost, label.means].filter((part) => part !== undefined).join(', ')
