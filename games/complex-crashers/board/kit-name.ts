// What an Operative is called after its cards: the ready kit that they come from, else its weapon.

import { cardOf } from '../content/cards.ts'
import { kits } from '../content/presets.ts'
import type { Operative } from '../state/operative.ts'

/** `Vanguard`; after an exchange still the kit whose Trainings it has. */
export function kitName({ trainings, equipment }: Operative): string {
  const kit = kits.rows.find((one) => one.trainings.every((training) => trainings.includes(training)))
  if (kit !== undefined) return kit.name
  const [weapon] = equipment
  return weapon === undefined ? '' : cardOf(weapon.card).name
}
