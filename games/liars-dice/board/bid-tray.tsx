// The tray: a bid is a number and a face, each a thing to click. It is bright while a bid is asked.

import { Thing, useBoard } from '@umpire/board'
import type { ReactNode } from 'react'
import { TableDie } from './die.tsx'
import { facesY, tray } from './places.ts'

const token = 36
const faces = [1, 2, 3, 4, 5, 6]

export const BidTray = ({ dice }: { readonly dice: number }): ReactNode => {
  const isAsked = useBoard(({ choosing }) => choosing.ask?.name === 'bid')
  const top = tray.y - 32
  const body = { x: tray.x, width: tray.width, height: facesY(dice) + 36 - top, rx: 14 }
  const numbers = Array.from({ length: dice }, (_, n) => n + 1)
  return (
    <g className={isAsked ? 'tray asked' : 'tray'}>
      <rect className="tray-shadow" {...body} x={tray.x + 6} y={top + 8} />
      <rect className="tray-body" {...body} y={top} />
      <text className="tray-words" x={tray.words} y={tray.y + 6}>
        How many
      </text>
      <text className="tray-words" x={tray.words} y={facesY(dice) + 6}>
        Of which face
      </text>
      {numbers.map((number) => (
        <NumberThing key={number} number={number} />
      ))}
      {faces.map((face) => (
        <FaceThing key={face} face={face} dice={dice} />
      ))}
    </g>
  )
}

const NumberThing = ({ number }: { readonly number: number }): ReactNode => {
  const x = tray.tokens + ((number - 1) % tray.perRow) * tray.pitch
  const y = tray.y + Math.floor((number - 1) / tray.perRow) * tray.pitch
  return (
    <Thing
      id={`count-${number}`}
      label={number === 1 ? '1 die' : `${number} dice`}
      box={{ x: x - token / 2, y: y - token / 2, width: token, height: token }}
    >
      <rect className="token-foot" x={x - token / 2} y={y - token / 2 + 4} width={token} height={token} rx="8" />
      <rect className="token" x={x - token / 2} y={y - token / 2} width={token} height={token} rx="8" />
      <text className="token-number" x={x} y={y + 8} textAnchor="middle">
        {number}
      </text>
    </Thing>
  )
}

const FaceThing = ({ face, dice }: { readonly face: number; readonly dice: number }): ReactNode => {
  const x = tray.tokens + 4 + (face - 1) * 72
  const y = facesY(dice)
  return (
    <Thing id={`face-${face}`} label={`Face ${face}`} box={{ x: x - 26, y: y - 26, width: 52, height: 52 }}>
      <TableDie face={face} x={x} y={y} size={46} />
    </Thing>
  )
}
