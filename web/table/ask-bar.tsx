// The ask bar: the referee speaks in one place. What is asked of whom, the answers, and the one that is ready.

import './ask-bar.css'
import {
  type BlockedOption,
  bounds,
  Flag,
  Icon,
  isComplete,
  isOneOf,
  nextVariant,
  ready,
  seatClass,
  useBoard,
  useBoardStore,
  useDraft,
  variantCount,
  variantWords,
} from '@umpire/board'
import { at, type AskJson, type Seat } from '@umpire/engine'
import { type ReactNode, useRef } from 'react'
import { RuleLink } from '../rulebook/rule-link.tsx'
import { costOf, type Entry, type Group, groupsOf, isPass, type Keyed, keysOf, nameOf } from './grouping.ts'
import { capitalised, nameOnPanel } from './names.ts'
import { DraftLine, OpenAnswer } from './open-answer.tsx'
import { OrderMenu } from './orders.tsx'
import type { TableLink, TableState } from './table-link.ts'

/** So many blocked options of a group are shown; the rest stand under "What can I do?". */
const fewBlocked = 3
/** More options than this stand closer together. */
const fewOptions = 8

export const AskBar = ({
  link,
  state,
  ask,
  isAnswered,
}: {
  link: TableLink
  state: TableState
  ask: AskJson
  /** True while the answer is on its way: there is nothing more to choose. */
  isAnswered: boolean
}): ReactNode => (
  <section
    className={`ask mine ${seatClass(ask.seat)} ${isAnswered ? 'answered' : ''}`}
    aria-label="What is asked"
    aria-busy={isAnswered}
    inert={isAnswered}
    data-ask={`${ask.seat} ${ask.number}`}
  >
    <Whom link={link} seat={ask.seat} note={nameOnPanel(link.players, link.seatNames, ask.seat)} />
    <div className="say">
      <h2 aria-live="polite">{ask.prompt}</h2>
      <p>
        {ask.detail} {ask.rule === undefined ? null : <RuleLink rule={ask.rule} />}
      </p>
      <Progress ask={ask} />
      <DraftLine />
    </div>
    {ask.kind === 'place' ? <OpenAnswer ask={ask} /> : <Options />}
    <div className="end">
      <MainButton state={state} />
      <TurnButton />
      <BackButton />
      <PassButton ask={ask} />
      <OrderMenu link={link} ask={ask} />
    </div>
  </section>
)

export const Whom = ({ link, seat, note }: { link: TableLink; seat: Seat; note: string }): ReactNode => (
  <div className="whom">
    <Flag seat={seat} size="l" />
    <span>{note}</span>
    <span className="vh">{at(link.seatNames, seat)}</span>
  </div>
)

/** How far an answer of several parts has come. */
const Progress = ({ ask }: { ask: AskJson }): ReactNode => {
  const chosen = useBoard(({ choosing }) => choosing.chosen)
  if (isOneOf(ask) || ask.kind === 'place') return null
  const { least, most } = bounds(ask)
  const next: unknown = Array.isArray(ask.items) ? ask.items[chosen.length] : undefined
  const isFree = least === 0 && most === ask.options.length
  const cost = costOf(chosen.map((index) => at(ask.options, index)))
  return (
    <p className="progress" role="status">
      {chosen.length}
      {isFree ? '' : ` of ${least === most ? most : `${least} to ${most}`}`} chosen{cost === '' ? '' : `, ${cost}`}
      {typeof next === 'string' ? `; next: ${next}` : ''}
    </p>
  )
}

const Options = (): ReactNode => {
  const groups = groupsOf(useBoard((state) => state.choosing))
  const keys = keysOf(groups)
  const count = groups.reduce(
    (sum, { arePlaces, entries, blocked }) =>
      sum + (arePlaces ? 1 : entries.length) + Math.min(blocked.length, fewBlocked),
    0,
  )
  return (
    <div className={`groups ${count > fewOptions ? 'dense' : ''}`}>
      {groups.map((group) =>
        group.arePlaces ? (
          <Places key={group.name} group={group} />
        ) : (
          <GroupOfOptions key={group.name} group={group} keys={keys} />
        ),
      )}
    </div>
  )
}

