// The head of the home page: our mark, where one can go, sound, settings, and who is here.

import { Icon } from '@umpire/board'
import { type ReactNode, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { useLastMe } from '../lobby/me.ts'
import { SettingsDialog } from '../settings/settings-dialog.tsx'
import { changeSettings, useSettings } from '../settings/settings.ts'

const places = [
  {
    name: 'Play',
    to: '/',
    icon: 'play',
    isHere: (path: string) => path === '/' || (path.startsWith('/new/') && !path.endsWith('/together')),
  },
  {
    name: 'Together',
    to: '/together',
    icon: 'seats',
    isHere: (path: string) => path.endsWith('/together') || path.startsWith('/match/'),
  },
  { name: 'My games', to: '/games', icon: 'layers', isHere: (path: string) => path === '/games' },
  { name: 'Lab', to: '/lab', icon: 'odds', isHere: (path: string) => path.startsWith('/lab') },
  {
    name: 'Rulebooks',
    to: '/rulebooks',
    icon: 'rules',
    isHere: (path: string) => path === '/rulebooks' || path.startsWith('/rules/'),
  },
] as const

export const Header = (): ReactNode => {
  const [path] = useLocation()
  const sound = useSettings((settings) => settings.sound)
  const me = useLastMe()
  const [isSetting, setSetting] = useState(false)
  return (
    <header className="home-head">
      <Link className="brand" href="/">
        <Icon name="umpire" />
        Umpire
      </Link>
      <nav aria-label="Umpire">
        {places.map(({ name, to, icon, isHere }) => (
          <Link
            key={to}
            href={to}
            className={isHere(path) ? 'on' : ''}
            aria-current={isHere(path) ? 'page' : undefined}
          >
            <Icon name={icon} />
            {name}
          </Link>
        ))}
      </nav>
      <div className="knobs">
        <button type="button" className={sound ? 'knob on' : 'knob'} onClick={() => changeSettings({ sound: !sound })}>
          <Icon name="sound" />
          <span>
            <span className="vh">Sound </span>
            {sound ? 'On' : 'Off'}
          </span>
        </button>
        <button type="button" className="knob" aria-label="Settings" onClick={() => setSetting(true)}>
          <Icon name="settings" />
        </button>
        <Link className="knob me-knob" href="/me" aria-current={path === '/me' ? 'page' : undefined}>
          <Icon name="person" />
          <span>{me?.name ?? 'Sign in'}</span>
        </Link>
      </div>
      <SettingsDialog isOpen={isSetting} onClose={() => setSetting(false)} />
    </header>
  )
}
