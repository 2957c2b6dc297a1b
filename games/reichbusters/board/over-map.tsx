// Windows that lie over the map and do not move with it: HTML, in the element that holds the map.

import { type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'

export const OverMap = ({ children }: { readonly children: ReactNode }): ReactNode => {
  const [group, setGroup] = useState<SVGGElement | null>(null)
  const host = group?.closest('.board')
  return (
    <>
      <g ref={setGroup} />
      {host === null || host === undefined ? null : createPortal(children, host)}
    </>
  )
}
