// The table's menu: what is needed now and then, and on a small screen what has no room in the bar.

import { Icon } from '@umpire/board'
import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { downloadGame } from '../store/download.ts'
import type { TableLink } from './table-link.ts'
import type { TopBarActions } from './top-bar.tsx'

export const TableMenu = ({
  link,
  onRedo,
  onRules,
  onSettings,
}: Pick<TopBarActions, 'onRedo' | 'onRules' | 'onSettings'> & { readonly link: TableLink }): ReactNode => {
  const [, go] = useLocation()
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger className="knob" aria-label="Menu">
        <Icon name="menu" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="float menu" align="end" sideOffset={6}>
          <Entry
            name="Save as a file"
            icon="save"
            onSelect={() => downloadGame({ record: link.record(), players: link.players })}
          />
          <Entry
            name="Replay so far"
            icon="replay"
            onSelect={() => void link.saved.then(() => go(`/replay/${link.id}`))}
          />
          <Entry name="Redo" icon="redo" isForSmall onSelect={onRedo} />
          <Entry name="Rulebook" icon="rules" isForSmall onSelect={onRules} />
          <Entry name="Settings" icon="settings" onSelect={onSettings} />
          <Entry name="Leave the table" icon="open-door" onSelect={() => go('/')} />
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

const Entry = ({
  name,
  icon,
  isForSmall = false,
  onSelect,
}: {
  name: string
  icon: string
  isForSmall?: boolean
  onSelect: () => void
}): ReactNode => (
  <DropdownMenu.Item className={`menu-item ${isForSmall ? 'for-small' : ''}`} onSelect={onSelect}>
    <span>
      <Icon name={icon} /> {name}
    </span>
  </DropdownMenu.Item>
)
