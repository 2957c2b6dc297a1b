// The Overseer's panel: the energy pool with its marks, and the six tiles of the dashboard.

import { Icon, ThingButton } from '@umpire/board'
import type { ReactNode } from 'react'
import { type TileId, tiles } from '../content/dashboard.ts'
import { forTeam } from '../content/team.ts'
import { tileText } from '../content/text/dashboard.ts'
import { isReady, tileCost, tileWith } from '../rules/dashboard.ts'
import type { DashboardTile, State } from '../state.ts'
import { tileThing } from '../things.ts'
import { nextEnergy } from './next-energy.ts'
import { useWouldPay } from './what-if.ts'

/** On the seat's panel, in short: the whole dashboard lies beside the board. */
export const OverseerStats = ({ state }: { readonly state: State }): ReactNode => {
  const ready = state.tiles.filter(({ id }) => isReady(state, id)).length
  return (
    <div className="stats">
      <span>
        <Icon name="charge" className="sb-energy-icon" />
        {state.energy} <small>energy, +{nextEnergy(state).more} next round</small>
      </span>
      <span>
        <Icon name="ready" />
        {ready} <small>of {state.tiles.length} tiles ready</small>
      </span>
    </div>
  )
}

/** Beside the board, where everybody has it in sight: the pool and all tiles. */
export const Dashboard = ({ state }: { readonly state: State }): ReactNode => (
  <section className="sb-dashboard" aria-label="Overseer">
    <Energy state={state} />
    <div className="sb-dash" role="group" aria-label="Dashboard">
      {state.tiles.map((tile) => (
        <Tile key={tile.id} state={state} tile={tile} />
      ))}
    </div>
    <p className="sb-dash-note">
      <span>filled: ready</span>
      <ClonePoints state={state} />
    </p>
  </section>
)

/** SB-178 How many of its points Clone Reinforcements has brought in this round. */
const ClonePoints = ({ state }: { readonly state: State }): ReactNode => {
  const tile = tileWith(state, 'clone-reinforcements')
  if (tile === undefined) return null
  return (
    <span>
      <Icon name="spawn" /> {state.clonePoints} of {forTeam(tile.effect.points, state.terms.n)} Clone points
    </span>
  )
}

const Energy = ({ state }: { readonly state: State }): ReactNode => {
  const spent = Math.min(useWouldPay(state, 'overseer'), state.energy)
  const { energyMinimum, poolCap } = state.terms
  const { next, more } = nextEnergy(state)
  const cells = Math.max(poolCap, state.energy)
  return (
    <div className="sb-energy">
      <p>
        <span className="label">Energy</span>
        <span className="num">
          {state.energy} <small>+{more} next round</small>
        </span>
      </p>
      <div
        className="pool"
        role="img"
        aria-label={`${state.energy} energy, ${next} next round, minimum ${energyMinimum}, cap ${poolCap}`}
      >
        {Array.from({ length: cells }, (_, n) => (
          // The cells are a track: each is its place.
          // oxlint-disable-next-line react/no-array-index-key
          <i key={n} className={cellClass(n, state.energy, spent, next)} />
        ))}
        <Mark name="min" at={energyMinimum} cells={cells} />
        <Mark name="cap" at={poolCap} cells={cells} />
      </div>
    </div>
  )
}

const Mark = ({
  name,
  at,
  cells,
}: {
  readonly name: 'min' | 'cap'
  readonly at: number
  readonly cells: number
}): ReactNode => (
  <span className={`mark ${at === cells ? 'last' : ''}`} style={{ left: `${(100 * at) / cells}%` }}>
    {name} {at}
  </span>
)

function cellClass(n: number, has: number, spent: number, next: number): string {
  if (n < has - spent) return 'on'
  if (n < has) return 'spent'
  return n < next ? 'next' : ''
}

const Tile = ({
  state,
  tile: { id, tokens, used },
}: {
  readonly state: State
  readonly tile: DashboardTile
}): ReactNode => {
  const ready = isReady(state, id)
  const { name, refresh, interrupt } = tiles.of(id)
  return (
    <ThingButton
      id={tileThing(id)}
      label={tileLabel(state, id, tokens)}
      className={`sb-tile ${ready ? 'ready' : 'committed'} ${used ? 'used' : ''}`}
    >
      <span className="name" title={tileText(tiles.of(id), state.terms.n)}>
        {interrupt ? <Icon name="reaction" /> : null}
        {name.replace('Clone ', '')}
        {tokens > 0 ? (
          <small>
            {'●'.repeat(Math.min(tokens, 5))}
            {tokens > 5 ? tokens : ''} -{refresh}
          </small>
        ) : null}
      </span>
      <span className="cost">{tileCost(state, id)}</span>
    </ThingButton>
  )
}

function tileLabel(state: State, id: TileId, tokens: number): string {
  const tile = tiles.of(id)
  const how = tokens === 0 ? 'ready' : `committed, ${tokens} tokens, ${tile.refresh} off each round`
  return `${tile.name}, ${how}, costs ${tileCost(state, id)}: ${tileText(tile, state.terms.n)}`
}
