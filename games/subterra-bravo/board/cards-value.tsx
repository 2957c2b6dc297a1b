// A number on a card that is read, under its name.

import type { ReactNode } from 'react'

export const Value = ({ name, value }: { readonly name: string; readonly value: number | string }): ReactNode => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)
