// What the lab counts in Downsync: which Units are brought, act and destroy, with which Actions, lists and advisors.

import type { ContentItem, Draft, Measures, Seat, Use } from '@umpire/engine'
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

function uses(event: DownsyncEvent, state: State): readonly Use[] {
  const unitUse = (id: number, more: Partial<Use> = {}): Use => {
    const { card, seat } = unitOf(state, id)
    return { item: card, seat, ...more }
  }
  if (event.kind === 'list shown') {
    const { units: cards, advisor } = event.list
    const had = [...cards, state.terms.factions[event.seat === 0 ? 0 : 1], ...(advisor === null ? [] : [advisor])]
    return had.map((item) => ({ item, seat: event.seat, times: 0 }))
  }
  if (event.kind === 'first chosen') {
    return [state.terms.mission, state.terms.layout].map((item) => ({ item, seat: event.first }))
  }
  if (event.kind === 'activates') return event.member.is === 'unit' ? [unitUse(event.member.id)] : []
  if (event.kind === 'action') return [{ item: actionId(event.action), seat: unitOf(state, event.unit).seat }]
  if (event.kind === 'moved') {
    return event.rule === 'DS-155' && event.member.is === 'unit'
      ? [{ item: actionId('move'), seat: unitOf(state, event.member.id).seat }]
      : []
  }
  if (event.kind === 'overwatch gained') {
    return [{ item: actionId('overwatch'), seat: unitOf(state, event.unit).seat }]
  }
  if (event.kind === 'attack') {
    return event.isHit
      ? [{ item: actionId(event.action), seat: unitOf(state, event.unit).seat, times: 0, effect: 1 }]
      : []
  }
  if (event.kind === 'base destroyed') return event.by === null ? [] : [unitUse(event.by, { times: 0, effect: 1 })]
  return []
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
  offers: (question, value) => {
    switch (question) {
      case 'ready list':
        return wordIn(value, 'id')
      case 'advisor':
        return wordOf(value)
      case 'act': {
        const id = wordIn(optionIn(value, 'action'), 'id') ?? wordIn(value, 'do') ?? ''
        return actions.rows.some((action) => action.id === id) ? actionId(id) : undefined
      }
      default:
        return undefined
    }
  },
  drafts,
  uses,
}
