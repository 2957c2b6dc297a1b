// A commando's sheet on its seat's panel: wounds, adrenaline, move tokens, stance, and what it carries.

import { Icon } from '@umpire/board'
import type { ReactNode } from 'react'
import { commandos as sheets } from '../content/commandos.ts'
import { stanceCard } from '../content/stances.ts'
import { passivesText } from '../content/text/passive.ts'
import { commandoName } from '../names.ts'
import { moveTokens } from '../rules/costs.ts'
import { defenseOf, maxAdrenalineOf, speedOf, vitalityOf } from '../rules/passives.ts'
import type { State } from '../state.ts'
import type { Commando } from '../state/commando.ts'
import { letterOf } from './figures.tsx'
import { Kit } from './kit-list.tsx'
import { useWouldPay } from './what-if.ts'

const statusWords = {
  active: '',
  recovering: 'recovering',
  downed: 'down',
  exited: 'out, safe',
  killed: 'killed',
} as const

export const CommandoStats = ({
  state,
  commando,
  isOwn,
}: {
  readonly state: State
  readonly commando: Commando
  readonly isOwn: boolean
}): ReactNode => {
  const { id, status, wounds, initiative, hasActed } = commando
  const isActing = state.acting === id
  const isAlone = state.commandos.filter(({ seat }) => seat === commando.seat).length === 1
  const isGone = status === 'exited' || status === 'killed'
  const vitality = vitalityOf(state, commando)
  return (
    <section
      className={`sb-sheet-of ${isActing ? 'acting' : ''} ${isGone ? 'gone' : ''}`}
      aria-label={sheets.of(id).name}
    >
      <header>
        {isAlone ? null : <b className="sb-letter">{letterOf(state, commando)}</b>}
        <b className="sb-who">{commandoName(id)}</b>
        <small>{statusWords[status] || (hasActed ? 'acted' : sheets.of(id).rankName)}</small>
        {initiative === null || isGone ? null : (
          <span className={isActing ? 'pill accent' : 'pill'} title="Initiative">
            <Icon name="initiative" />
            {initiative}
          </span>
        )}
      </header>
      {isGone ? null : (
        <>
          <div className="stats">
            <span title="Wounds">
              <Icon name="wound" />
              <span className="pips sb-wounds" role="img" aria-label={`${wounds} of ${vitality} wounds`}>
                {Array.from({ length: vitality }, (_, n) => (
                  // The cells are a track: each is its place.
                  // oxlint-disable-next-line react/no-array-index-key
                  <i key={n} className={n < wounds ? 'on' : ''} />
                ))}
              </span>
              <small>
                {wounds} of {vitality}
              </small>
            </span>
          </div>
          <Adrenaline state={state} commando={commando} />
          <Stance state={state} commando={commando} />
          <Kit commando={commando} isOpen={isOwn || isActing} />
        </>
      )}
    </section>
  )
}

/** SB-044 What it has is known, but not how much it may take, while its stance is not. */
const Adrenaline = ({ state, commando }: { readonly state: State; readonly commando: Commando }): ReactNode => {
  const { stance, facedown, adrenaline } = commando
  if (stance !== null) return <AdrenalineBar state={state} commando={commando} />
  if (facedown === null) return null
  return (
    <div className="stats">
      <span title="Adrenaline">
        <Icon name="adrenaline" />
        <small>{adrenaline} adrenaline</small>
      </span>
    </div>
  )
}

/** SB-050, SB-051 What it has, what it would take, and the mark at Max. */
const AdrenalineBar = ({ state, commando }: { readonly state: State; readonly commando: Commando }): ReactNode => {
  const would = useWouldPay(state, commando.id)
  const { adrenaline } = commando
  const max = maxAdrenalineOf(commando)
  const cells = Math.max(max, adrenaline + would)
  const isFull = max > 0 && adrenaline + would >= max
  return (
    <div className="stats">
      <span title={isFull ? 'At Max: one red die more for enemies in melee' : 'Adrenaline'}>
        <Icon name="adrenaline" />
        <span
          className="sb-bar"
          role="img"
          aria-label={`${adrenaline} adrenaline of Max ${max}${would > 0 ? `, ${would} more would be taken` : ''}`}
        >
          {Array.from({ length: cells }, (_, n) => (
            // The cells are a track: each is its place.
            // oxlint-disable-next-line react/no-array-index-key
            <i key={n} className={`${cellOf(n, adrenaline, would)} ${n + 1 === max ? 'max' : ''}`} />
          ))}
        </span>
        <small className={isFull ? 'sb-full' : ''}>
          {adrenaline} of max {max}
        </small>
      </span>
    </div>
  )
}

const cellOf = (n: number, has: number, would: number): string => {
  if (n < has) return 'on'
  return n < has + would ? 'would' : ''
}

/** SB-045 Its five values; SB-073 the move tokens. */
const Stance = ({ state, commando }: { readonly state: State; readonly commando: Commando }): ReactNode => {
  const { stance, facedown, redTokens, turn } = commando
  const card = stance === null ? undefined : stanceCard(stance)
  return (
    <div className="stats sb-stance">
      <span title="Move tokens: red ones are used">
        <Icon name="run" />
        <span
          className="sb-moves"
          role="img"
          aria-label={`${moveTokens - redTokens} of ${moveTokens} cheap moves left`}
        >
          {Array.from({ length: moveTokens }, (_, n) => (
            // The tokens are a track: each is its place.
            // oxlint-disable-next-line react/no-array-index-key
            <i key={n} className={n < redTokens ? 'red' : ''} />
          ))}
        </span>
        {turn.points > 0 ? <small>{turn.points} MP</small> : null}
      </span>
      {facedown === null ? null : <Facedown isSeen={card !== undefined} />}
      {card === undefined ? null : (
        <>
          <b title={passivesText(card.special)}>{card.name}</b>
          <span className="numbers" title="Speed, Ranged Defense, Melee Defense">
            {speedOf(state, commando)} / {defenseOf(state, commando, 'ranged')} / {defenseOf(state, commando, 'melee')}
          </span>
        </>
      )}
    </div>
  )
}

/** SB-044 The back of a stance card, for those who have not seen its face and as a sign to those who have. */
const Facedown = ({ isSeen }: { readonly isSeen: boolean }): ReactNode => (
  <span className="sb-back" title={isSeen ? 'Facedown: the Overseer has not seen it' : 'Its stance lies facedown'}>
    <Icon name="hidden" />
    {isSeen ? null : 'Stance facedown'}
  </span>
)
