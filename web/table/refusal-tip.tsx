// Why not: a tip at the thing that was clicked, with the reason and its rule.

import { useBoard, useBoardStore } from '@umpire/board'
import type { ReactNode } from 'react'
import { RuleLink } from '../rulebook/rule-link.tsx'
import { sentence } from './names.ts'

export const RefusalTip = (): ReactNode => {
  const store = useBoardStore()
  const tip = useBoard((state) => state.tip)
  if (tip === undefined) return null
  const { about, blocked, at } = tip
  const isLow = at.y > 140
  return (
    <div
      className={`tip no ${isLow ? 'above' : 'below'}`}
      role="alert"
      style={{ left: `clamp(9rem, ${at.x}px, calc(100vw - 9rem))`, top: at.y }}
      onPointerEnter={({ pointerType }) => (pointerType === 'touch' ? undefined : store.holdTip(true))}
      onPointerLeave={({ pointerType }) => (pointerType === 'touch' ? undefined : store.holdTip(false))}
    >
      <b>Not possible{about === '' ? '' : `: ${about}`}.</b> {sentence(blocked.reason)}{' '}
      {blocked.rule === undefined ? null : <RuleLink rule={blocked.rule} />}
    </div>
  )
}
