// What is said at a match: all together before it begins, then players among themselves, and those who watch.

import './chat.css'
import { Icon } from '@umpire/board'
import type { Seat } from '@umpire/engine'
import type { ChatLine, RoomInfo } from '@umpire/wire'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import type { Together } from '../table/table-link.ts'
import { setMuted, useMuted } from './muted.ts'

/** A list that scrolls can be reached. */
const byKeyboard = 0
/** As the server takes it. */
const longestChat = 500

const readers = ({ status }: RoomInfo, mine: readonly Seat[]): string => {
  if (status === 'open') return 'Everybody here reads this.'
  return mine.length > 0 ? 'Only the players read this.' : 'Only those who watch read this; the players do not.'
}

export const Chat = ({
  onSay,
  together: { chat, me, mine, room },
}: {
  readonly onSay: (text: string) => void
  readonly together: Pick<Together, 'chat' | 'me' | 'mine' | 'room'>
}): ReactNode => {
  const muted = useMuted()
  const lines = chat.filter(({ person }) => !muted.includes(person))
  const silenced = new Map(chat.flatMap(({ person, name }) => (muted.includes(person) ? [[person, name]] : [])))
  return (
    <div className="chat">
      <p className="chat-who">{readers(room, mine)}</p>
      <Lines lines={lines} me={me} />
      {silenced.size === 0 ? null : (
        <ul className="chat-muted" aria-label="Muted">
          {[...silenced].map(([person, name]) => (
            <li key={person}>
              {name} is muted.{' '}
              <button type="button" onClick={() => setMuted(person, false)}>
                Unmute<span className="vh"> {name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {me === null ? (
        <p className="chat-who">
          <Link href="/me">Take a name</Link> to say something.
        </p>
      ) : (
        <SayForm onSay={onSay} />
      )}
    </div>
  )
}

const Lines = ({ lines, me }: { readonly lines: readonly ChatLine[]; readonly me: string | null }): ReactNode => {
  const list = useRef<HTMLOListElement>(null)
  const isAtEnd = useRef(true)
  const count = lines.length
  useEffect(() => {
    const { current: element } = list
    if (element !== null && isAtEnd.current) element.scrollTop = element.scrollHeight
  }, [count])
  return (
    <ol
      ref={list}
      className="chat-lines"
      aria-label="Chat"
      tabIndex={byKeyboard}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        isAtEnd.current = scrollTop + clientHeight > scrollHeight - 24
      }}
    >
      {count === 0 ? <li className="chat-empty">Nothing has been said yet.</li> : null}
      {lines.map(({ number, person, name, at, text }) => (
        <li key={number} className={person === me ? 'own' : ''}>
          <header>
            <b>{person === me ? 'You' : name}</b>
            <time dateTime={new Date(at).toISOString()}>
              {new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })}
            </time>
            {person === me ? null : (
              <button
                type="button"
                aria-label={`Mute ${name}`}
                title={`Mute ${name}`}
                onClick={() => setMuted(person, true)}
              >
                <Icon name="blocked" />
              </button>
            )}
          </header>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}

const SayForm = ({ onSay }: { readonly onSay: (text: string) => void }): ReactNode => {
  const [text, setText] = useState('')
  const say = (event: FormEvent): void => {
    event.preventDefault()
    if (text.trim() === '') return
    onSay(text.trim())
    setText('')
  }
  return (
    <form className="chat-say" onSubmit={say}>
      <input
        className="input"
        aria-label="Say something"
        placeholder="Say something"
        autoComplete="off"
        maxLength={longestChat}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit" className="btn" aria-label="Send">
        <Icon name="chat" />
      </button>
    </form>
  )
}
