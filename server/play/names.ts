// The names of the people at a match.

import type { Store } from '../store/store.ts'

/** For somebody who has been deleted. */
const nobody = 'Somebody who left'

export class Names {
  private readonly store: Store
  private readonly known = new Map<string, string>()

  constructor(store: Store) {
    this.store = store
  }

  /** Looks up those of them that are not known. */
  async learn(people: readonly string[]): Promise<void> {
    const unknown = people.filter((person) => !this.known.has(person))
    if (unknown.length === 0) return
    const found = await this.store.people(unknown)
    for (const { id, name } of found) this.known.set(id, name)
  }

  of(person: string): string {
    return this.known.get(person) ?? nobody
  }

  forget(person: string): void {
    this.known.delete(person)
  }
}
