// The damage icon (MM-071 to MM-074) and what weapons do after the hit (MM-111 to MM-119, MM-126 to MM-132).

import {
  type Blocked,
  offer,
  type Offer,
  type Options,
  refuse,
  type Rules,
  type Seat,
  type WhyNot,
} from '@umpire/engine'
import { typeOf } from '../content/catalogue.ts'
import { pull, push, scatterTarget, type Target, target } from '../questions.ts'
import { mechOf, type Module, moduleOf, type State } from '../state.ts'
import { linkedTo } from './building.ts'
import { damageSelf, deal, type Hit } from './damage.ts'
import { blowOf } from './hit.ts'
import type { MechsTable } from './money.ts'
import { canReach, distanceOf, whyOutOfRange } from './range.ts'
import { isAnchored, moveMech, whyOffTrack } from './track.ts'

/** MM-071, MM-072, MM-128 Each use of the icon has its own target, and may be left out. */
export function* fire(t: MechsTable, seat: Seat, weapon: Module): Rules {
  const shots = typeOf(weapon.type).traits.shots ?? 1
  for (let shot = 0; shot < shots; shot++) {
    const targets = targetsOf(t.state, seat, weapon)
    if (targets.allowed.length === 0) return // MM-074
    const chosen = yield* t.chooseOrPass(seat, target, targets)
    if (chosen === undefined) continue
    yield* shoot(t, seat, weapon, chosen)
  }
}

/** MM-073, MM-088 The unbroken modules of other mechs in range. */
export function targetsOf(state: State, seat: Seat, weapon: Module): Offer<Target> {
  const mech = mechOf(state, seat)
  const allowed: Target[] = []
  for (const theirs of state.mechs) {
    if (theirs === mech || !canReach(mech, weapon, Math.abs(mech.space - theirs.space))) continue
    for (const { label: module, broken } of theirs.modules) if (!broken) allowed.push({ seat: theirs.seat, module })
  }
  return { allowed, blocked: () => blockedTargets(state, seat, weapon) }
}

function blockedTargets(state: State, seat: Seat, weapon: Module): Blocked<Target>[] {
  return state.mechs.flatMap((theirs) =>
    theirs.modules.flatMap((module): Blocked<Target>[] => {
      const refusal = whyNotTarget(state, seat, weapon, theirs.seat, module)
      return refusal === undefined ? [] : [{ value: { seat: theirs.seat, module: module.label }, refusal }]
    }),
  )
}

function whyNotTarget(state: State, seat: Seat, weapon: Module, other: Seat, module: Module): WhyNot {
  if (other === seat) return refuse('MM-073', "Choose another player's mech.")
  if (module.broken) return refuse('MM-073', 'Broken modules cannot be hit.')
  return whyOutOfRange(mechOf(state, seat), weapon, distanceOf(state, seat, other))
}

/** One use of the icon: the hit, then the texts that speak of it. */
function* shoot(t: MechsTable, seat: Seat, weapon: Module, chosen: Target): Rules {
  const { state } = t
  const mech = mechOf(state, seat)
  const against = moduleOf(mechOf(state, chosen.seat), chosen.module)
  const blow = blowOf(mech, weapon, against)
  mech.boost = 0 // MM-118
  if (typeOf(weapon.type).traits.reload === true) weapon.firedIn = state.round // MM-117
  const hit = yield* deal(t, {
    by: seat,
    weapon: weapon.type,
    rule: 'MM-071',
    seat: chosen.seat,
    module: against,
    ...blow,
    canBeRedirected: true,
  })
  yield* afterTheHit(t, seat, weapon, chosen.seat, hit)
}

