// What is measured on the table may be laid over it or left away; the choice is kept in this browser.

import { useCallback, useState } from 'react'

export type Layer = 'sight' | 'ranges' | 'rings' | 'threat' | 'names'

export interface LayerFacts {
  readonly id: Layer
  readonly name: string
  readonly about: string
}

export const layers: readonly LayerFacts[] = [
  { id: 'sight', name: 'Sight', about: 'Lines of sight, and what stops or conceals them' },
  { id: 'ranges', name: 'Ranges', about: '6″, 16″ and the reach of what is fired' },
  { id: 'rings', name: '2″ rings', about: 'Where Pings are forced open, and where they may not go' },
  { id: 'threat', name: 'Threat', about: 'Where enemy Units that have still to act could shoot' },
  { id: 'names', name: 'Names', about: 'What Units are called' },
]

const place = 'umpire downsync layers'
const usual: readonly Layer[] = ['sight', 'ranges', 'rings', 'names']

/** What is kept may be missing, old, or forbidden to be read. */
function kept(): readonly Layer[] {
  try {
    const text = localStorage.getItem(place)
    if (text === null) return usual
    const names = text.split(' ')
    return layers.map(({ id }) => id).filter((id) => names.includes(id))
  } catch {
    return usual
  }
}

function keep(on: readonly Layer[]): void {
  try {
    localStorage.setItem(place, on.join(' '))
  } catch {
    // Without a store the choice lasts as long as the table is open.
  }
}

export interface Layers {
  readonly on: ReadonlySet<Layer>
  readonly toggle: (layer: Layer) => void
}

export function useLayers(): Layers {
  const [on, setOn] = useState<readonly Layer[]>(kept)
  const toggle = useCallback((layer: Layer): void => {
    setOn((before) => {
      const next = before.includes(layer) ? before.filter((one) => one !== layer) : [...before, layer]
      keep(next)
      return next
    })
  }, [])
  return { on: new Set(on), toggle }
}
