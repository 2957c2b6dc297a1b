// Plain data: what a state is made of, how it is copied and compared.

/** What survives JSON unchanged: no classes, no functions, no Map or Set, no undefined inside. */
export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain }

/**
 * A copy of plain data that shares nothing with it. A game with a large state writes a faster one for its own shape
 * (`Game.copy`); the conformance suite checks that it shares nothing either.
 */
export function copyPlain<T>(value: T): T {
  return typeof value === 'object' && value !== null ? copyObject(value) : value
}

function copyObject<T extends object>(value: T): T {
  const copy = Array.isArray(value) ? (value.slice() as T) : { ...value }
  for (const key in copy) {
    const part = copy[key]
    if (typeof part === 'object' && part !== null) copy[key] = copyObject(part)
  }
  return copy
}

/** Equal to the last bit, whatever the order of keys. */
export function samePlain(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  for (const key in a) {
    if (!Object.hasOwn(b, key) || !samePlain(a[key as keyof typeof a], b[key as keyof typeof b])) return false
  }
  for (const key in b) if (!Object.hasOwn(a, key)) return false
  return true
}

/** The path to the first difference of two plain values (`units.3.hp`), or undefined where there is none. */
export function firstDifference(a: unknown, b: unknown, path = ''): string | undefined {
  if (Object.is(a, b)) return undefined
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return path || '(all)'
  if (Array.isArray(a) !== Array.isArray(b)) return path || '(all)'
  const keys = new Set([...Object.keys(a), ...Object.keys(b)])
  for (const key of keys) {
    const at = path === '' ? key : `${path}.${key}`
    if (!Object.hasOwn(a, key) || !Object.hasOwn(b, key)) return at
    const difference = firstDifference(a[key as keyof typeof a], b[key as keyof typeof b], at)
    if (difference !== undefined) return difference
  }
  return undefined
}

/** The path to the first thing that is not plain data, or undefined if all of it is. */
export function firstNotPlain(value: unknown, path = ''): string | undefined {
  const here = path || '(all)'
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? undefined : here
  if (typeof value !== 'object') return here
  const prototype: unknown = Object.getPrototypeOf(value)
  if (!Array.isArray(value) && prototype !== Object.prototype && prototype !== null) return here
  for (const [key, part] of Object.entries(value)) {
    const found = firstNotPlain(part, path === '' ? key : `${path}.${key}`)
    if (found !== undefined) return found
  }
  return undefined
}
