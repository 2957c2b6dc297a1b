// What the previewed option would cost, and whom: the bars show it striped before it is paid.

import { usePreview } from '@umpire/board'
import type { Shown } from '@umpire/engine'
import type { CommandoId } from '../content/commandos.ts'
import { sayCommando } from '../names.ts'
import type { State } from '../state.ts'
import { issueThing, kitThing } from '../things.ts'

/** `2 adrenaline` is 2 of adrenaline. */
export function costIn(option: Shown | undefined, unit: 'adrenaline' | 'energy'): number {
  const found = /^(\d+) (\w+)/.exec(option?.label?.cost ?? '')
  return found?.[2] === unit ? Number(found[1]) : 0
}

/** Whose adrenaline an option would take: the owner of the card it speaks of, else whoever acts. */
export function payerOf({ commandos, acting }: State, { things = [] }: Shown): CommandoId | null {
  const owner = commandos.find(
    ({ id, kit }) =>
      kit.some(({ uid }) => things.includes(kitThing(uid))) ||
      [0, 1].some((number) => things.includes(issueThing(id, number))),
  )
  if (owner !== undefined) return owner.id
  if (acting !== null) return acting
  return commandos.find(({ id }) => things.includes(sayCommando(id)))?.id ?? null
}

export function useWouldPay(state: State, id: CommandoId): number {
  const option = usePreview()
  return option !== undefined && payerOf(state, option) === id ? costIn(option, 'adrenaline') : 0
}

export const useWouldSpend = (): number => costIn(usePreview(), 'energy')
