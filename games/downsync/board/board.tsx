// The drawing, from below: the hologram, terrain, what can be reached, what is measured, bases, what is planned; and windows.

import {
  type OnLook,
  suggestionsOf,
  type Teller,
  useBoard,
  useBoardStore,
  useJudge,
  usePreview,
  useTeller,
} from '@umpire/board'
import { type AskJson, type Seat, seatsOf, type View } from '@umpire/engine'
import type { Point } from '@umpire/plane'
import {
  type KeyboardEvent,
  memo,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { missions } from '../content/missions.ts'
import { outOfReach } from '../questions/targets.ts'
import { piecesOf, targetDisc } from '../rules/ground.ts'
import { pingOf, type State } from '../state.ts'
import './board.css'
import { bestCorner } from './corners.ts'
import { Elements } from './elements.tsx'
import { Ghosts } from './ghosts.tsx'
import { Ground, ScanLines } from './ground.tsx'
import { touchTable, useHands } from './hands.ts'
import { HappeningMarks } from './happening-marks.tsx'
import { Ladder } from './ladder.tsx'
import { LayersKnob } from './layers-knob.tsx'
import { useLayers } from './layers.ts'
import { ListBuilder } from './lists/list-builder.tsx'
import { ListTask } from './lists/list-task.ts'
import { LookWindow } from './look-window.tsx'
import { Markers } from './markers.tsx'
import { AttackWords, Measures, type Sight, useSight } from './measures.tsx'
import { MoveTools } from './move-tools.tsx'
import { OddsCard } from './odds-card.tsx'
import './overlay.css'
import './pieces.css'
import { type Piece, piecesOn } from './pieces.ts'
import { PlaceReach, Reach } from './reach.tsx'
import { Rings } from './rings.tsx'
import { Scope } from './scope.tsx'
import { actorNow, useShownAttack } from './shown-attack.ts'
import { seenWords, SightWords } from './sight.tsx'
import { MoveTask } from './tasks/move-task.ts'
import { PlaceTask } from './tasks/place-task.ts'
import { taskOf } from './tasks/task-of.ts'
import type { Task } from './tasks/task.ts'
import { Terrain } from './terrain.tsx'
import { ThreatMap } from './threat-map.tsx'
import { useThreat } from './threat.ts'
import './windows.css'

const middle: Point = { x: 2400, y: 2400 }
const nobody: ReadonlySet<number> = new Set()

/** The task that the open question sets. */
function useTask(view: View<State>): { readonly task: Task | undefined; readonly list: ListTask | undefined } {
  const ask = useBoard(({ choosing }) => choosing.ask)
  const task = useMemo(() => (ask === undefined ? undefined : taskOf(view.state, ask)), [view, ask])
  const list = useMemo(() => (ask === undefined ? undefined : ListTask.of(view.state, ask)), [view, ask])
  useJudge(useCallback((_, answers) => (task ?? list)?.judge(answers) ?? {}, [task, list]))
  useFirstDraft(ask, task)
  return { task, list }
}

/** What has to be put somewhere in any case lies where it is proposed, to be dragged about from there. */
function useFirstDraft(ask: AskJson | undefined, task: Task | undefined): void {
  const store = useBoardStore()
  const isNeeded = task?.kind === 'deploy' || (task instanceof PlaceTask && task.ground.placement.isWhole)
  useEffect(() => {
    if (ask === undefined || !isNeeded || store.getState().draft !== undefined) return
    const [first] = suggestionsOf(ask)
    if (first !== undefined) store.draft([{ to: ask.name, say: first.say }])
  }, [store, ask, isNeeded])
}

export const DownsyncBoard = ({ view }: { readonly view: View<State> }): ReactNode => {
  const { state } = view
  const store = useBoardStore()
  const { task, list } = useTask(view)
  const isDrafting = useBoard(({ draft }) => draft !== undefined)
  const shown = useShownAttack(state)
  const layers = useLayers()
  const threat = useThreat(view, layers.on.has('threat'))
  const [looked, setLooked] = useState<number>()
  const [scope, setScope] = useState<Point>()
  const [group, setGroup] = useState(nobody)
  const root = useRef<SVGGElement | null>(null)
  // Who has moved is no longer in the group.
  const together = useMemo(
    () => (task instanceof MoveTask ? new Set(task.elements.filter((element) => group.has(element))) : nobody),
    [task, group],
  )
  const takeHold = useHands(task, together)
  // The state is changed in place; the view is another one after every change.
  const pieces = useMemo(
    () =>
      piecesOn(
        view.state,
        piecesOf(view.state).map(({ id }) => id),
      ),
    [view],
  )
  useTeller(useMemo(() => tellerFor(pieces), [pieces]))
  const sight = useSight(view, task, scope, seatOf(view), layers.on.has('sight'))
  const onToggle = (element: number): void => setGroup((before) => toggled(before, element))
  const onClickCapture = (event: MouseEvent): void => {
    const element = elementUnder(event)
    if (!event.shiftKey || element === undefined || !(task instanceof MoveTask)) return
    if (!task.elements.includes(element)) return
    event.stopPropagation()
    onToggle(element)
  }
  /** What was pressed in order to drag it has the focus: Enter gives what is drafted, and does not choose it anew. */
  const onKeyDownCapture = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !isDrafting) return
    event.preventDefault()
    event.stopPropagation()
    store.commit()
  }
  const kept = [
    ...[actorNow(state), shown?.target].flatMap((target) => (target === undefined ? [] : [targetDisc(state, target)])),
    ...pieces.flatMap(({ element, disc }) => (element === looked ? [disc] : [])),
  ]
  const corner = bestCorner(
    kept,
    pieces.map(({ disc }) => disc),
  )
  const look: OnLook<number> = setLooked
  return (
    <>
      <g
        ref={(element) => {
          root.current = element
          takeHold(element)
        }}
        className={layers.on.has('names') ? 'ds-board' : 'ds-board nameless'}
        onPointerOver={(event) => look(elementUnder(event))}
        onPointerLeave={() => look(undefined)}
        onFocus={(event) => look(elementUnder(event))}
        onBlur={() => look(undefined)}
        onClickCapture={onClickCapture}
        onKeyDownCapture={onKeyDownCapture}
        onClick={(event) => {
          if (task !== undefined && root.current !== null) touchTable({ store, task, together }, root.current, event)
        }}
      >
        <Below view={view} />
        {threat === undefined ? null : <ThreatMap counts={threat} />}
        <Markers state={state} />
        <Reachable state={state} task={task} looked={looked} hasRings={layers.on.has('rings')} />
        <Measures state={state} sight={sight} shown={shown} hasRanges={layers.on.has('ranges')} />
        <Pieces pieces={pieces} />
        {shown === undefined ? (
          <SightWords all={sight.seen} />
        ) : (
          <AttackWords state={state} shown={shown} pieces={pieces} />
        )}
        {task === undefined ? null : <Ghosts state={state} task={task} together={together} />}
        <HappeningMarks pieces={pieces} />
        {scope === undefined ? null : <Scope at={scope} label={scopeWords(state, sight)} onMove={setScope} />}
      </g>
      <LayersKnob
        layers={layers}
        isLooking={scope !== undefined}
        onLook={() => setScope(scope === undefined ? middle : undefined)}
      />
      <Ladder state={state} />
      {list === undefined ? null : <ListBuilder task={list} />}
      {task instanceof MoveTask ? (
        <MoveTools state={state} task={task} together={together} onTogether={onToggle} />
      ) : null}
      {shown === undefined ? (
        looked === undefined || isDrafting || !isThere(pieces, looked) ? null : (
          <LookWindow state={state} element={looked} corner={corner} />
        )
      ) : (
        <OddsCard state={state} shown={shown} corner={corner} />
      )}
    </>
  )
}

