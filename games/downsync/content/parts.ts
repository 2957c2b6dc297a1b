// How keywords and traits come together on a card: each sets its part of what is usual.

export function withParts<Parts extends object>(
  usual: Parts,
  given: readonly { readonly part: Partial<Parts> }[],
): Parts {
  const all = { ...usual }
  for (const { part } of given) Object.assign(all, part)
  return all
}
