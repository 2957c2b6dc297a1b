// Taking oneself to another device, by a link that is good once.

import { Icon } from '@umpire/board'
import { Refusal } from '@umpire/engine'
import { type ReactNode, useState } from 'react'
import { CopyField } from '../../settings/copy-field.tsx'
import { personalLink } from '../api.ts'
import { useDoing } from '../use-doing.ts'
import { Card } from './card.tsx'

export const Devices = (): ReactNode => {
  const [address, setAddress] = useState('')
  const { isDoing, refused, follow } = useDoing()
  const make = async (): Promise<Refusal | undefined> => {
    const link = await personalLink()
    if (link instanceof Refusal) return link
    setAddress(new URL(`/carry#${link.token}`, location.href).href)
    return undefined
  }
  return (
    <Card
      title="Another device"
      about="A personal link takes you and your seats along to your phone or another browser, beside this one."
      refused={refused}
    >
      {address === '' ? null : (
        <CopyField
          label="Personal link"
          text={address}
          note="Good once, within an hour. Whoever opens it plays as you: pass it to nobody."
        />
      )}
      <button type="button" className="btn" disabled={isDoing} onClick={() => void follow(make())}>
        <Icon name="link" />
        {address === '' ? 'Make a personal link' : 'Make another one'}
      </button>
    </Card>
  )
}
