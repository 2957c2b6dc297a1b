// The alarm, once: a red light sweeps over the castle and the word stands over it for a moment.

import { Icon } from '@umpire/board'
import { type ReactNode, useEffect, useState } from 'react'
import type { State } from '../state.ts'
import { OverMap } from './over-map.tsx'

/** How long it stands, in milliseconds. */
const stands = 1800

/** It rings when the alarm comes while somebody looks on, not for those who come later. */
export const AlarmBell = ({ alarm }: Pick<State, 'alarm'>): ReactNode => {
  const [was, setWas] = useState(alarm)
  const [isRinging, setRinging] = useState(false)
  if (alarm !== was) {
    setWas(alarm)
    setRinging(alarm === 'post')
  }
  useEffect(() => {
    if (!isRinging) return undefined
    const timer = setTimeout(() => setRinging(false), stands)
    return () => clearTimeout(timer)
  }, [isRinging])
  return isRinging ? (
    <OverMap>
      <div className="rb-alarm-bell" role="alert">
        <p>
          <Icon name="alarm" /> Alarm!
        </p>
      </div>
    </OverMap>
  ) : null
}
