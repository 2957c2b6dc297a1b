// Where the rules leave it to the players what an enemy does, every alternative is an arrow on the map.

import { useBoard } from '@umpire/board'
import { at, type Shown } from '@umpire/engine'
import type { ReactNode } from 'react'
import { enemyName } from '../names.ts'
import { mapOf, type State } from '../state.ts'
import { heroThing } from '../things.ts'
import { pieceOfEnemy } from './attack-lines.tsx'
import { middleOfDoor } from './doors.tsx'
import { middleOf, type Point, shortOf } from './measure.ts'
import { areasNamed } from './options-named.ts'
import type { Piece } from './pieces.ts'
import type { PlacedPiece } from './place.ts'

/** The questions about what one enemy does. */
const ofOneEnemy: ReadonlySet<string> = new Set(['enemy way', 'coward way', 'enemy target'])

interface AlternativesProps {
  readonly state: State
  readonly pieces: readonly Piece[]
  readonly places: ReadonlyMap<string, PlacedPiece>
}

/** The enemy that a question speaks of: Soldier 12 is meant where Soldier 1 would be found as well. */
function enemyIn(state: State, prompt: string): number | undefined {
  const named = state.enemies.filter((enemy) => prompt.includes(enemyName(enemy)))
  return named.toSorted((one, other) => other.uid - one.uid)[0]?.uid
}

const doorNamed = /^door (\d+)$/

function doorOf(state: State, { things = [] }: Shown): Point | undefined {
  for (const thing of things) {
    const door = doorNamed.exec(thing)?.[1]
    if (door !== undefined) return middleOfDoor(mapOf(state), at(mapOf(state).doors, Number(door)))
  }
  return undefined
}

/** An arrow ends so far from the middle of a piece. */
const besidePiece = 26

/** Where an option leads: to a Hero, an area, or a door. */
function endOf({ state, places }: AlternativesProps, from: Point, option: Shown): Point | undefined {
  const hero = state.heroes.find(({ id }) => option.things?.includes(heroThing(id)))
  const piece = hero === undefined ? undefined : places.get(hero.id)
  if (piece !== undefined) return shortOf(from, piece, besidePiece)
  const [area] = areasNamed(option)
  return area === undefined ? doorOf(state, option) : middleOf(mapOf(state), area)
}

export const Alternatives = (props: AlternativesProps): ReactNode => {
  const { state, pieces, places } = props
  const ask = useBoard(({ choosing }) => choosing.ask)
  const pointed = useBoard(({ choosing }) => choosing.pointed ?? choosing.armed)
  if (ask === undefined || (!ofOneEnemy.has(ask.name) && ask.name !== 'patrol door')) return null
  const uid = enemyIn(state, ask.prompt)
  const piece = uid === undefined ? undefined : pieceOfEnemy(pieces, uid)
  const start = piece === undefined ? undefined : places.get(piece.key)
  return (
    <g className="rb-alternatives" aria-hidden="true">
      {ask.options.map((option, n) => {
        const from = ask.name === 'patrol door' ? doorOf(state, option) : start
        const to = from === undefined ? undefined : endOf(props, from, option)
        if (from === undefined || to === undefined) return null
        const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
        const path = `M${from.x} ${from.y}L${to.x} ${to.y}`
        return (
          <g key={option.say} className={n === pointed ? 'pointed' : ''}>
            <path className="casing" d={path} />
            <path className="line" d={path} />
            <path className="head" d="M-14-10 2 0-14 10z" transform={`translate(${to.x} ${to.y}) rotate(${turn})`} />
          </g>
        )
      })}
    </g>
  )
}
