// Lists that somebody has saved in this browser, by name, as text that can be shared.

export interface KeptList {
  readonly name: string
  readonly text: string
}

const place = 'umpire downsync lists'

const isKept = (value: unknown): value is KeptList =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  'text' in value &&
  typeof value.name === 'string' &&
  typeof value.text === 'string'

/** What is kept may be missing, old, or forbidden to be read. */
export function keptLists(): readonly KeptList[] {
  try {
    const all: unknown = JSON.parse(localStorage.getItem(place) ?? '[]')
    return Array.isArray(all) ? all.filter(isKept) : []
  } catch {
    return []
  }
}

/** False: this browser keeps nothing. */
export function keepLists(lists: readonly KeptList[]): boolean {
  try {
    localStorage.setItem(place, JSON.stringify(lists))
    return true
  } catch {
    return false
  }
}

/** The lists with this one among them, instead of one of the same name. */
export const withList = (lists: readonly KeptList[], list: KeptList): readonly KeptList[] => [
  ...lists.filter(({ name }) => name !== list.name),
  list,
]
