// A match that cannot go on: why, who played, and every answer as it was given, to read and to keep.

import './stopped-match.css'
import { Flag, Icon, seatClass } from '@umpire/board'
import { type MatchRecord, Refusal, seat } from '@umpire/engine'
import type { RoomInfo } from '@umpire/wire'
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { sentence } from '../home/words.ts'
import { downloadGame } from '../store/download.ts'
import { recordOf } from './match-record.ts'
import { playersOf } from './company.ts'

export const StoppedMatch = ({ room }: { readonly room: RoomInfo }): ReactNode => {
  const [record, setRecord] = useState<MatchRecord | Refusal>()
  useEffect(() => {
    void recordOf(room.id).then(setRecord)
  }, [room.id])
  const players = playersOf(room)
  return (
    <main className="stopped stopped-match">
      <h1>This match cannot go on</h1>
      <p role="alert">{sentence(room.stoppedBecause ?? 'the server does not say why')}</p>
      <ul className="stopped-seats" aria-label="Who played">
        {players.map((player, n) => (
          <li key={seat(n)} className={seatClass(seat(n))}>
            <Flag seat={seat(n)} size="s" />
            {player.kind === 'person' ? player.name : `bot, ${player.level}`}
          </li>
        ))}
      </ul>
      <Answers record={record} />
      <div className="ways">
        <Link className="btn go" href="/together">
          Matches
        </Link>
        {record === undefined || record instanceof Refusal ? null : (
          <button type="button" className="btn quiet" onClick={() => downloadGame({ record, players })}>
            <Icon name="save" /> Save as a file
          </button>
        )}
      </div>
    </main>
  )
}

const Answers = ({ record }: { readonly record: MatchRecord | Refusal | undefined }): ReactNode => {
  if (record === undefined) return <p className="muted">Reading what was answered ...</p>
  if (record instanceof Refusal) return <p className="muted">{sentence(record.toString())}</p>
  return (
    <ol className="stopped-answers" aria-label="Answers">
      {record.answers.map((answer, n) => (
        // The order of the answers is what they are.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={n}>{answer}</li>
      ))}
    </ol>
  )
}
