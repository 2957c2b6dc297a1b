// The texts of modules (MM-079): what an activation does beside its icons, keyword by keyword.

import { at, offer, type Offer, refuse, type Rules, type Seat } from '@umpire/engine'
import { typeOf } from '../content/catalogue.ts'
import { bay, type BayWork, evade, overclock, ramTarget, shield, type Target, type Tow, tractor } from '../questions.ts'
import { type Mech, mechOf, type Module, moduleOf, type State } from '../state.ts'
import { linkedTo } from './building.ts'
import { deal } from './damage.ts'
import { gain, type MechsTable } from './money.ts'
import { isAnchored, moveMech, whyOffTrack } from './track.ts'

/** MM-070, MM-079 The text from its first to its last sentence. `moved`: how far its mobility icon has moved the mech. */
export function* carryOutText(
  t: MechsTable,
  seat: Seat,
  crew: number,
  module: Module,
  moved: number | undefined,
): Rules {
  const { traits } = typeOf(module.type)
  const mech = mechOf(t.state, seat)
  if (moved !== undefined) yield* afterTheMove(t, seat, mech, module, moved)
  if (traits.gain !== undefined) gain(t, seat, traits.gain, module === mech.modules[0] ? 'MM-151' : 'MM-150')
  if (traits.shield !== undefined) yield* shieldOne(t, seat, mech, traits.shield)
  if (traits.shieldAll !== undefined) {
    for (const own of mech.modules) if (!own.broken) putShield(t, seat, own, traits.shieldAll, 'MM-110')
  }
  if (traits.fieldRepair !== undefined) yield* useBay(t, seat, mech, traits.fieldRepair)
  if (traits.surge !== undefined) surgeCrew(t, seat, mech, crew, traits.surge)
  if (traits.boost !== undefined) boostBy(t, seat, mech, traits.boost, 'MM-118')
  if (traits.overclock !== undefined) yield* overclockOne(t, seat, mech, module, traits.overclock)
  if (traits.tractor !== undefined) yield* tow(t, seat, traits.tractor)
}

/** MM-146 to MM-149 What depends on how far the module has moved its mech. */
function* afterTheMove(t: MechsTable, seat: Seat, mech: Mech, module: Module, moved: number): Rules {
  const { ram, brace, evade: evasion, prospect } = typeOf(module.type).traits
  if (prospect !== undefined && moved >= prospect.least) gain(t, seat, prospect.gain, 'MM-149')
  if (brace !== undefined && moved === 0) boostBy(t, seat, mech, brace, 'MM-147')
  if (ram !== undefined && moved > 0) yield* ramOne(t, seat, module, ram)
  if (evasion !== undefined && moved >= evasion.least) {
    const own = unbroken(mech).map((one) => one.label)
    const labels = yield* t.chooseMany(seat, evade, own, { least: 0, most: evasion.modules })
    for (const label of labels) putShield(t, seat, moduleOf(mech, label), evasion.shield, 'MM-148')
  }
}

const unbroken = (mech: Mech): Module[] => mech.modules.filter(({ broken }) => !broken)

/** MM-110 Shield on one own module of the player's choice. */
function* shieldOne(t: MechsTable, seat: Seat, mech: Mech, points: number): Rules {
  const own = unbroken(mech)
  if (own.length === 0) return
  const label = yield* t.choose(
    seat,
    shield,
    own.map((module) => module.label),
  )
  putShield(t, seat, moduleOf(mech, label), points, 'MM-110')
}

function putShield(t: MechsTable, seat: Seat, module: Module, points: number, rule: 'MM-110' | 'MM-148'): void {
  module.shield += points
  t.tell({ kind: 'shielded', rule, seat, module: module.label, points })
}

/** MM-118 */
function boostBy(t: MechsTable, seat: Seat, mech: Mech, points: number, rule: 'MM-118' | 'MM-147'): void {
  mech.boost += points
  t.tell({ kind: 'boosted', rule, seat, points })
}

/** MM-120 */
function surgeCrew(t: MechsTable, seat: Seat, mech: Mech, crew: number, steps: number): void {
  at(mech.crew, crew).steps += steps
  t.tell({ kind: 'surged', rule: 'MM-120', seat, crew, steps })
}

/** MM-137 What a Repair Bay can do now. */
const bayWork = (mech: Mech, mostCost: number): Offer<BayWork> =>
  offer(
    mech.modules.flatMap(({ broken, damage, label: module }): BayWork[] => {
      if (broken) return [{ do: 'repair', module }]
      return damage > 0 ? [{ do: 'clear', module }] : []
    }),
    (work) =>
      work.do === 'repair' && typeOf(moduleOf(mech, work.module).type).cost > mostCost
        ? refuse('MM-137', 'Too big for the Repair Bay.')
        : undefined,
  )

