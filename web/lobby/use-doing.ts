// Something that a person has asked for and that takes a moment: whether it is under way, and why it was refused.

import type { Refusal } from '@umpire/engine'
import { useState } from 'react'

export interface Doing {
  readonly isDoing: boolean
  readonly refused: Refusal | undefined
  /** Takes note of how it goes; true where it was done. */
  readonly follow: (asking: Promise<Refusal | undefined>) => Promise<boolean>
}

export function useDoing(): Doing {
  const [{ isDoing, refused }, setDoing] = useState<Pick<Doing, 'isDoing' | 'refused'>>({
    isDoing: false,
    refused: undefined,
  })
  const follow = async (asking: Promise<Refusal | undefined>): Promise<boolean> => {
    setDoing({ isDoing: true, refused: undefined })
    const refusal = await asking
    setDoing({ isDoing: false, refused: refusal })
    return refusal === undefined
  }
  return { isDoing, refused, follow }
}
