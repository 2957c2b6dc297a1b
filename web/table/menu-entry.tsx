// One entry of the table's menu.

import { Icon } from '@umpire/board'
import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'

export const MenuEntry = ({
  name,
  icon,
  isForSmall = false,
  onSelect,
}: {
  readonly name: string
  readonly icon: string
  /** True: it has a knob of its own where there is room. */
  readonly isForSmall?: boolean
  readonly onSelect: () => void
}): ReactNode => (
  <DropdownMenu.Item className={`menu-item ${isForSmall ? 'for-small' : ''}`} onSelect={onSelect}>
    <span>
      <Icon name={icon} /> {name}
    </span>
  </DropdownMenu.Item>
)