const GroupOfOptions = ({ group, keys }: { group: Group; keys: readonly Keyed[] }): ReactNode => {
  const { name, entries, blocked } = group
  const more = blocked.length - fewBlocked
  return (
    <div className="group" role="group" aria-label={name}>
      <span className="label">{name}</span>
      <div className="opts">
        {entries.map((entry) => (
          <Option
            key={entry.indexes[0]}
            entry={entry}
            shortcut={keys.find((keyed) => keyed.entry === entry)?.key ?? ''}
          />
        ))}
        {blocked.slice(0, fewBlocked).map((option) => (
          <Blocked key={option.say} option={option} />
        ))}
        {more > 0 ? <span className="more">and {more} more not possible</span> : null}
      </div>
    </div>
  )
}

/** Many places are chosen on the board; who cannot see it opens the list. */
const Places = ({ group: { name, entries } }: { group: Group }): ReactNode => (
  <details className="group places">
    <summary>
      <Icon name="fit" />
      {name}: {entries.length} places lit on the board
    </summary>
    <div className="opts">
      {entries.map((entry) => (
        <Option key={entry.indexes[0]} entry={entry} shortcut="" />
      ))}
    </div>
  </details>
)

const Option = ({ entry, shortcut }: { entry: Entry; shortcut: string }): ReactNode => {
  const store = useBoardStore()
  const isFinger = useRef(false)
  const { indexes, option } = entry
  const index = at(indexes, 0)
  const isShown = useBoard(({ choosing: { armed, pointed, chosen } }) =>
    indexes.some((one) => one === (pointed ?? armed) || chosen.includes(one)),
  )
  const times = useBoard(({ choosing: { chosen } }) => chosen.filter((one) => one === index).length)
  const { label } = option
  const [thing] = option.things ?? []
  return (
    <button
      type="button"
      className={`opt ${isShown ? 'sel' : ''}`}
      data-option={option.say}
      aria-pressed={times > 0 ? true : undefined}
      onPointerEnter={({ pointerType }) => (pointerType === 'touch' ? undefined : store.pointOption(index))}
      onPointerLeave={() => store.pointOption(undefined)}
      onFocus={({ currentTarget }) => (currentTarget.matches(':focus-visible') ? store.pointOption(index) : undefined)}
      onBlur={() => store.pointOption(undefined)}
      onPointerUp={({ pointerType }) => {
        isFinger.current = pointerType === 'touch'
      }}
      onClick={() => {
        if (indexes.length > 1 && thing !== undefined) store.clickThing(thing, { x: 0, y: 0 }, true)
        else store.clickOption(index, isFinger.current)
        isFinger.current = false
      }}
    >
      {label?.icon === undefined ? null : <Icon name={label.icon} />}
      <span>
        {nameOf(option)}
        {label?.means === undefined ? null : <small>{label.means}</small>}
      </span>
      {label?.cost === undefined ? null : <span className="cost">{label.cost}</span>}
      {times > 1 ? <span className="cost r">{times}</span> : null}
      {shortcut === '' ? null : <kbd aria-hidden="true">{shortcut}</kbd>}
    </button>
  )
}

const Blocked = ({ option }: { option: BlockedOption }): ReactNode => {
  const store = useBoardStore()
  const tell = (element: Element): void => {
    const { left, width, top } = element.getBoundingClientRect()
    store.setState({ tip: { about: nameOf(option), blocked: option, at: { x: left + width / 2, y: top } } })
  }
  return (
    <button
      type="button"
      className="opt no"
      aria-disabled="true"
      onPointerEnter={({ currentTarget }) => tell(currentTarget)}
      onFocus={({ currentTarget }) => tell(currentTarget)}
      onClick={({ currentTarget }) => tell(currentTarget)}
      onPointerLeave={() => store.leaveTip()}
      onBlur={() => store.leaveTip()}
    >
      <Icon name="blocked" />
      <span>
        {nameOf(option)}
        <span className="vh">, not possible: </span>
        <small>{option.reason}</small>
        {option.rule === undefined ? null : <span className="vh"> {option.rule}</span>}
      </span>
    </button>
  )
}

