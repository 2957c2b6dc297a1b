// The question for a Force List as the builder works on it: the list is its notation, whole or not yet.

import type { Prepared, Verdict } from '@umpire/board'
import type { AskJson, Seat } from '@umpire/engine'
import { signatures } from '../../content/signature.ts'
import type { AdvisorId } from '../../content/advisors.ts'
import { sizes } from '../../content/sizes.ts'
import type { UnitCardId } from '../../content/unit-card.ts'
import { units } from '../../content/units.ts'
import { readList, sayList } from '../../questions/lists.ts'
import { canonical, listWith, whyNoList } from '../../rules/lists.ts'
import type { State } from '../../state.ts'
import type { ForceList } from '../../state/force.ts'
import type { Terms } from '../../state/terms.ts'
import { refusalWords } from '../tasks/task.ts'
import { countOf } from '../words.ts'

export const emptyList: ForceList = { units: [], mounted: [], advisor: null }

export class ListTask {
  readonly terms: Terms
  readonly seat: Seat
  private readonly name: string

  private constructor(terms: Terms, { seat, name }: AskJson) {
    this.terms = terms
    this.seat = seat
    this.name = name
  }

  static of(state: State, ask: AskJson): ListTask | undefined {
    return ask.name === 'force list' ? new ListTask(state.terms, ask) : undefined
  }

  /** The list that is drafted; undefined where something was typed that is none. */
  read(answers: readonly Prepared[]): ForceList | undefined {
    const say = answers[0]?.say
    return say === undefined ? emptyList : readList(say)
  }

  say(list: ForceList): readonly Prepared[] {
    return list.units.length === 0 ? [] : [{ to: this.name, say: sayList(canonical(list)) }]
  }

  judge(answers: readonly Prepared[]): Verdict {
    const list = this.read(answers)
    const name = 'Take this list'
    if (list === undefined) return { name, refusal: { reason: 'that is no list: cards with / between them' } }
    const refusal = whyNoList(this.terms, this.seat, list)
    if (refusal !== undefined) return { name, icon: 'deploy', refusal: refusalWords(refusal) }
    const { mounted } = list
    const pings = list.units.length - mounted.length + list.units.filter((id) => units.of(id).decoy !== null).length
    return { name, icon: 'deploy', means: `${countOf(pings, 'Ping')} to deploy` }
  }
}

export const withCard = (list: ForceList, card: UnitCardId): ForceList =>
  listWith([...list.units, card], list.mounted.length, list.advisor)

/** Without the card at this place; those that rode in it, or it rode in, get out. */
export const withoutCard = (list: ForceList, place: number): ForceList =>
  listWith(
    list.units.filter((_, n) => n !== place),
    Math.max(
      0,
      list.mounted.length - (list.mounted.some((one) => one.unit === place || one.carrier === place) ? 1 : 0),
    ),
    list.advisor,
  )

export const withMounted = (list: ForceList, count: number): ForceList => listWith(list.units, count, list.advisor)

export const withAdvisor = (list: ForceList, advisor: AdvisorId | null): ForceList => ({ ...list, advisor })

/** How many of each Signature there are, and should be. */
export function slotsOf({ size }: Terms, list: ForceList) {
  const { slots } = sizes.of(size)
  return signatures
    .map((signature) => ({
      signature,
      most: slots[signature],
      taken: list.units.flatMap((card, place) => (units.of(card).signature === signature ? [{ card, place }] : [])),
    }))
    .filter(({ most, taken }) => most > 0 || taken.length > 0)
}
