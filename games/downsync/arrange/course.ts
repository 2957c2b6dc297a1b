// Statements about where the game is: the Round, whose Turn, the stage, the Taskforce, an engagement.

import type { Refusal } from '@umpire/engine'
import { pingOf, type State, unitOf } from '../state.ts'
import type { Engagement, Participant } from '../state/engagement.ts'
import type { Stage } from '../state/stage.ts'
import { bad, readAll, readElement, readSide, readUnit, type Sentence, sideWords } from './sentence.ts'

const stages: readonly Stage[] = [
  'lists',
  'start roll',
  'markers',
  'deploy',
  'round start',
  'designate',
  'reveal',
  'refresh',
  'move',
  'reaction window',
  'joiners',
  'reactors',
  'priorities',
  'engagement',
  'activate',
  'turn end',
  'round end',
]

const setUps: ReadonlySet<Stage> = new Set<Stage>(['lists', 'start roll', 'markers', 'deploy', 'round start'])
const beforeRefresh: ReadonlySet<Stage> = new Set<Stage>(['designate', 'reveal', 'refresh'])

function setStage(state: State, word: string): Refusal | undefined {
  const stage = stages.find((one) => one === word)
  if (stage === undefined) return bad(word, `a stage: ${stages.join(', ')}`)
  state.stage = stage
  if (setUps.has(stage)) state.round--
  return undefined
}

/** DS-067 Its Units have been Refreshed once that phase is over. */
function setTaskforce(state: State, text: string): Refusal | undefined {
  const members = readAll(text, (word) => readElement(state, word))
  if (members === undefined) return bad(text, 'a list of Units and Pings on the table')
  state.taskforce = members
  if (beforeRefresh.has(state.stage)) return undefined
  for (const id of members) if (pingOf(state, id) === undefined) unitOf(state, id).refreshed = true
  return undefined
}

/** `crusader 1 5`, `virago 2 4 held 1 done`; without a number before the roll. */
function readParticipant(state: State, text: string): Participant | undefined {
  const [, name = '', priority, held, done, boosted] =
    /^(.+? \d+)(?: (\d))?(?: held (\d))?( done)?( boosted)?$/.exec(text.trim()) ?? []
  const unit = readUnit(state, name)
  if (unit === undefined) return undefined
  return {
    unit: unit.id,
    boosted: boosted !== undefined,
    dice: priority === undefined ? [] : [Number(priority)],
    priority: Number(priority ?? 0),
    held: Number(held ?? 0),
    done: done !== undefined,
  }
}

function setEngagement(state: State, text: string): Refusal | undefined {
  const participants = readAll(text, (word) => readParticipant(state, word))
  if (participants === undefined) return bad(text, 'a list of Units with their priorities')
  const isActive = ({ unit }: Participant): boolean => unitOf(state, unit).seat === state.active
  const engagement: Engagement = {
    participants,
    reactors: participants.filter((one) => !isActive(one)).map(({ unit }) => unit),
    swapped: [],
  }
  state.engagement = engagement
  for (const { unit } of participants.filter(isActive)) {
    if (!state.taskforce.includes(unit)) state.taskforce.push(unit)
    unitOf(state, unit).refreshed = true
  }
  state.stage = participants.some(({ priority }) => priority > 0) ? 'engagement' : 'priorities'
  return undefined
}

export const courseSentences: readonly Sentence[] = [
  [
    /^(round|turn) (\d+)$/,
    ({ state }, [, what, number]) => {
      if (what === 'round') state.round = Number(number)
      else state.turn = Number(number)
      return undefined
    },
  ],
  [
    new RegExp(`^active (${sideWords})$`),
    ({ state }, [, side = '']) => {
      state.active = readSide(side)
      return undefined
    },
  ],
  [
    new RegExp(`^roll winner (${sideWords})$`),
    ({ state }, [, side = '']) => {
      state.rollWinner = readSide(side)
      return undefined
    },
  ],
  [
    /^stage ([a-z ]+?)(?: taskforce (.+))?$/,
    ({ state }, [, word = '', members]) =>
      setStage(state, word) ?? (members === undefined ? undefined : setTaskforce(state, members)),
  ],
  [/^engagement (.+)$/, ({ state }, [, text = '']) => setEngagement(state, text)],
]