function* afterTheHit(t: MechsTable, seat: Seat, weapon: Module, at: Seat, hit: Hit): Rules {
  const { splash, scatter, push: pushed, pull: pulled, jam, siphon, overheat } = typeOf(weapon.type).traits
  if (splash !== undefined) yield* splashAround(t, seat, weapon, at, hit.module, splash)
  if (scatter !== undefined) yield* scatterOver(t, seat, weapon, at, hit.module, scatter)
  if (pushed !== undefined) yield* shove(t, seat, at, spacesAway(t.state, seat, at, pushed), push)
  if (pulled !== undefined) yield* shove(t, seat, at, spacesToward(t.state, seat, at, pulled), pull)
  if (jam === true && !hit.module.broken && !hit.module.jammed) {
    hit.module.jammed = true
    t.tell({ kind: 'jammed', rule: 'MM-116', seat: at, module: hit.module.label })
  }
  if (siphon !== undefined && hit.dealt > 0) takeMoney(t, seat, at, siphon)
  if (overheat !== undefined) damageSelf(t, seat, weapon, overheat)
}

/** MM-111 Each unbroken module linked to the target takes text damage, in the order N, E, S, W. */
function* splashAround(t: MechsTable, by: Seat, weapon: Module, seat: Seat, around: Module, points: number): Rules {
  for (const module of linkedTo(mechOf(t.state, seat), around)) {
    if (module.broken) continue // MM-099
    yield* deal(t, { by, weapon: weapon.type, rule: 'MM-111', seat, module, printed: points })
  }
}

/** MM-129 Up to so many other modules are chosen; then each takes 1, in the order in which they were chosen. */
function* scatterOver(t: MechsTable, by: Seat, weapon: Module, seat: Seat, hit: Module, most: number): Rules {
  const mech = mechOf(t.state, seat)
  const chosen = new Set<Module>()
  while (chosen.size < most) {
    const left = mech.modules.filter((module) => module !== hit && !module.broken && !chosen.has(module))
    const next = yield* t.chooseOrPass(
      by,
      scatterTarget,
      left.map(({ label: module }) => ({ seat, module })),
    )
    if (next === undefined) break
    chosen.add(moduleOf(mech, next.module))
  }
  for (const module of chosen) {
    if (module.broken) continue // MM-099, MM-100
    yield* deal(t, { by, weapon: weapon.type, rule: 'MM-129', seat, module, printed: 1 })
  }
}

/** MM-113 The spaces to which a mech can be pushed: away, from the same space to either side, up to the track's end. */
function spacesAway(state: State, by: Seat, at: Seat, most: number): Offer<number> {
  const from = mechOf(state, by).space
  const { space } = mechOf(state, at)
  const ways = space > from ? [1] : space < from ? [-1] : [-1, 1]
  const spaces = [space]
  for (const way of ways) for (let n = 1; n <= most; n++) spaces.push(space + way * n)
  return offer(spaces, (to) => whyOffTrack(state, to))
}

/** MM-114 The spaces to which a mech can be pulled: toward, up to one's own. */
function spacesToward(state: State, by: Seat, at: Seat, most: number): number[] {
  const from = mechOf(state, by).space
  const { space } = mechOf(state, at)
  const way = Math.sign(from - space)
  return Array.from({ length: Math.min(most, Math.abs(from - space)) + 1 }, (_, n) => space + way * n)
}

/** MM-113 to MM-115 The attacker chooses where the target's mech goes; staying is one of the choices. */
function* shove(t: MechsTable, by: Seat, at: Seat, spaces: Options<number>, question: typeof push): Rules {
  if (isAnchored(mechOf(t.state, at))) return
  const to = yield* t.choose(by, question, spaces)
  moveMech(t, at, to, by, question === push ? 'MM-113' : 'MM-114')
}

/** MM-126 Money changes hands, as much as there is. */
function takeMoney(t: MechsTable, seat: Seat, from: Seat, most: number): void {
  const owner = mechOf(t.state, from)
  const amount = Math.min(most, owner.money)
  if (amount === 0) return
  owner.money -= amount
  mechOf(t.state, seat).money += amount
  t.tell({ kind: 'took', rule: 'MM-126', seat, from, amount })
}