/** MM-137 */
function* useBay(t: MechsTable, seat: Seat, mech: Mech, mostCost: number): Rules {
  const works = bayWork(mech, mostCost)
  if (works.allowed.length === 0) return
  const work = yield* t.choose(seat, bay, works)
  const module = moduleOf(mech, work.module)
  module.damage = 0
  if (work.do === 'clear') {
    t.tell({ kind: 'cleared', rule: 'MM-137', seat, module: module.label })
  } else {
    module.broken = false
    t.tell({ kind: 'repaired', rule: 'MM-137', seat, module: module.label, price: 0 })
  }
}

/** MM-136 What a Relay can set free. */
const overclockable = (mech: Mech, relay: Module, mostCost: number): Module[] =>
  linkedTo(mech, relay).filter((module) => {
    const { cost, traits } = typeOf(module.type)
    return !module.broken && module.activated && cost <= mostCost && traits.overclock === undefined
  })

/** MM-136 */
function* overclockOne(t: MechsTable, seat: Seat, mech: Mech, relay: Module, mostCost: number): Rules {
  const modules = overclockable(mech, relay, mostCost)
  if (modules.length === 0) return
  const label = yield* t.choose(
    seat,
    overclock,
    modules.map((module) => module.label),
  )
  moduleOf(mech, label).activated = false
  t.tell({ kind: 'overclocked', rule: 'MM-136', seat, module: label })
}

/** MM-138 Where a Tractor can put other mechs; leaving one where it is, is saying nobody. */
function tows(state: State, seat: Seat, most: number): Offer<Tow> {
  const candidates = state.mechs.flatMap((mech): Tow[] =>
    mech.seat === seat
      ? []
      : Array.from({ length: 2 * most + 1 }, (_, n) => ({ seat: mech.seat, space: mech.space - most + n })).filter(
          ({ space }) => space !== mech.space,
        ),
  )
  return offer(candidates, (to) =>
    isAnchored(mechOf(state, to.seat)) ? refuse('MM-115', 'That mech is Anchored.') : whyOffTrack(state, to.space),
  )
}

/** MM-138 */
function* tow(t: MechsTable, seat: Seat, most: number): Rules {
  const all = tows(t.state, seat, most)
  if (all.allowed.length === 0) return
  const chosen = yield* t.chooseOrPass(seat, tractor, all)
  if (chosen !== undefined) moveMech(t, chosen.seat, chosen.space, seat, 'MM-138')
}

/** MM-146 A module of a mech on the same space takes text damage, if the player wants. */
function* ramOne(t: MechsTable, seat: Seat, prow: Module, points: number): Rules {
  const targets = rammable(t.state, seat)
  if (targets.allowed.length === 0) return
  const chosen = yield* t.chooseOrPass(seat, ramTarget, targets)
  if (chosen === undefined) return
  const module = moduleOf(mechOf(t.state, chosen.seat), chosen.module)
  yield* deal(t, {
    by: seat,
    weapon: prow.type,
    rule: 'MM-146',
    seat: chosen.seat,
    module,
    printed: points,
    canBeRedirected: true,
  })
}

/** MM-073, MM-146 The unbroken modules of the other mechs on the same space. */
const rammable = (state: State, seat: Seat): Offer<Target> =>
  offer(
    state.mechs
      .filter((mech) => mech.space === mechOf(state, seat).space)
      .flatMap((mech) => mech.modules.map(({ label: module }) => ({ seat: mech.seat, module }))),
    (rammed) => {
      if (rammed.seat === seat) return refuse('MM-073', "Choose another player's mech.")
      const { broken } = moduleOf(mechOf(state, rammed.seat), rammed.module)
      return broken ? refuse('MM-073', 'Broken modules cannot be hit.') : undefined
    },
  )

/** MM-074 Whether the text would do anything now. What depends on a move counts with the move. */
export function textCanDoSomething(state: State, seat: Seat, module: Module): boolean {
  const mech = mechOf(state, seat)
  const {
    gain: money,
    shield: one,
    shieldAll,
    surge,
    boost,
    fieldRepair,
    overclock: relay,
    tractor: beam,
    teleport: pad,
    brace,
  } = typeOf(module.type).traits
  return (
    [money, surge, boost, brace].some((always) => always !== undefined) ||
    ((one !== undefined || shieldAll !== undefined) && unbroken(mech).length > 0) ||
    (fieldRepair !== undefined && bayWork(mech, fieldRepair).allowed.length > 0) ||
    (relay !== undefined && overclockable(mech, module, relay).length > 0) ||
    (beam !== undefined && tows(state, seat, beam).allowed.length > 0) ||
    (pad === true && mech.modules.length > 1)
  )
}
