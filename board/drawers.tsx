// Drawers beside a board: a row of buttons, of which one at the most is open and shows below what lies in it.

import './drawers.css'
import { type ReactNode, useState } from 'react'
import { Icon } from './icon.tsx'

interface Drawer {
  readonly name: string
  /** The name of an icon. */
  readonly icon: string
  /** Drawn only while it is open. */
  readonly inside: ReactNode
}

/** A phone shows the panel by itself: there is room for an open drawer. */
const isSmall = (): boolean => matchMedia('(max-width: 60rem)').matches

export const Drawers = ({
  label,
  drawers,
  openOnPhone,
}: {
  /** What a screen reader says of all of them. */
  readonly label: string
  readonly drawers: readonly Drawer[]
  /** The one that is open at first on a phone; none if nothing is said. */
  readonly openOnPhone?: string
}): ReactNode => {
  const [open, setOpen] = useState(() => (isSmall() ? openOnPhone : undefined))
  const shown = drawers.find(({ name }) => name === open)
  return (
    <>
      <div className="drawers" role="group" aria-label={label}>
        {drawers.map(({ name, icon }) => (
          <button
            key={name}
            type="button"
            className={name === open ? 'on' : ''}
            aria-expanded={name === open}
            onClick={() => setOpen(name === open ? undefined : name)}
          >
            <Icon name={icon} />
            {name}
          </button>
        ))}
      </div>
      {shown === undefined ? null : (
        <div key={shown.name} className="drawer">
          {shown.inside}
        </div>
      )}
    </>
  )
}
