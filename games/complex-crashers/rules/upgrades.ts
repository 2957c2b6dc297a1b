// Upgrade markers (CC-019, CC-227 to CC-230, CC-263): as many as working Reactors supply.

import type { Rules } from '@umpire/engine'
import { defenders } from '../content/defenders.ts'
import { reactors } from '../content/reactors.ts'
import { upgradeQuestion, upgradeRemovalQuestion } from '../questions/upgrades.ts'
import type { State } from '../state.ts'
import type { Reactor, Technology } from '../state/complex.ts'
import type { CrashersTable } from '../table.ts'
import { isWorking, technologyOf } from './units.ts'

/** CC-227 Only cards with something to upgrade. */
const canUpgrade = ({ card, isUpgraded }: Technology): boolean =>
  !isUpgraded && defenders.of(card).abilities.some((ability) => ability.isUpgrade === true)

/** CC-228, CC-229 A Reactor has just become both Online and revealed: its markers are placed. */
export function* upgradeBy(t: CrashersTable, reactor: Reactor): Rules {
  const { state } = t
  for (let left = reactors.of(reactor.card).upgrades; left > 0; left--) {
    const free = state.grid.filter(canUpgrade).map(({ card }) => card)
    if (free.length === 0) return
    const card = yield* t.choose(state.manager, upgradeQuestion, free)
    technologyOf(state, card).isUpgraded = true
    t.tell({ kind: 'upgraded', rule: 'CC-228', card })
  }
}

/** CC-263 The markers that Reactors supply now. */
const suppliedMarkers = (state: State): number =>
  state.reactors.reduce((sum, one) => (isWorking(one) ? sum + reactors.of(one.card).upgrades : sum), 0)

/** CC-230 When Reactors have gone Offline: what is no longer supplied goes, whichever markers those are. */
export function* removeUpgrades(t: CrashersTable): Rules {
  const { state } = t
  const placed = state.grid.filter(({ isUpgraded }) => isUpgraded).map(({ card }) => card)
  const surplus = placed.length - suppliedMarkers(state)
  if (surplus <= 0) return
  const removed = yield* t.chooseMany(state.manager, upgradeRemovalQuestion, placed, { least: surplus, most: surplus })
  for (const card of removed) {
    technologyOf(state, card).isUpgraded = false
    t.tell({ kind: 'upgrade removed', rule: 'CC-230', card })
  }
}
