// Bandages, Medic's Bag and Pain Killers (RB-228, RB-236, RB-237): help for Heroes in the area.

import type { Rules } from '@umpire/engine'
import type { HeroId } from '../../content/hero.ts'
import type { ItemId } from '../../content/item.ts'
import { heroesAt } from '../../ground.ts'
import { onlyPatientQuestion, patientQuestion } from '../../questions/items.ts'
import { heroOf, type State } from '../../state.ts'
import type { ReichbustersTable } from '../../table.ts'
import { heal } from '../healing.ts'
import { numb } from '../painless.ts'

/** RB-228 Wounds that Bandages heal. */
const bandaged = 2

/** Wounded Heroes in the area of one of them, in seat order. */
function patientsOf(state: State, id: HeroId): HeroId[] {
  const { area } = heroOf(state, id)
  if (area === null) return []
  return heroesAt(state, area)
    .filter(({ wounds }) => wounds.length > 0)
    .map((hero) => hero.id)
}

/** The one who is treated; undefined where nobody is wounded. */
export function* choosePatient(t: ReichbustersTable, id: HeroId, item: ItemId): Rules<HeroId | undefined> {
  const patients = patientsOf(t.state, id)
  if (patients.length === 0) return undefined
  return yield* t.choose(heroOf(t.state, id).seat, onlyPatientQuestion(id, item), patients)
}

/** RB-228 Two wounds, of one Hero or of two; one is enough. */
export function* applyBandages(t: ReichbustersTable, id: HeroId): Rules {
  const first = yield* choosePatient(t, id, 'bandages')
  if (first === undefined) return
  yield* heal(t, first, 1)
  for (let n = 1; n < bandaged; n++) {
    const patients = patientsOf(t.state, id)
    if (patients.length === 0) return
    const next = yield* t.chooseOrPass(heroOf(t.state, id).seat, patientQuestion(id, 'bandages'), patients)
    if (next === undefined) return
    yield* heal(t, next, 1)
  }
}

/** RB-236 */
export function* applyMedicsBag(t: ReichbustersTable, id: HeroId): Rules {
  for (const patient of patientsOf(t.state, id)) yield* heal(t, patient, 1)
}

/** RB-237 */
export function* applyPainKillers(t: ReichbustersTable, id: HeroId): Rules {
  const patient = yield* choosePatient(t, id, 'pain-killers')
  if (patient === undefined) return
  yield* heal(t, patient, 1)
  numb(t, patient)
}
