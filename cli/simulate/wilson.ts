// Wilson's interval: where a share truly lies, with 95 % confidence, after so many tries. Sound for 0 and for few.

const z = 1.959963984540054

export function wilson(successes: number, tries: number): { readonly low: number; readonly high: number } {
  if (tries === 0) return { low: 0, high: 1 }
  const share = successes / tries
  const spread = z * Math.sqrt((share * (1 - share)) / tries + (z * z) / (4 * tries * tries))
  const middle = share + (z * z) / (2 * tries)
  const scale = 1 + (z * z) / tries
  return { low: Math.max(0, (middle - spread) / scale), high: Math.min(1, (middle + spread) / scale) }
}
