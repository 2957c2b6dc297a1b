// The id of a rule wherever one is cited: a click opens the rulebook there.

import type { RuleId } from '@umpire/engine'
import { createContext, type ReactNode, useContext } from 'react'

/** How the screen opens its rulebook at a rule. */
export const OpenRule = createContext<(rule: RuleId) => void>(() => undefined)

export const RuleLink = ({ rule }: { readonly rule: RuleId }): ReactNode => {
  const open = useContext(OpenRule)
  return (
    <button type="button" className="rule" aria-label={`Rule ${rule}`} onClick={() => open(rule)}>
      {rule}
    </button>
  )
}
