// Door markers that are being laid: the answer so far goes door by door, and what was laid further on waits for it.

/** Doors and markers go by their numbers in the question. */
export interface MarkerPlan {
  /** The answer so far: the marker of each of the first doors. */
  readonly chosen: readonly number[]
  /** The markers of doors farther on. */
  readonly planned: ReadonlyMap<number, number>
}

/** The marker that lies on a door. */
export const markerOn = ({ chosen, planned }: MarkerPlan, door: number): number | undefined =>
  chosen[door] ?? planned.get(door)

/** How many markers of that kind lie on doors. */
export const laidOf = ({ chosen, planned }: MarkerPlan, marker: number): number =>
  [...chosen, ...planned.values()].filter((one) => one === marker).length

/** Lays a marker on any door, or another one where one lies. */
export function lay({ chosen, planned }: MarkerPlan, door: number, marker: number): MarkerPlan {
  if (door < chosen.length) return { chosen: chosen.with(door, marker), planned }
  return joined({ chosen, planned: new Map([...planned, [door, marker]]) })
}

/** What was planned for the next doors becomes part of the answer. */
export function joined({ chosen, planned }: MarkerPlan): MarkerPlan {
  const all = chosen.slice()
  const left = new Map(planned)
  for (let next = left.get(all.length); next !== undefined; next = left.get(all.length)) {
    left.delete(all.length)
    all.push(next)
  }
  return { chosen: all, planned: left }
}
