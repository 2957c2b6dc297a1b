// The table's menu: what is needed now and then, and on a small screen what has no room in the bar.

import { Icon } from '@umpire/board'
import { Refusal } from '@umpire/engine'
import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { TogetherEntries } from '../online/together-entries.tsx'
import { downloadGame } from '../store/download.ts'
import { MenuEntry } from './menu-entry.tsx'
import type { TableLink, TableState } from './table-link.ts'
import type { TopBarActions } from './top-bar.tsx'

/** Where the record is not to be had, the table itself says why. */
async function save(link: TableLink): Promise<void> {
  const record = await link.record()
  if (!(record instanceof Refusal)) downloadGame({ record, players: link.players })
}

export const TableMenu = ({
  link,
  state: { together },
  onRedo,
  onRules,
  onSettings,
  onLink,
  onResign,
}: Pick<TopBarActions, 'onRedo' | 'onRules' | 'onSettings' | 'onLink' | 'onResign'> & {
  readonly link: TableLink
  readonly state: TableState
}): ReactNode => {
  const [, go] = useLocation()
  const isOver = together?.room.status === 'over'
  const replay = async (): Promise<void> => {
    await link.saved
    const id = link.together === undefined ? link.id : await link.together.keep()
    if (id !== undefined) go(`/replay/${id}`)
  }
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger className="knob" aria-label="Menu">
        <Icon name="menu" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="float menu" align="end" sideOffset={6}>
          {together === undefined || link.together === undefined ? null : (
            <TogetherEntries acts={link.together} together={together} onLink={onLink} onResign={onResign} />
          )}
          {together === undefined || isOver ? (
            <>
              <MenuEntry name="Save as a file" icon="save" onSelect={() => void save(link)} />
              <MenuEntry name={isOver ? 'Replay' : 'Replay so far'} icon="replay" onSelect={() => void replay()} />
            </>
          ) : null}
          {together === undefined ? <MenuEntry name="Redo" icon="redo" isForSmall onSelect={onRedo} /> : null}
          <MenuEntry name="Rulebook" icon="rules" isForSmall onSelect={onRules} />
          <MenuEntry name="Settings" icon="settings" onSelect={onSettings} />
          <MenuEntry
            name="Leave the table"
            icon="open-door"
            onSelect={() => go(together === undefined ? '/' : '/together')}
          />
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
