// Statements about commandos.

import { at, type Refusal } from '@umpire/engine'
import { type CommandoId, commandos } from '../content/commandos.ts'
import { finds } from '../content/investigate.ts'
import type { FindId, KitId } from '../content/kit/card.ts'
import { kit } from '../content/kit/kit.ts'
import { missions } from '../content/missions/missions.ts'
import { type StanceId, stances, stancesOf } from '../content/stances.ts'
import { groundOf } from '../ground.ts'
import { cardOf } from '../names.ts'
import { layStance } from '../rules/stances.ts'
import { commandoOf, type State } from '../state.ts'
import { type Commando, type KitInstance, newCommando } from '../state/commando.ts'
import type { SubterraTable } from '../table.ts'
import { layDown } from './map.ts'
import { bad, commandoWords, readCommando, readSquare, type Sentence } from './sentence.ts'

/** A statement that begins with a commando: the words behind its name. */
const about = (
  words: string,
  carryOut: (commando: Commando, t: SubterraTable, found: RegExpExecArray) => Refusal | undefined | void,
): Sentence => [
  new RegExp(`^(${commandoWords}) ${words}$`),
  (t, found) => {
    const id = readCommando(at(found, 1))
    const commando = t.state.commandos.find((one) => one.id === id)
    if (commando === undefined) return bad(at(found, 1), 'in the team')
    return carryOut(commando, t, found) ?? undefined
  },
]

/** `team quill calder okonjo` */
function team(t: SubterraTable, words: readonly string[]): Refusal | undefined {
  const { state } = t
  const ids = words.map(readCommando)
  if (ids.length !== state.terms.n) return bad(words.join(' '), `a team of ${state.terms.n}`)
  const seats = t.seats.filter((seat) => seat !== state.overseer)
  const ground = groundOf(state)
  const start = missions.of(state.terms.mission).map.start
  for (const [n, id] of ids.entries()) {
    if (id === undefined) return bad(at(words, n), 'a commando')
    const commando = newCommando(id, at(seats, n % seats.length))
    commando.square = ground.squareOf(at(start, n))
    commando.stance = at(stancesOf(id), 0).id
    commando.lastStance = at(stancesOf(id), 0).id
    commando.initiative = n + 1
    state.commandos.push(commando)
  }
  state.commandos.sort((a, b) => commandos.of(b.id).rank - commandos.of(a.id).rank)
  layDown(t)
  return undefined
}

const isCard = (card: string): card is KitId | FindId =>
  kit.rows.some((one) => one.id === card) || finds.some((one) => one.id === card)

/** `TL-01` or `CO-02 1` */
function readCard(state: State, text: string): KitInstance | undefined {
  const [id, uses] = text.trim().split(/\s+/)
  if (id === undefined || !isCard(id)) return undefined
  return { uid: state.nextUid++, card: id, uses: Number(uses ?? cardOf(id).uses) || null, exhausted: false }
}

function has(commando: Commando, t: SubterraTable, text: string): Refusal | undefined {
  for (const word of text.split(/[,+]/)) {
    const card = readCard(t.state, word)
    if (card === undefined) return bad(word, 'a card like TL-01 or CO-02 1')
    commando.kit.push(card)
  }
  return undefined
}

const isStance = (word: string): word is StanceId => stances.rows.some(({ id }) => id === word)

function fall(commando: Commando, t: SubterraTable, status: string): void {
  if (status === 'corroded') commando.corroded = true
  else if (status === 'acted') commando.hasActed = true
  else if (status === 'exited' || status === 'killed') {
    commando.status = status
    commando.square = null
  } else if (status === 'downed' || status === 'recovering') {
    commando.status = status
    commando.stance = 'DWN'
    commando.wounds = commandos.of(commando.id).vitality + t.state.terms.moreVitality
  }
}

export const commandoSentences: readonly Sentence[] = [
  [/^team (.+)$/, (t, [, words = '']) => team(t, words.split(/\s+/))],
  [
    /^order (.+)$/,
    ({ state }, [, words = '']) => {
      const ids = words.split(/\s+/).map(readCommando)
      const known = ids.filter((id): id is CommandoId => id !== undefined)
      for (const [n, id] of known.entries()) commandoOf(state, id).initiative = n + 1
      return known.length === ids.length ? undefined : bad(words, 'an order of commandos')
    },
  ],
  about('at (\\S+)', (commando, { state }, [, , where = '']) => {
    const square = readSquare(state, where)
    if (square === undefined) return bad(where, 'a square like 11.4')
    commando.square = square
    return undefined
  }),
  about('stance (\\S+)', (commando, _t, [, , word = '']) => {
    if (!isStance(word)) return bad(word, 'a stance like TL3')
    commando.stance = word
    commando.lastStance = word
    return undefined
  }),
  about('facedown (\\S+)', (commando, t, [, , word = '']) => {
    if (!isStance(word) || stances.of(word).commando !== commando.id) return bad(word, 'one of its stances')
    layStance(t, commando, word)
    return undefined
  }),
  about('adr (\\d+)', (commando, _t, [, , amount]) => void (commando.adrenaline = Number(amount))),
  about('wounds (\\d+)', (commando, _t, [, , amount]) => void (commando.wounds = Number(amount))),
  about('tokens (\\d)', (commando, _t, [, , amount]) => void (commando.redTokens = Number(amount))),
  about('max \\+(\\d)', (commando, _t, [, , amount]) => void (commando.maxBonus = Number(amount))),
  about('points (\\d+)', (commando, _t, [, , amount]) => void (commando.turn.points = Number(amount))),
  about('moves (\\d+)', (commando, _t, [, , amount]) => void (commando.turn.moves = Number(amount))),
  about('(downed|recovering|exited|killed|corroded|acted)', (commando, t, [, , status = '']) =>
    fall(commando, t, status),
  ),
  about('has (.+)', (commando, t, [, , text = '']) => has(commando, t, text)),
  about('exhausted (\\S+)', (commando, _t, [, , id = '']) => {
    const item = commando.kit.find(({ card }) => card === id)
    if (item === undefined) return bad(id, 'a card that it carries')
    item.exhausted = true
    return undefined
  }),
  about('carries (\\d)', (commando, { state }, [, , amount]) => {
    for (let n = 0; n < Number(amount); n++)
      state.objectives.cores.push({ square: null, carrier: commando.id, wasTaken: true, isOut: false })
  }),
]
