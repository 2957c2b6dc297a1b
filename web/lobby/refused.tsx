// What was refused, as a sentence; nothing where nothing was.

import type { Refusal } from '@umpire/engine'
import type { ReactNode } from 'react'
import { sentence } from '../home/words.ts'

export const Refused = ({ refusal }: { readonly refusal: Refusal | undefined }): ReactNode =>
  refusal === undefined ? null : (
    <p className="refused" role="alert">
      {sentence(refusal.toString())}
    </p>
  )
