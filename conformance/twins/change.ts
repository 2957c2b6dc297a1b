// What to change for a twin world: faces that a viewer does not see for a good while.

import {
  at,
  below,
  pick,
  type Plain,
  type Random,
  samePlain,
  type Secret,
  shuffle,
  type Viewer,
  viewerBit,
} from '@umpire/engine'
import type { Change, Moment, World } from './world.ts'

/** A secret from a moment at which it was laid down until the viewer sees it, or it is mixed or rolled again. */
interface Unseen {
  readonly moment: number
  readonly id: Secret
  readonly at: number
  readonly until: number
}

/** All that the viewer did not see at once, in the order of the moments. */
export function unseenBy(world: World, viewer: Viewer): readonly Unseen[] {
  const bit = viewerBit(viewer)
  const ends = new Map<number, number>()
  const found: Unseen[] = []
  let sight = world.sights.length - 1
  for (let moment = world.moments.length - 1; moment >= 0; moment--) {
    for (; sight >= 0 && at(world.sights, sight).moment >= moment; sight--) {
      const seen = at(world.sights, sight)
      if ((seen.viewers & bit) !== 0) ends.set(seen.id, seen.at)
    }
    const laid = at(world.moments, moment)
    for (const id of laid.hidden) {
      const until = ends.get(id) ?? Number.POSITIVE_INFINITY
      if (until > laid.at) found.push({ moment, id, at: laid.at, until })
    }
    for (const id of laid.hidden) ends.set(id, laid.at)
  }
  return found.toReversed()
}

/** The faces that a secret of this pool may have, if each is drawn freely; undefined if they are a set of cards. */
const freeFaces = (moment: Moment, id: Secret): readonly Plain[] | undefined => moment.pools[at(moment.pool, id)]?.faces

/** A die shows another face; and so may all others of the same roll that stay hidden as long. */
function otherRoll(world: World, target: Unseen, all: readonly Unseen[], random: Random): Change[] {
  const isAlone = below(random, 2) === 0
  const rolled = all.filter((one) => one.at === target.at && one.until >= target.until)
  return (isAlone ? [target] : rolled).flatMap(({ moment, id }) => {
    const laid = at(world.moments, moment)
    const others = (freeFaces(laid, id) ?? []).filter((face) => !samePlain(face, laid.faces[id]))
    return others.length === 0 ? [] : [{ moment, id, face: pick(random, others) }]
  })
}

/** Cards that lie where others of their pool do: two changed for each other, or all of them dealt again. */
function otherDeal(world: World, target: Unseen, all: readonly Unseen[], random: Random, viewer: Viewer): Change[] {
  const { moment, id } = target
  const laid = at(world.moments, moment)
  const bit = viewerBit(viewer)
  const isPartner = (one: Unseen): boolean =>
    one.moment <= moment &&
    one.until > target.at &&
    at(laid.pool, one.id) === at(laid.pool, id) &&
    (at(laid.seenBy, one.id) & bit) === 0
  const partners = all.filter(isPartner)
  const together = partners.filter((one) => one.moment === moment)
  const different = (together.length > 1 ? together : partners).filter(
    (one) => !samePlain(laid.faces[one.id], laid.faces[id]),
  )
  if (different.length === 0) return []
  if (below(random, 2) === 0) {
    const partner = pick(random, different)
    return [
      { moment, id, face: at(laid.faces, partner.id) },
      { moment, id: partner.id, face: at(laid.faces, id) },
    ]
  }
  const ids = together.filter((one) => one.until >= target.until).map((one) => one.id)
  const mixed = shuffle(random, [...ids])
  return ids.map((here, n) => ({ moment, id: here, face: at(laid.faces, at(mixed, n)) }))
}

/** Changes that the viewer cannot notice before one of the changed faces is shown; none where nothing is hidden. */
export function pickChanges(world: World, viewer: Viewer, random: Random): readonly Change[] {
  const all = unseenBy(world, viewer)
  const moments = [...new Set(all.map(({ moment }) => moment))]
  for (let tries = 0; tries < 10 && moments.length > 0; tries++) {
    const moment = pick(random, moments)
    const target = pick(
      random,
      all.filter((one) => one.moment === moment),
    )
    const laid = at(world.moments, moment)
    const isFree = freeFaces(laid, target.id) !== undefined
    const changes = isFree ? otherRoll(world, target, all, random) : otherDeal(world, target, all, random, viewer)
    if (changes.some(({ id, face }) => !samePlain(face, laid.faces[id]))) return changes
  }
  return []
}
