// The settings, in a dialog: used on the home page and at the table.

import type { ReactNode } from 'react'
import { Dialog } from './dialog.tsx'
import { Choice, Switch, TextField } from './fields.tsx'
import {
  changeSettings,
  cleanName,
  defaults,
  longestName,
  motions,
  type Settings,
  speeds,
  themes,
  useSettings,
} from './settings.ts'
import './settings-dialog.css'

const themeWords = { system: 'As the system', dark: 'Dark', light: 'Light' } as const
const motionWords = { system: 'As the system', still: 'Still' } as const
const speedWords = (speed: Settings['speed']): string => (speed === 'at once' ? 'At once' : `${speed}x`)

export const SettingsDialog = ({
  isOpen,
  onClose,
}: {
  readonly isOpen: boolean
  readonly onClose: () => void
}): ReactNode => {
  const now = useSettings((settings) => settings)
  const close = (): void => {
    changeSettings({ playerName: cleanName(now.playerName, defaults.playerName) })
    onClose()
  }
  return (
    <Dialog title="Settings" isOpen={isOpen} onClose={close}>
      <div className="settings">
        <TextField
          label="Your name"
          value={now.playerName}
          longest={longestName}
          placeholder={defaults.playerName}
          onChange={(playerName) => changeSettings({ playerName })}
        />
        <Choice
          label="Theme"
          values={themes}
          value={now.theme}
          words={(theme) => themeWords[theme]}
          onChange={(theme) => changeSettings({ theme })}
        />
        <Choice
          label="Motion"
          values={motions}
          value={now.motion}
          words={(motion) => motionWords[motion]}
          onChange={(motion) => changeSettings({ motion })}
        />
        <Choice
          label="How fast events follow each other"
          values={speeds}
          value={now.speed}
          words={speedWords}
          onChange={(speed) => changeSettings({ speed })}
        />
        <div className="settings-switches">
          <Switch label="Sound" isOn={now.sound} onChange={(sound) => changeSettings({ sound })} />
          <Switch
            label="Confirm clicks"
            about="The first click shows what would happen, the second one answers."
            isOn={now.confirmClicks}
            onChange={(confirmClicks) => changeSettings({ confirmClicks })}
          />
          <Switch
            label="Show what is not possible"
            about="Options that a rule forbids stay in sight, with the reason."
            isOn={now.showBlocked}
            onChange={(showBlocked) => changeSettings({ showBlocked })}
          />
        </div>
      </div>
    </Dialog>
  )
}
