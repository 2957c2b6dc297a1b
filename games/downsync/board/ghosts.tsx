// What is being put somewhere, where it would be: the way as a ruler with its points and its length, and the base at its end.

import { seatClass, useBoardStore, useDraft } from '@umpire/board'
import { gap, type Point } from '@umpire/plane'
import type { ReactNode } from 'react'
import { coherency } from '../content/numbers.ts'
import { baseName, inches, markerName, pingName } from '../names.ts'
import { pingDisc, tableSize } from '../rules/ground.ts'
import type { State } from '../state.ts'
import { directionOf, edgesOf } from './directions.ts'
import { holdKey } from './hands.ts'
import { linePath, long, placeOf } from './measure.ts'
import { outlineNamed, Silhouette } from './silhouettes.tsx'
import { endOf, type Hold, type Task } from './tasks/task.ts'

export const Ghosts = ({
  state,
  task,
  together,
}: {
  readonly state: State
  readonly task: Task
  readonly together: ReadonlySet<number>
}): ReactNode => {
  const draft = useDraft()
  const holds = task.holds(draft?.answers ?? [])
  const isRefused = draft?.refusal !== undefined
  return (
    <g className={isRefused ? 'ds-ghosts refused' : 'ds-ghosts'}>
      <Coherency holds={holds} />
      {holds.map((hold) => (
        <Ruler key={hold.key} hold={hold} hasLine={task.kind === 'move' && hold.is !== 'formation'} />
      ))}
      {holds
        .filter(({ path }) => task.isAsked || path.length > 0)
        .map((hold) => (
          <Ghost key={hold.key} state={state} task={task} hold={hold} together={together} />
        ))}
    </g>
  )
}

/** DS-126 The web between the bases of a squad where they would be; too long where they would be too far apart. */
const Coherency = ({ holds }: { readonly holds: readonly Hold[] }): ReactNode => {
  const squads = holds.filter(({ is }) => is === 'formation').map(({ key }) => key.split('/')[0])
  return squads.map((element) => {
    const bases = holds.filter(({ key, is }) => is !== 'formation' && key.startsWith(`${element}/`))
    if (bases.every(({ path }) => path.length === 0)) return null
    return bases.flatMap((a, n) =>
      bases.slice(n + 1).flatMap((b) => {
        const [from, to] = [endOf(a), endOf(b)]
        if (from === undefined || to === undefined) return []
        const isApart = gap({ ...from, r: a.r }, { ...to, r: b.r }) > coherency
        return [
          <path
            key={`${a.key} ${b.key}`}
            className={isApart ? 'web apart' : 'web'}
            d={linePath([from, to])}
            aria-hidden="true"
          />,
        ]
      }),
    )
  })
}

const Ruler = ({ hold: { from, path }, hasLine }: { readonly hold: Hold; readonly hasLine: boolean }): ReactNode => {
  const end = path.at(-1)
  if (!hasLine || from === undefined || end === undefined) return null
  const way = linePath([from, ...path])
  return (
    <g className="ruler" aria-hidden="true">
      <path className="casing" d={way} />
      <path className="line" d={way} />
      <path className="inches" d={way} strokeDasharray={`1.5 ${long(100) - 1.5}`} />
      {path.slice(0, -1).map((point, n) => (
        // A way is never rearranged: the place of a point is its key.
        // oxlint-disable-next-line react/no-array-index-key
        <circle key={n} r="4" cx={placeOf(point).x} cy={placeOf(point).y} />
      ))}
    </g>
  )
}

