// What somebody could do from a place, and what the enemy could do to it there, in points.

import type { Disc } from '@umpire/plane'
import { signatureFacts } from '../content/signature.ts'
import { rollChance } from '../rules/odds.ts'
import { pingOf } from '../state.ts'
import type { Actor } from './actors.ts'
import { harmOf, isInRange } from './guns.ts'
import type { Scene } from './scene.ts'
import { isConcealedAt, isCovered, nearest, seesFrom } from './views.ts'
import { aims, places } from './weights.ts'

/** The most harm that all guns do at this distance. */
function mostHarm(by: Actor, to: Actor, gap: number, isConcealed: boolean): number {
  let most = 0
  for (const gun of by.guns) most = Math.max(most, harmOf(gun, to.mark, gap, isConcealed))
  return most
}

/** What it is worth to open a contact, if the dice do it. */
export function revealWorth(scene: Scene, foe: Actor): number {
  if (!foe.isPing) return aims.unstealth * foe.mark.whole * scene.factorOf(foe)
  return aims.reveal * foe.mark.whole + scene.perReveal * 0.8
}

/** DS-162 What a scan of it needs, before modifiers. */
export function scanDefense(scene: Scene, foe: Actor): number {
  const ping = pingOf(scene.state, foe.element)
  return ping === undefined ? foe.mark.def : signatureFacts[ping.signature].pingDefense
}

/** What its scanners could do from these discs. */
function bestScan(scene: Scene, actor: Actor, discs: readonly Disc[]): number {
  let best = 0
  for (const { action, skill } of actor.scans) {
    let sum = 0
    let left = action.rof
    for (const foe of scene.foes) {
      if (left === 0 || !(foe.isPing || foe.isStealthy)) continue
      const near = nearest(discs, foe)
      if (near === undefined || !isInRange(action, near.gap)) continue
      sum += rollChance(scanDefense(scene, foe) - skill + (foe.isPing ? 1 : 0), false) * revealWorth(scene, foe)
      left--
    }
    best = Math.max(best, sum)
  }
  return best
}

/** The best that it could do with its Action Points from these discs. */
export function bestStrike(scene: Scene, actor: Actor, discs: readonly Disc[]): number {
  let best = bestScan(scene, actor, discs)
  if (actor.guns.length === 0) return best
  for (const foe of scene.foes) {
    if (foe.isPing || foe.isStealthy) continue
    const near = nearest(discs, foe)
    if (near === undefined) continue
    const factor = scene.factorOf(foe)
    const open = mostHarm(actor, foe, near.gap, false) * factor
    if (open <= best || !seesFrom(scene.state, actor, near.from, foe, near.to)) continue
    const isConcealed = isConcealedAt(scene.state, near.from, foe, near.to)
    best = Math.max(best, isConcealed ? mostHarm(actor, foe, near.gap, true) * factor : open)
  }
  return best
}

/** Roughly what it could do after a move of so many inches: whom it could bring into range, seen or not. */
export function hopedStrike(scene: Scene, actor: Actor, discs: readonly Disc[], inches: number): number {
  let best = 0
  for (const foe of scene.foes) {
    const near = nearest(discs, foe)
    if (near === undefined) continue
    const gap = Math.max(0, near.gap - inches)
    if (foe.isPing || foe.isStealthy) {
      for (const { action, skill } of actor.scans) {
        if (!isInRange(action, gap)) continue
        best = Math.max(best, rollChance(scanDefense(scene, foe) - skill + 1, false) * revealWorth(scene, foe) * 1.3)
      }
    } else {
      const harm = mostHarm(actor, foe, gap, true) * scene.factorOf(foe)
      if (harm > best) best = harm * (isSeen(scene, actor, near.from, foe, near.to) ? 1 : 0.6)
    }
  }
  return best
}

const isSeen = ({ state }: Scene, actor: Actor, disc: Disc, foe: Actor, n: number): boolean =>
  seesFrom(state, actor, disc, foe, n)

/** How soon an enemy can do anything. */
function readiness(foe: Actor): number {
  if (foe.isPing) return foe.isFresh ? places.ping : places.ping * places.later
  return foe.isFresh || foe.isWatching ? 1 : places.later
}

/** What the enemy might do to it on this disc, on average. */
export function dangerAt(scene: Scene, actor: Actor, disc: Disc): number {
  const isConcealed = isCovered(scene.state, disc)
  let sum = 0
  for (const foe of scene.foes) {
    if (foe.guns.length === 0) continue
    const near = nearest([disc], foe)
    if (near === undefined) continue
    const ready = readiness(foe)
    const moved = mostHarm(foe, actor, Math.max(0, near.gap - foe.speed), isConcealed) * places.unseen
    const now = mostHarm(foe, actor, near.gap, isConcealed) * places.seen
    sum += ready * (now > moved && isSeen(scene, actor, disc, foe, near.to) ? now : moved)
  }
  return Math.min(actor.mark.whole, sum) * (actor.isStealthy ? 0.3 : 1) * places.danger
}
