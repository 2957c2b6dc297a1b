// The address of the PostgreSQL database through which machines share the games of studies.

import { Refusal } from '@umpire/engine'

export function readAddress(text: string): URL | Refusal {
  const address = URL.canParse(text) ? new URL(text) : undefined
  return address !== undefined && /^postgres(ql)?:$/.test(address.protocol)
    ? address
    : new Refusal('malformed', `--queue takes the address of a database: postgres://user@host/name, not "${text}"`)
}

/** Without the password, for whoever looks at the screen. */
export function shownAddress(address: URL): string {
  const shown = new URL(address)
  shown.password = ''
  shown.search = ''
  return shown.href
}
