// What an event leaves on the table while it is shown: a spot where something was, the way it took, who fired at whom.

import { useBoard } from '@umpire/board'
import type { Point } from '@umpire/plane'
import type { ReactNode } from 'react'
import { linePath, placeOf } from './measure.ts'
import type { Piece } from './pieces.ts'

const numbersIn = (text: string): number[] => text.split(' ').map(Number)

function pointsIn(text: string): readonly Point[] {
  const numbers = numbersIn(text)
  return numbers.flatMap((x, n) => {
    const y = numbers[n + 1]
    return n % 2 === 0 && y !== undefined ? [{ x, y }] : []
  })
}

export const HappeningMarks = ({ pieces }: { readonly pieces: readonly Piece[] }): ReactNode => {
  const happening = useBoard((board) => board.happening)
  const beat = useBoard((board) => board.beat)
  if (happening === undefined) return null
  return (
    <g className="ds-happening" aria-hidden="true" key={beat}>
      {happening.things.map((thing, n) => {
        const [what = '', ...rest] = thing.split(' ')
        const text = rest.join(' ')
        switch (what) {
          case 'spot':
            return <Spot key={thing} at={text} words={n === 0 ? happening.callout?.text : undefined} />
          case 'trail':
            return <path key={thing} className="trail" d={linePath(pointsIn(text))} />
          case 'fire':
            return <Fire key={thing} pieces={pieces} from={rest[0] ?? ''} to={rest[1] ?? ''} />
          default:
            return null
        }
      })}
    </g>
  )
}

const Spot = ({ at, words }: { readonly at: string; readonly words: string | undefined }): ReactNode => {
  const [point] = pointsIn(at)
  if (point === undefined) return null
  const { x, y } = placeOf(point)
  return (
    <g className="spot" transform={`translate(${x} ${y})`}>
      <circle r="14" />
      <circle className="wide" r="24" />
      {words === undefined ? null : (
        <text className="callout" y="-18">
          {words}
        </text>
      )}
    </g>
  )
}

const Fire = ({
  pieces,
  from,
  to,
}: {
  readonly pieces: readonly Piece[]
  readonly from: string
  readonly to: string
}): ReactNode => {
  const start = pieces.find(({ key }) => key === from)
  const end = pieces.find(({ key }) => key === to)
  return start === undefined || end === undefined ? null : (
    <path className="fire" d={linePath([start.disc, end.disc])} />
  )
}