/** Why not, of a piece by its name; where it stands matters more than what else it is no target for. */
const tellerFor =
  (pieces: readonly Piece[]): Teller =>
  (thing, reasons) => {
    const blocked = reasons.find(({ label }) => label?.group === outOfReach) ?? reasons[0]
    const name = pieces.find(({ things }) => things.includes(thing))?.name
    return blocked === undefined || name === undefined ? undefined : { about: name, blocked }
  }

const seatOf = ({ viewer, state }: View<State>): Seat => seatsOf(2).find((seat) => seat === viewer) ?? state.active

const isThere = (pieces: readonly Piece[], id: number): boolean => pieces.some(({ element }) => element === id)

function elementUnder({ target }: SyntheticEvent): number | undefined {
  const key = target instanceof Element ? target.closest('[data-base]')?.getAttribute('data-base') : undefined
  const element = key === undefined || key === null ? Number.NaN : Number(key.split('/')[0])
  return Number.isInteger(element) ? element : undefined
}

function toggled(set: ReadonlySet<number>, element: number): ReadonlySet<number> {
  const next = new Set(set)
  if (!next.delete(element)) next.add(element)
  return next
}

const scopeWords = (state: State, { seen: all }: Sight): string =>
  all.map((seen) => `${seen.name} ${seen.is === 'clear' ? 'clear, ' : ''}${seenWords(state, seen)}`).join('; ')

/** What can be reached by whoever is about to move: the one asked about, the one planned, or the one pointed at. */
const Reachable = ({
  state,
  task,
  looked,
  hasRings,
}: {
  readonly state: State
  readonly task: Task | undefined
  readonly looked: number | undefined
  readonly hasRings: boolean
}): ReactNode => {
  const planned = useBoard(({ draft }) => draft?.answers)
  const option = usePreview()
  if (task instanceof PlaceTask) {
    const { unit, nearPings } = task.ground.placement
    return (
      <>
        <PlaceReach ground={task.ground} />
        {hasRings && !nearPings ? <Rings state={state} seat={unit.seat} isPing={false} keeps /> : null}
      </>
    )
  }
  if (!(task instanceof MoveTask)) return null
  // Whoever may do something else than move shows how far it could only when that is considered.
  if (state.activations.length > 0 && !task.isAsked && planned === undefined && option?.say !== 'move') return null
  const moved = task.holds(planned ?? []).findLast(({ path }) => path.length > 0)
  const element =
    task.elements.length === 1 ? task.elements[0] : moved === undefined ? looked : Number(moved.key.split('/')[0])
  const ground = element === undefined ? undefined : task.groundOf(element)
  if (element === undefined || ground === undefined) return null
  const ping = pingOf(state, element)
  const seat = ping?.seat ?? state.units.find(({ id }) => id === element)?.seat
  return (
    <>
      <Reach ground={ground} />
      {hasRings && seat !== undefined ? (
        <Rings state={state} seat={seat} isPing={ping !== undefined} keeps={ground.move.keepsOff} />
      ) : null}
    </>
  )
}

/** What does not change with what is looked at is not drawn again, unless the view is another one. */
const Below = memo(
  ({ view: { state } }: { readonly view: View<State> }): ReactNode => (
    <>
      <Ground zone={missions.of(state.terms.mission).deployment} />
      <Terrain pieces={piecesOf(state)} />
      <ScanLines />
    </>
  ),
)

const Pieces = memo(Elements)
