// What part of the drawing is in sight. The page moves and zooms it by the layer that the board is drawn in.

import type { Box } from '@umpire/board'
import { useLayoutEffect, useState } from 'react'

export interface VisiblePart extends Box {
  /** How large the drawing is seen: 0.5 is half its size. */
  readonly scale: number
}

/** `ref` goes to any group of the drawing. Undefined before that is on the screen. */
export function useVisiblePart(): {
  readonly ref: (group: SVGGElement | null) => void
  readonly part: VisiblePart | undefined
} {
  const [group, setGroup] = useState<SVGGElement | null>(null)
  const [part, setPart] = useState<VisiblePart>()
  useLayoutEffect(() => {
    const svg = group?.ownerSVGElement
    const layer = svg?.querySelector<SVGGElement>(':scope > g')
    if (svg === null || svg === undefined || layer === null || layer === undefined) return undefined
    const look = (): void => setPart(partOf(svg, layer))
    look()
    const moves = new MutationObserver(look)
    moves.observe(layer, { attributes: true, attributeFilter: ['transform'] })
    const sizes = new ResizeObserver(look)
    sizes.observe(svg)
    return () => {
      moves.disconnect()
      sizes.disconnect()
    }
  }, [group])
  return { ref: setGroup, part }
}

function partOf(svg: SVGSVGElement, layer: SVGGElement): VisiblePart | undefined {
  const matrix = layer.getCTM()
  if (matrix === null || matrix.a === 0) return undefined
  const { a: scale, e, f } = matrix
  return { x: -e / scale, y: -f / scale, width: svg.clientWidth / scale, height: svg.clientHeight / scale, scale }
}
