// What is asked in the Planning Phase and when a turn is about to start: saved adrenaline, order, stances, Regroup.

import type { Label, Question } from '@umpire/engine'
import type { CommandoId } from '../content/commandos.ts'
import { type StanceId, stances } from '../content/stances.ts'
import { passivesText } from '../content/text/passive.ts'
import { commandoName, sayCommando } from '../names.ts'
import { maxAdrenalineOf, speedOf, vitalityOf } from '../rules/passives.ts'
import { commandoOf, type State } from '../state.ts'
import { figureThing, kitThing } from '../things.ts'
import { itemName, sayItem } from './kit.ts'

/** A card used before the transfer, and whose tokens it sends to the bank. */
export interface Saving {
  readonly owner: CommandoId
  readonly uid: number
  readonly of: CommandoId
  readonly tokens: number
}

/** DC-08 */
export const saveAdrenaline: Question<Saving, State> = {
  name: 'save adrenaline',
  rule: 'SB-039',
  prompt: () => 'Whose adrenaline goes to the bank and not to the Overseer?',
  detail: ({ commandos, energy }) =>
    `The pool holds ${energy} and gets all that is left on the sheets: ${adrenalineOf(commandos)}.`,
  say: ({ owner, uid, of, tokens }, state) => `${sayItem(commandoOf(state, owner), uid)} ${sayCommando(of)} ${tokens}`,
  things: ({ uid, of }, state) => [kitThing(uid), figureThing({ is: 'commando', id: of }, state)],
  label: savingLabel,
  stakes: ({ commandos, energy }) => ({ adrenaline: adrenalineOf(commandos), energy }),
  pass: 'pass',
}

const adrenalineOf = (commandos: State['commandos']): number =>
  commandos.reduce((sum, { adrenaline }) => sum + adrenaline, 0)

function savingLabel({ owner, uid, of, tokens }: Saving, state: State): Label {
  const { adrenaline } = commandoOf(state, of)
  return {
    name: `${commandoName(of)} ${tokens}`,
    means: `${adrenaline - tokens} of ${adrenaline} go to the Overseer`,
    group: itemName(commandoOf(state, owner), uid),
    icon: 'adrenaline',
  }
}

const wordsOf = (state: State, id: CommandoId): string => {
  const commando = commandoOf(state, id)
  const health = `${commando.wounds} of ${vitalityOf(state, commando)} wounds`
  return commando.status === 'downed' ? `downed, ${health}` : health
}

/** DC-09 */
export const initiative: Question<CommandoId, State> = {
  name: 'initiative',
  rule: 'SB-043',
  prompt: () => 'In which order do the commandos act this round?',
  say: sayCommando,
  things: (id, state) => [figureThing({ is: 'commando', id }, state)],
  label: (id, state) => ({ name: commandoName(id), means: wordsOf(state, id), icon: 'initiative' }),
  forced: true,
}

/** `steady aim` */
const sayStance = (id: StanceId): string => stances.of(id).name.toLowerCase()

function stanceLabel(id: StanceId): Label {
  const card = stances.of(id)
  const numbers = `Speed ${card.speed}, Ranged ${card.rangedDefense}, Melee ${card.meleeDefense}, Max ${card.maxAdrenaline}`
  return { name: card.name, means: `${numbers}. ${passivesText(card.special)}`, icon: 'stage' }
}

const made = new Map<CommandoId, Question<StanceId, State>>()

/** DC-10, DC-35 The question for one commando, always the same one. */
export function stanceOf(id: CommandoId): Question<StanceId, State> {
  let question = made.get(id)
  if (question === undefined) {
    question = {
      name: 'stance',
      rule: 'SB-044',
      prompt: () => `Which stance does ${commandoName(id)} take?`,
      detail: (state) => {
        const { lastStance } = commandoOf(state, id)
        const last = lastStance === null ? '' : ` Last: ${stances.of(lastStance).name}.`
        return `${wordsOf(state, id)}.${last}`
      },
      say: sayStance,
      things: (_, state) => [figureThing({ is: 'commando', id }, state)],
      label: stanceLabel,
    }
    made.set(id, question)
  }
  return question
}

/** DC-11 The commando whose turn is about to start is `acting`. */
export const regroup: Question<CommandoId, State> = {
  name: 'regroup',
  rule: 'SB-205',
  prompt: ({ acting }) =>
    `${acting === null ? 'A' : `${commandoName(acting)}'s`} turn starts. Regroup: who acts now instead?`,
  say: sayCommando,
  things: (id, state) => [figureThing({ is: 'commando', id }, state)],
  label: (id, state) => {
    const commando = commandoOf(state, id)
    const numbers =
      commando.facedown === null
        ? `Speed ${speedOf(state, commando)}, Max ${maxAdrenalineOf(commando)}`
        : 'stance facedown' // SB-044
    const means = `initiative ${commando.initiative ?? '-'}, ${numbers}`
    return { name: commandoName(id), means, icon: 'initiative' }
  },
  stakes: (state) => ({
    waiting: state.commandos.filter(({ hasActed, square }) => !hasActed && square !== null).length,
  }),
  pass: 'no regroup',
}
