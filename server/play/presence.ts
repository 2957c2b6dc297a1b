// Who has which match open, in this process and in the others. Only for show: nothing durable hangs on it.

/** Who has a match open: people by id, with how many pages each, and pages of those without a name. */
interface Company {
  readonly persons: Map<string, number>
  nameless: number
}

/** What another process has said of a match. */
interface Elsewhere {
  readonly persons: readonly string[]
  readonly nameless: number
}

/** What is said between processes has to be short: of so many people at most. Further ones are only counted. */
const mostNamed = 200

/** A process that has not been heard of for so long is gone. */
const silence = 15_000

export class Presence {
  private readonly process: string
  private readonly tell: (news: string) => void
  private readonly here = new Map<string, Company>()
  private readonly others = new Map<string, { heardAt: number; readonly matches: Map<string, Elsewhere> }>()

  constructor(process: string, tell: (news: string) => void) {
    this.process = process
    this.tell = tell
  }

  /** A page has opened a match; of somebody without a name: undefined. */
  came(match: string, person: string | undefined): void {
    const company = this.here.get(match) ?? { persons: new Map<string, number>(), nameless: 0 }
    this.here.set(match, company)
    if (person === undefined) company.nameless++
    else company.persons.set(person, (company.persons.get(person) ?? 0) + 1)
    this.say(match)
  }

  went(match: string, person: string | undefined): void {
    const company = this.here.get(match)
    if (company === undefined) return
    if (person === undefined) company.nameless--
    else {
      const pages = (company.persons.get(person) ?? 1) - 1
      if (pages === 0) company.persons.delete(person)
      else company.persons.set(person, pages)
    }
    if (company.nameless === 0 && company.persons.size === 0) this.here.delete(match)
    this.say(match)
  }

  isHere(match: string, person: string): boolean {
    return (
      this.here.get(match)?.persons.has(person) === true ||
      this.elsewhere(match).some(({ persons }) => persons.includes(person))
    )
  }

  /** How many have the match open and do not play in it. */
  watching(match: string, players: readonly string[]): number {
    const elsewhere = this.elsewhere(match)
    const company = this.here.get(match)
    const persons = new Set([...(company?.persons.keys() ?? []), ...elsewhere.flatMap((other) => other.persons)])
    for (const player of players) persons.delete(player)
    return elsewhere.reduce((sum, { nameless }) => sum + nameless, persons.size + (company?.nameless ?? 0))
  }

  private elsewhere(match: string): readonly Elsewhere[] {
    return this.others.size === 0 ? [] : [...this.others.values()].flatMap(({ matches }) => matches.get(match) ?? [])
  }

  // Between processes ------------------------------------------------------------------------------------------------

  private say(match: string): void {
    const company = this.here.get(match)
    const persons = [...(company?.persons.keys() ?? [])]
    const named = persons.slice(0, mostNamed)
    const others = (company?.nameless ?? 0) + persons.length - named.length
    this.tell(`here ${this.process} ${match} ${others} ${named.join(',')}`)
  }

  /** Asks the other processes who is at a match. */
  ask(match: string): void {
    this.tell(`who ${match}`)
  }

  asked(match: string): void {
    if (this.here.has(match)) this.say(match)
  }

  sayAlive(): void {
    this.tell(`alive ${this.process}`)
  }

  sayGone(): void {
    this.tell(`gone ${this.process}`)
  }

  heardHere(process: string, match: string, nameless: number, persons: readonly string[]): void {
    const other = this.heardAlive(process)
    if (persons.length === 0 && nameless === 0) other.matches.delete(match)
    else other.matches.set(match, { persons, nameless })
  }

  heardAlive(process: string) {
    const known = this.others.get(process) ?? { heardAt: 0, matches: new Map<string, Elsewhere>() }
    known.heardAt = Date.now()
    this.others.set(process, known)
    return known
  }

  /** Forgets a process that is gone; gives the matches at which somebody was there. */
  heardGone(process: string): readonly string[] {
    const matches = [...(this.others.get(process)?.matches.keys() ?? [])]
    this.others.delete(process)
    return matches
  }

  /** Forgets the processes that have been silent for too long. */
  forgetSilent(): readonly string[] {
    const before = Date.now() - silence
    const silent = [...this.others].filter(([, { heardAt }]) => heardAt < before)
    return silent.flatMap(([process]) => this.heardGone(process))
  }
}
