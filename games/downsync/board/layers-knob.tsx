// The knob over the zoom bar: what is laid over the table, and looking from any point.

import { Icon } from '@umpire/board'
import { type ReactNode, useState } from 'react'
import { layers, type Layers } from './layers.ts'
import { OverMap } from './over-map.tsx'

export const LayersKnob = ({
  layers: { on, toggle },
  isLooking,
  onLook,
}: {
  readonly layers: Layers
  /** Whether somebody looks from a point of the table. */
  readonly isLooking: boolean
  readonly onLook: () => void
}): ReactNode => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <OverMap within=".zoombar">
        <button
          type="button"
          className={isLooking ? 'knob ds-knob on' : 'knob ds-knob'}
          aria-label="Look from any point"
          aria-pressed={isLooking}
          title="Look from any point"
          onClick={onLook}
        >
          <Icon name="reveal" />
        </button>
        <button
          type="button"
          className={isOpen ? 'knob ds-knob on' : 'knob ds-knob'}
          aria-label="Layers"
          aria-expanded={isOpen}
          title="Layers"
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="layers" />
        </button>
      </OverMap>
      {isOpen ? (
        <OverMap>
          <section className="float ds-layers" aria-label="Layers">
            {layers.map(({ id, name, about }) => (
              <label key={id} title={about}>
                <input type="checkbox" checked={on.has(id)} onChange={() => toggle(id)} />
                <span>
                  {name}
                  <small>{about}</small>
                </span>
              </label>
            ))}
          </section>
        </OverMap>
      ) : null}
    </>
  )
}
