// The card of a module, as it lies in a mech, in the shop or in the hand.

import { BoardIcon } from '@umpire/board'
import { memo, type ReactNode } from 'react'
import { typeOf } from '../content/catalogue.ts'
import type { TypeId } from '../content/module-type.ts'
import { hasConnection, sides } from '../rules/building.ts'
import { Foot } from './card-foot.tsx'
import { DoneTick, FittedText, HealthBar, HealthMark, MiniNumbers, Note, ShieldMark } from './card-marks.tsx'
import { fitted, type Measures, measuresOf } from './module-face.ts'
import { gapOf } from './packing.ts'
import { Picture } from './pictures/picture.tsx'

export interface ModuleCardProps {
  readonly type: TypeId
  /** How wide it is drawn. */
  readonly card: number
  readonly turned?: number
  /** Bit n: linked across side n (N, E, S, W). */
  readonly links?: number
  /** Health as it is now, and how much of it is left. */
  readonly health: number
  readonly left: number
  readonly mobility: number
  readonly isHalved?: boolean
  /** What linked modules add to its damage. */
  readonly aim?: number
  readonly shield?: number
  readonly isBroken?: boolean
  readonly isActivated?: boolean
  /** Why it does nothing just now: `jammed`. */
  readonly note?: string
  /** It would be attached here: its links reach over to its neighbours. */
  readonly isGhost?: boolean
}

/** A card with nothing on it but what is printed. */
export const printedOf = (type: TypeId): Pick<ModuleCardProps, 'type' | 'health' | 'left' | 'mobility'> => {
  const { health, mobility } = typeOf(type)
  return { type, health, left: health, mobility }
}

export const ModuleCard = memo((props: ModuleCardProps): ReactNode => {
  const { type, card, turned = 0, links = 0, isBroken = false, isGhost = false } = props
  const size = measuresOf(card)
  return (
    <g className="mm-card">
      <rect className="shadow" x={card * 0.035} y={card * 0.06} width={card} height={card} rx="7" />
      <Couplings type={type} card={card} turned={turned} links={links} reach={isGhost ? gapOf(card) : 0} />
      <rect className={isBroken ? 'plate broken' : 'plate'} width={card} height={card} rx={size.isMini ? 5 : 7} />
      {isBroken ? <BrokenFace type={type} size={size} /> : <Face {...props} size={size} />}
    </g>
  )
})

/** A coupling for each connection: brass where it is linked, grey where it is open. */
const Couplings = ({
  type,
  card,
  turned,
  links,
  reach,
}: {
  readonly type: TypeId
  readonly card: number
  readonly turned: number
  readonly links: number
  readonly reach: number
}): ReactNode => {
  const isLinked = (side: number): boolean => ((links >> side) & 1) === 1
  const depthOf = (side: number): number => Math.max(card * 0.068, isLinked(side) ? reach : 0)
  return sides
    .filter((side) => hasConnection(type, turned, side))
    .map((side) => (
      <rect
        key={side}
        className={isLinked(side) ? 'coupling linked' : 'coupling'}
        x={card * 0.37}
        y={-depthOf(side)}
        width={card * 0.26}
        height={depthOf(side)}
        rx="1.5"
        transform={`rotate(${side * 90} ${card / 2} ${card / 2})`}
      />
    ))
}

const BrokenFace = ({ type, size }: { readonly type: TypeId; readonly size: Measures }): ReactNode => {
  const { card } = size
  const crack = `M${card * 0.55} 2 ${card * 0.4} ${card * 0.3}l${card * 0.18} ${card * 0.14}-${card * 0.22} ${card * 0.22} ${card * 0.12} ${card * 0.3}`
  const name = fitted(typeOf(type).name, size.name, card - 10)
  return (
    <>
      <path className="crack-shade" d={crack} />
      <path className="crack" d={crack} />
      {size.isMini ? (
        <BoardIcon name="broken" x={card * 0.3} y={card * 0.3} size={card * 0.4} color="#d9c3b4" />
      ) : (
        <>
          <rect
            className="strip"
            x="1.5"
            y={size.nameY - size.nameHeight * 0.7}
            width={card - 3}
            height={size.nameHeight * 2.2}
          />
          <FittedText
            className="broken-name"
            x={card / 2}
            y={size.nameY + size.name * 0.25}
            size={size.name}
            {...name}
          />
          <text className="broken-word" x={card / 2} y={size.nameY + size.name * 1.4} fontSize={size.text}>
            broken
          </text>
        </>
      )}
    </>
  )
}

const Face = (props: ModuleCardProps & { readonly size: Measures }): ReactNode => {
  const { type, size, health, left, shield = 0, isActivated = false, note = '' } = props
  const { card, band } = size
  const { kind, name, cost } = typeOf(type)
  const corner = size.isMini ? 4 : 6
  return (
    <g className={isActivated ? 'face done' : 'face'}>
      <rect className="sheen" x="1.5" y="1.5" width={card - 3} height={card * 0.55} rx="6" />
      <path
        className={`band ${kind}`}
        d={`M${corner + 1} 1h${card - 2 * corner - 2}a${corner} ${corner} 0 0 1 ${corner} ${corner}v${band - corner - 1}H1v-${band - corner - 1}a${corner} ${corner} 0 0 1 ${corner}-${corner}z`}
      />
      <rect className="gleam" x="6" y="2.5" width={card - 12} height="2" rx="1" />
      {size.isTiny ? null : (
        <g className="art">
          <Picture type={type} x={card / 2} y={size.pictureY} scale={size.pictureScale} />
        </g>
      )}
      {left < health ? <HealthBar size={size} share={left / health} /> : null}
      {size.isMini ? (
        <MiniNumbers size={size} left={left} shield={shield} isActivated={isActivated} />
      ) : (
        <>
          <rect className="cost-mark" x="3.5" y="3" width={size.costWidth} height={size.costHeight} rx="5" />
          <text
            className="cost-text"
            x={3.5 + size.costWidth / 2}
            y={3 + size.costHeight / 2 + size.number * 0.36}
            fontSize={size.number}
          >
            ${cost}
          </text>
          <HealthMark
            x={card - size.health - 2}
            y={size.health + 1}
            radius={size.health}
            number={size.number}
            left={left}
          />
          {shield > 0 ? <ShieldMark x={card - size.health - 2} y={band + 16} points={shield} /> : null}
          <rect className="strip" x="1.5" y={size.nameY} width={card - 3} height={size.nameHeight} />
          <FittedText
            className="name"
            x={card / 2}
            y={size.nameY + size.nameHeight / 2 + size.name * 0.34}
            size={size.name}
            {...fitted(name, size.name, card - 8)}
          />
          <Foot {...props} />
          {isActivated ? (
            <DoneTick
              x={shield > 0 ? size.icon + 3 : card - size.icon - 3}
              y={band + size.icon + 3}
              radius={size.icon - 1}
            />
          ) : null}
          {note === '' ? null : <Note card={card} y={band + 4} text={note} />}
        </>
      )}
    </g>
  )
}