/** The answer that is ready: drafted, armed, complete, the only one, or what the bot advises. */
const MainButton = ({ state }: { state: TableState }): ReactNode => {
  const store = useBoardStore()
  const choosing = useBoard((board) => board.choosing)
  const draft = useDraft()
  const { ask } = choosing
  if (ask === undefined) return null
  if (draft !== undefined) {
    const { name = 'Answer', icon = 'confirm', refusal } = draft
    return <Go name={name} icon={icon} isOff={refusal !== undefined} onClick={() => store.commit()} />
  }
  const index = ready(choosing)
  const option = index === undefined ? undefined : ask.options[index]
  if (option !== undefined) return <Go name={nameOf(option)} icon={option.label?.icon} onClick={() => store.commit()} />
  const { hint } = state
  const isOfParts = !isOneOf(ask) && ask.kind !== 'place'
  if (isOfParts && (hint === undefined || choosing.chosen.length > 0)) {
    const isFull = isComplete(choosing)
    const name = isFull && choosing.chosen.length === 0 ? 'None' : 'Confirm'
    return <Go name={name} icon="confirm" isOff={!isFull} onClick={() => store.commit()} />
  }
  if (hint === 'thinking') return <span className="pill">The bot is thinking ...</span>
  if (hint === undefined) return null
  const note = `A ${hint.level} bot would`
  if (ask.kind === 'place') {
    const show = (): void => store.draft([{ to: ask.name, say: hint.answer }])
    return <Go name="Show me" note={note} icon="hint" onClick={show} />
  }
  const nameOfPart = (part: string): string => {
    const advised = ask.options.find(({ say }) => say === part)
    return advised === undefined ? part : nameOf(advised)
  }
  return (
    <Go
      name={hint.answer.split(', ').map(nameOfPart).join(', ')}
      note={note}
      icon="hint"
      onClick={() => store.say(hint.answer)}
    />
  )
}

const Go = ({
  name,
  note,
  icon,
  isOff = false,
  onClick,
}: {
  name: string
  note?: string
  icon?: string | undefined
  isOff?: boolean
  onClick: () => void
}): ReactNode => (
  <button type="button" className="btn go" disabled={isOff} onClick={onClick}>
    {icon === undefined ? null : <Icon name={icon} />}
    <span>
      {note === undefined ? null : <small>{note}</small>}
      {name}
    </span>
  </button>
)

const TurnButton = (): ReactNode => {
  const store = useBoardStore()
  const count = useBoard(({ choosing }) => (choosing.armed === undefined ? 1 : variantCount(choosing)))
  const words = useBoard(({ choosing }) => variantWords(choosing))
  const cost = useBoard(({ choosing: { ask, armed, ...rest } }) => {
    const next = nextVariant({ ask, armed, ...rest }).armed
    return next === undefined || next === armed ? undefined : ask?.options[next]?.label?.cost
  })
  return count < 2 ? null : (
    <button type="button" className="btn quiet small" onClick={() => store.turn()}>
      {words === undefined ? <Icon name="rotate" /> : null}
      {words === undefined ? 'Turn' : capitalised(words)}
      {words === undefined || cost === undefined ? null : `, ${cost}`} <kbd>R</kbd>
    </button>
  )
}

const BackButton = (): ReactNode => {
  const store = useBoardStore()
  const canGoBack = useBoard(
    ({ draft, choosing: { picked, armed, chosen } }) =>
      draft !== undefined || picked.length > 0 || armed !== undefined || chosen.length > 0,
  )
  return canGoBack ? (
    <button type="button" className="btn quiet small" onClick={() => store.back()}>
      <Icon name="undo" /> Back
    </button>
  ) : null
}

const PassButton = ({ ask }: { ask: AskJson }): ReactNode => {
  const store = useBoardStore()
  const last = ask.options.length - 1
  const option = ask.options[last]
  if (option === undefined || !isPass(ask, last)) return null
  return (
    <button
      type="button"
      className={ask.options.length === 1 ? 'vh' : 'btn quiet'}
      data-option={option.say}
      onClick={() => store.clickOption(last)}
    >
      {nameOf(option)}
    </button>
  )
}
