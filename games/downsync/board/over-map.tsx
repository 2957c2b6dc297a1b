// Windows that lie over the map and do not move with it: HTML, in the element that holds the map.

import { type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'

/** `within`: a part of that element, by its selector. */
export const OverMap = ({
  within,
  children,
}: {
  readonly within?: string
  readonly children: ReactNode
}): ReactNode => {
  const [group, setGroup] = useState<SVGGElement | null>(null)
  const board = group?.closest('.board')
  const host = within === undefined ? board : board?.querySelector(within)
  return (
    <>
      <g ref={setGroup} />
      {host === null || host === undefined ? null : createPortal(children, host)}
    </>
  )
}
