// Where everything lies on the table of Liar's Dice: seats round it, the bid in the middle, the tray below.

import type { Box, Size } from '@umpire/board'
import { type Seat, seatsOf, type Viewer } from '@umpire/engine'

export interface Spot {
  readonly x: number
  readonly y: number
}

const width = 900
export const middle: Spot = { x: width / 2, y: 286 }
export const rim = { x: 404, y: 250 }
const reach = { x: 0.72, y: 0.66 }

/** The tray, from which a bid is put together. */
export const tray = { x: 130, y: 620, width: 640, words: 150, tokens: 296, perRow: 10, pitch: 47 }

export const trayRows = (dice: number): number => Math.ceil(dice / tray.perRow)

/** Where the faces of the tray lie. */
export const facesY = (dice: number): number => tray.y + 16 + trayRows(dice) * tray.pitch

export const sizeOf = (dice: number): Size => ({ width, height: facesY(dice) + 52 })

/** A small screen shows the bid, the own dice and the tray. */
export const focusOf = (dice: number): Box => ({ x: 120, y: 176, width: 660, height: sizeOf(dice).height - 176 })

/** The seat that sits in front: the viewer's own, else the first. */
export const frontOf = (viewer: Viewer): number => (typeof viewer === 'number' ? viewer : 0)

/** The seats and where their dice lie, clockwise from the front. */
export function places(viewer: Viewer, count: number): readonly { readonly seat: Seat; readonly spot: Spot }[] {
  const front = frontOf(viewer)
  return seatsOf(count).map((seat) => {
    const turn = ((seat - front + count) % count) / count
    const angle = Math.PI / 2 + turn * 2 * Math.PI
    return {
      seat,
      spot: {
        x: middle.x + Math.cos(angle) * rim.x * reach.x,
        y: middle.y + Math.sin(angle) * rim.y * (turn === 0 ? 0.74 : reach.y),
      },
    }
  })
}