/** `6.4″ of 7″, 3″ north-east of Ping M3` */
function labelOf(state: State, hold: Hold): string {
  const end = endOf(hold)
  if (end === undefined) return `${hold.name}, not placed yet`
  const nearest = [
    ...state.pings
      .filter(({ seat }) => seat !== hold.seat)
      .map((ping) => ({ name: pingName(ping), disc: pingDisc(ping) })),
    ...state.units
      .filter(({ seat, at }) => seat !== hold.seat && at === 'table')
      .flatMap((unit) => unit.bases.map((base) => ({ name: baseName(unit, base.team), disc: base }))),
    ...state.markers
      .filter(({ isCarried }) => !isCarried)
      .map((marker) => ({ name: markerName(marker), disc: marker })),
  ].toSorted((a, b) => gap({ ...end, r: hold.r }, a.disc) - gap({ ...end, r: hold.r }, b.disc))[0]
  const words = [
    `${hold.name} would be ${edgesOf(end)}`,
    hold.length === undefined || hold.limit === undefined ? '' : `${inches(hold.length)} of ${inches(hold.limit)}`,
    nearest === undefined
      ? ''
      : `${inches(Math.max(0, gap({ ...end, r: hold.r }, nearest.disc)))} ${directionOf(nearest.disc, end)} of ${nearest.name}`,
    'arrow keys move it, W adds a point, Enter confirms',
  ]
  return words.filter((part) => part !== '').join(', ')
}

const Ghost = ({
  state,
  task,
  hold,
  together,
}: {
  readonly state: State
  readonly task: Task
  readonly hold: Hold
  readonly together: ReadonlySet<number>
}): ReactNode => {
  const store = useBoardStore()
  const end = endOf(hold)
  if (end === undefined) return null
  const { x, y } = placeOf(end)
  const isMoved = hold.path.length > 0
  // The lengths of a squad would hide each other: the furthest stands beside it.
  const isMeasured = isMoved && (!hold.name.includes(', team ') || hold.is === 'formation')
  return (
    <g
      className={`ds-ghost ${seatClass(hold.seat)} ${hold.is} ${isMoved ? 'moved' : ''}`}
      transform={`translate(${x} ${y})`}
    >
      <g
        data-base={hold.key}
        data-hold={hold.key}
        role="button"
        tabIndex={0}
        aria-label={labelOf(state, hold)}
        onKeyDown={(event) => holdKey({ store, task, together }, hold, event)}
      >
        <Face hold={hold} />
      </g>
      <Signs hold={hold} />
      {isMeasured && hold.length !== undefined && hold.limit !== undefined ? <Length hold={hold} end={end} /> : null}
    </g>
  )
}

const Face = ({ hold: { is, sign, r } }: { readonly hold: Hold }): ReactNode => {
  const size = long(r)
  if (is === 'formation') {
    return (
      <>
        <circle className="touch" r="11" />
        <path className="grip" d="M0-8 3-4H-3zM0 8 3 4H-3zM-8 0-4-3V3zM8 0 4-3V3z" />
      </>
    )
  }
  if (is === 'point') {
    return (
      <>
        <circle className="touch" r="14" />
        <path className="cross" d="M-11 0h8M3 0h8M0-11v8M0 3v8" />
        <circle className="ring" r="6" />
      </>
    )
  }
  return (
    <>
      <circle className="face" r={size - 1.5} />
      {is === 'vehicle' ? <Silhouette outline={outlineNamed(sign)} radius={size} turned={0} /> : null}
      <circle className="ring" r={size + 3} />
    </>
  )
}

/** What is written on it; its name says more. */
const Signs = ({ hold: { is, sign } }: { readonly hold: Hold }): ReactNode => {
  if (is === 'vehicle' || is === 'formation' || is === 'point') return null
  return (
    <text className={is === 'infantry' ? 'team' : 'letter'} y="4.800" aria-hidden="true">
      {is === 'marker' ? '★' : sign}
    </text>
  )
}

/** How far, beside the ghost. */
const Length = ({ hold, end }: { readonly hold: Hold; readonly end: Point }): ReactNode => {
  const { length = 0, limit = 0, r } = hold
  const side = end.x > tableSize - 800 ? -1 : 1
  return (
    <g className="length" transform={`translate(${side * (long(r) + 38)} 0)`} aria-hidden="true">
      <rect x="-30" y="-9" width="60" height="18" rx="9" />
      <text className="num" y="4.500">
        {inches(Math.round(length / 10) * 10)} of {inches(limit)}
      </text>
    </g>
  )
}
