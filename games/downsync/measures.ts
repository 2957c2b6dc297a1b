// What the lab counts in Downsync: which Units are brought, act and destroy, with which Actions, lists and advisors.

import type { ContentItem, Draft, Measures, Seat, Use, UsesByKind } from '@umpire/engine'
import { optionIn, wordIn, wordOf } from '../option-fields.ts'
import { actions } from './content/actions.ts'
import { advisors } from './content/advisors.ts'
import { type FactionId, factions } from './content/factions.ts'
import { layouts } from './content/layouts/layouts.ts'
import { missions } from './content/missions.ts'
import { readyLists } from './content/ready-lists.ts'
import { signatures } from './content/signature.ts'
import { units } from './content/units.ts'
import type { DownsyncEvent } from './events.ts'
import type { options } from './options.ts'
import { advisorsFor, cardsFor } from './rules/lists.ts'
import { type State, unitOf } from './state.ts'
import type { ForceList } from './state/force.ts'

const passive = { isPassive: true } as const

/** Some Units and Actions have the same id. */
const actionId = (id: string): string => `action ${id}`
const actionIds: ReadonlySet<string> = new Set(actions.rows.map(({ id }) => id))

const unitItems = (of: FactionId | null): ContentItem[] =>
  units.rows
    .filter(({ faction }) => faction === of)
    .map(({ id, name, signature, bases }) => ({
      id,
      name,
      note: bases > 1 ? `${signature ?? 'packaged'}, ${bases} bases` : (signature ?? 'packaged'),
    }))

const isList = (answer: unknown): answer is ForceList =>
  typeof answer === 'object' && answer !== null && 'units' in answer && Array.isArray(answer.units)

/** A Force List as one answer: all cards that could have been in it, and those that are. */
function drafts(question: string, answer: unknown, { terms }: State, seat: Seat): Draft | undefined {
  if (question !== 'force list' || !isList(answer)) return undefined
  return {
    offered: [
      ...signatures.flatMap((signature) => cardsFor(terms, seat, signature).map(({ id }) => id)),
      ...advisorsFor(terms, seat),
    ],
    chosen: [...answer.units, ...(answer.advisor === null ? [] : [answer.advisor])],
  }
}

const actionUse = (action: string, unit: number, state: State, times = 1, effect = 0): Use => ({
  item: actionId(action),
  seat: unitOf(state, unit).seat,
  times,
  effect,
})

const uses: UsesByKind<State, DownsyncEvent> = {
  'list shown': ({ seat, list: { units: cards, advisor } }, { terms }) =>
    [...cards, terms.factions[seat === 0 ? 0 : 1], ...(advisor === null ? [] : [advisor])].map((item) => ({
      item,
      seat,
      times: 0,
    })),
  'first chosen': ({ first }, { terms }) => [terms.mission, terms.layout].map((item) => ({ item, seat: first })),
  activates: ({ member }, state) => {
    if (member.is !== 'unit') return []
    const { card, seat } = unitOf(state, member.id)
    return [{ item: card, seat }]
  },
  action: ({ action, unit }, state) => [actionUse(action, unit, state)],
  moved: ({ rule, member }, state) =>
    rule === 'DS-155' && member.is === 'unit' ? [actionUse('move', member.id, state)] : [],
  'overwatch gained': ({ unit }, state) => [actionUse('overwatch', unit, state)],
  attack: ({ isHit, action, unit }, state) => (isHit ? [actionUse(action, unit, state, 0, 1)] : []),
  'base destroyed': ({ by }, state) => {
    if (by === null) return []
    const { card, seat } = unitOf(state, by)
    return [{ item: card, seat, times: 0, effect: 1 }]
  },
}

export const measures: Measures<State, typeof options, DownsyncEvent> = {
  round: ({ round }) => round,
  wanted: { low: 0.4, high: 0.6 },
  secondsForDecision: 4,
  effect: 'hits',
  content: [
    { name: 'Factions', items: factions.rows.map(({ id, name }) => ({ id, name, ...passive })) },
    {
      name: 'Ready lists',
      items: readyLists.rows.map(({ id, name, faction, size }) => ({
        id,
        name,
        note: `${factions.of(faction).name}, ${size}`,
        ...passive,
      })),
    },
    ...factions.rows.map(({ id, name }) => ({ name: `Units: ${name}`, items: unitItems(id) })),
    { name: 'Other Units', items: unitItems(null) },
    { name: 'Advisors', items: advisors.rows.map(({ id, name }) => ({ id, name, ...passive })) },
    {
      name: 'Actions',
      comesByPlay: true,
      items: actions.rows.map(({ id, name }) => ({ id: actionId(id), name })),
    },
    { name: 'Missions: who begins', items: missions.rows.map(({ id, name }) => ({ id, name })) },
    { name: 'Tables: who begins', items: layouts.rows.map(({ id, name }) => ({ id, name })) },
  ],
  tables: { units: units.rows, actions: actions.rows, advisors: advisors.rows, missions: missions.rows },
  ranges: {
    speed: [0, 2400],
    scan: [0, 12],
    targ: [0, 12],
    def: [2, 24],
    cm: [0, 9],
    bases: [1, 4],
    range: [0, 9600],
    rof: [1, 9],
  },
  offers: {
    'ready list': (value) => wordIn(value, 'id'),
    advisor: wordOf,
    act: (value) => {
      const id = wordIn(optionIn(value, 'action'), 'id') ?? wordIn(value, 'do') ?? ''
      return actionIds.has(id) ? actionId(id) : undefined
    },
  },
  drafts,
  uses,
  reasons: { attack: ({ modifiers }) => modifiers },
}
