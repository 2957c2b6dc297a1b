// Statements about Operatives: their cards, where they stand, what they have left.

import { accessories } from '../content/accessories.ts'
import { cardOf } from '../content/cards.ts'
import type { EquipmentId } from '../content/equipment.ts'
import { type Overlay, overlays, statsWith } from '../content/numbers.ts'
import { type Kit, kits } from '../content/presets.ts'
import { type TrainingId, trainings } from '../content/trainings.ts'
import { weapons } from '../content/weapons.ts'
import { newItem, takeOperative } from '../rules/setup.ts'
import { exhaustedAp } from '../rules/units.ts'
import type { Operative } from '../state/operative.ts'
import type { CrashersTable } from '../table.ts'
import { bad, listed, operativeWords, readOperative, readRegion, readSide, type Sentence } from './sentence.ts'

const equipmentNamed = (word: string): EquipmentId | undefined =>
  weapons.rows.find(({ id }) => id === word)?.id ?? accessories.rows.find(({ id }) => id === word)?.id

const trainingNamed = (word: string): TrainingId | undefined => trainings.rows.find(({ id }) => id === word)?.id

const kitNamed = (word: string): Kit | undefined => kits.rows.find(({ id }) => id === word)

function setOverlay(operative: Operative, overlay: Overlay | null): void {
  const { armor, ap } = statsWith(overlay)
  operative.base = armor
  operative.health = armor
  operative.maxAp = ap
  operative.ap = ap
}

type Change = (operative: Operative, value: string, t: CrashersTable) => string | undefined

/** What can be said of an Operative. Each says what it wants where it cannot be carried out. */
const changes: { readonly [word: string]: Change } = {
  kit: ({ id }, value, t) => {
    const kit = kitNamed(value)
    if (kit === undefined) return 'a kit like vanguard'
    takeOperative(t, id, kit)
    return undefined
  },
  at: (operative, value, { state }) => {
    const region = readRegion(state, value)
    if (region === undefined) return 'a region like 1.0'
    operative.region = region.id
    return undefined
  },
  overlay: (operative, value) => {
    if (value === 'none') setOverlay(operative, null)
    const overlay = overlays.find((one) => String(one) === value)
    if (overlay !== undefined) setOverlay(operative, overlay)
    return overlay === undefined && value !== 'none' ? 'an overlay: none, 4, 5 or 6' : undefined
  },
  ap: (operative, value) => {
    operative.ap = value === 'exhausted' ? exhaustedAp(operative.maxAp) : Number(value)
    return Number.isNaN(operative.ap) ? 'a number, or exhausted' : undefined
  },
  health: (operative, value) => {
    operative.health = Number(value)
    if (operative.health === 0) operative.ap = exhaustedAp(operative.maxAp)
    return undefined
  },
  'armor lost': (operative, value) => void (operative.armorDamage = Number(value)),
  pillar: (operative, value) => {
    const side = readSide(value)
    if (side === undefined) return 'a side'
    operative.pillar = side
    return undefined
  },
  has: (operative, value, { state }) => {
    const cards = value === 'nothing' ? [] : listed(value).map(equipmentNamed)
    if (cards.includes(undefined)) return 'equipment like jack-rabbit-smg + frag-grenade'
    operative.equipment = cards.flatMap((card) => (card === undefined ? [] : [newItem(state, card)]))
    return undefined
  },
  trained: (operative, value) => {
    const cards = listed(value).map(trainingNamed)
    if (cards.includes(undefined)) return 'trainings like sprinter + medic'
    operative.trainings = ['basic-training', ...cards.flatMap((card) => card ?? [])]
    return undefined
  },
  tokens: (operative, value) => {
    for (const item of operative.equipment) item.tokens = Number(value)
    return undefined
  },
  /** `used lob`: its Slow Reload is spent. */
  used: (operative, value) => {
    for (const item of operative.equipment) {
      const number = cardOf(item.card).abilities.findIndex(({ name }) => name.toLowerCase() === value)
      if (number >= 0) item.used |= 1 << number
    }
    for (const card of operative.trainings) {
      const number = cardOf(card).abilities.findIndex(({ name }) => name.toLowerCase() === value)
      if (number >= 0) operative.used.push(`${card}/${number}`)
    }
    return undefined
  },
}

const changeWords = Object.keys(changes).join('|')

export const operativeSentences: readonly Sentence[] = [
  [
    new RegExp(`^(${operativeWords}) done$`),
    ({ state }, [, word = '']) => {
      const operative = readOperative(state, word)
      if (operative === undefined) return bad(word, 'in the team')
      operative.isDone = true
      return undefined
    },
  ],
  [
    new RegExp(`^(${operativeWords}) (${changeWords}) (.+)$`),
    (t, [, word = '', what = '', value = '']) => {
      const operative = readOperative(t.state, word)
      if (operative === undefined) return bad(word, 'in the team')
      const wanted = changes[what]?.(operative, value, t)
      return wanted === undefined ? undefined : bad(value, wanted)
    },
  ],
]
