// What is asked about Force Lists (D01, D02): a list as a whole, a ready one, who is mounted, an advisor.

import { type OpenQuestion, plainWords, type Question } from '@umpire/engine'
import { type AdvisorId, advisors } from '../content/advisors.ts'
import { factions } from '../content/factions.ts'
import type { ReadyList } from '../content/ready-lists.ts'
import { signatures } from '../content/signature.ts'
import { sizes } from '../content/sizes.ts'
import type { UnitCardId } from '../content/unit-card.ts'
import { units } from '../content/units.ts'
import { cardName, sayAdvisor, sayCard, signatureName } from '../names.ts'
import { canonical } from '../rules/lists.ts'
import type { State } from '../state.ts'
import type { ForceList } from '../state/force.ts'

/** `vector squad 2`: the second of them in the list. What is not in it gets a name that nothing has, and is refused. */
function sayCopy(cards: readonly UnitCardId[], place: number): string {
  const card = cards[place]
  if (card === undefined) return 'nobody'
  return `${sayCard(card)} ${cards.slice(0, place + 1).filter((one) => one === card).length}`
}

/** `widow scout / tagger / virago; mounted vector squad 1 in courier 1; advisor hawk ai` */
export function sayList({ units: cards, mounted, advisor }: ForceList): string {
  const parts = [
    cards.map(sayCard).join(' / '),
    ...mounted.map(({ unit, carrier }) => `mounted ${sayCopy(cards, unit)} in ${sayCopy(cards, carrier)}`),
    ...(advisor === null ? [] : [`advisor ${sayAdvisor(advisor)}`]),
  ]
  return parts.join('; ')
}

const cardsByWord = new Map<string, UnitCardId>(units.rows.map(({ id }) => [sayCard(id), id]))

/** A card by the words of its notation, or by all of its name. */
export const readCard = (text: string): UnitCardId | undefined => {
  const words = plainWords(text)
  return cardsByWord.get(words) ?? units.rows.find(({ name }) => name.toLowerCase().replace(':', '') === words)?.id
}

export const readAdvisor = (text: string): AdvisorId | undefined =>
  advisors.rows.find(({ id }) => sayAdvisor(id) === plainWords(text))?.id

function readCopy(text: string, cards: readonly UnitCardId[]): number | undefined {
  const place = cards.findIndex((_, n) => sayCopy(cards, n) === plainWords(text))
  return place < 0 ? undefined : place
}

/** Undefined: no notation of a list. */
export function readList(text: string): ForceList | undefined {
  const [first = '', ...rest] = text.split(';')
  const cards: UnitCardId[] = []
  for (const word of first.split('/')) {
    const card = readCard(word)
    if (card === undefined) return undefined
    cards.push(card)
  }
  const mounted: { unit: number; carrier: number }[] = []
  let advisor: AdvisorId | null = null
  for (const part of rest) {
    const [, who, where] = /^\s*mounted (.+) in (.+)$/i.exec(part) ?? []
    const [, named] = /^\s*advisor (.+)$/i.exec(part) ?? []
    if (who !== undefined && where !== undefined) {
      const [unit, carrier] = [readCopy(who, cards), readCopy(where, cards)]
      if (unit === undefined || carrier === undefined) return undefined
      mounted.push({ unit, carrier })
    } else {
      const found = named === undefined ? undefined : readAdvisor(named)
      if (found === undefined || advisor !== null) return undefined
      advisor = found
    }
  }
  return canonical({ units: cards, mounted, advisor })
}

function slotWords(state: State): string {
  const { slots } = sizes.of(state.terms.size)
  return signatures
    .filter((signature) => slots[signature] > 0)
    .map((signature) => `${slots[signature]} ${signatureName(signature)}`)
    .join(', ')
}

/** D01, D02 */
export const listQuestion: OpenQuestion<ForceList, State> = {
  name: 'force list',
  rule: 'DS-034',
  prompt: (state, seat) =>
    `Which Units does your Force have? (${factions.of(state.terms.factions[seat === 0 ? 0 : 1]).name})`,
  detail: (state) =>
    `${slotWords(state)}. The same card may be taken any number of times; both lists are shown together.`,
  say: (list) => sayList(list),
  read: (text) => readList(text),
}

/** D01 with ready lists. */
export const readyQuestion: Question<ReadyList, State> = {
  name: 'ready list',
  rule: 'DS-034',
  prompt: () => 'Which list does your Force have?',
  detail: () => 'Both lists are shown together.',
  say: ({ name }) => name.toLowerCase(),
  label: ({ name, units: cards }) => ({ name, means: cards.map(cardName).join(', '), icon: 'deploy' }),
}

/** D02 How many of the Mechanized Units start in transports. */
export const mountQuestion: Question<number, State> = {
  name: 'mounted',
  rule: 'DS-251',
  prompt: () => 'How many squads start mounted in transports?',
  detail: () => 'A mounted squad has no Ping of its own; it comes onto the table when its transport unloads it.',
  say: (count) => `${count} mounted`,
  label: (count) => ({ name: count === 0 ? 'None' : `${count} mounted`, icon: 'load' }),
}

/** DS-296 */
export const advisorQuestion: Question<AdvisorId, State> = {
  name: 'advisor',
  rule: 'DS-296',
  prompt: () => 'Which advisor does your Force have?',
  say: (id) => sayAdvisor(id),
  label: (id) => ({ name: advisors.of(id).name, means: advisors.of(id).title, icon: 'person' }),
  pass: 'no advisor',
}
