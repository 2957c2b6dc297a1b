// A study of the page's lab: the report grows while the games are played, and is whole when they are.

import { Icon } from '@umpire/board'
import { type AnyGame, Refusal } from '@umpire/engine'
import { games, type Listed } from '@umpire/games'
import {
  botsIn,
  type Figures,
  type Findings,
  figuresOf,
  gamesCsv,
  type OddGame,
  oddGames,
  reportBody,
  reportHtml,
  reportStyle,
  type Sheet,
  type Study,
  trialCount,
} from '@umpire/lab'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import citable from 'virtual:citable-rules'
import { Link, useLocation } from 'wouter'
import { useTitle } from '../home/title.ts'
import { useGame } from '../home/use-game.ts'
import { sentence } from '../home/words.ts'
import { saveText } from '../store/download.ts'
import { keepShared } from '../store/keep-game.ts'
import { clearStudy, type LabState, pace, recordIn, stopStudy, useLab } from './lab-study.ts'
import { ReportView } from './report-view.tsx'
import './lab.css'

export default function StudyPage(): ReactNode {
  const lab = useLab()
  const listed = games.find(({ id }) => id === lab.study?.game)
  useTitle(listed === undefined ? 'Lab' : `Study of ${listed.name}`)
  return lab.study === undefined || listed === undefined ? (
    <section className="screen empty">
      <Icon name="odds" />
      <h1>No study is going on.</h1>
      <p className="muted">A study is kept until the page is closed. Save its report to keep it longer.</p>
      <Link className="btn go" href="/lab">
        To the lab
      </Link>
    </section>
  ) : (
    <Loaded lab={lab} study={lab.study} listed={listed} />
  )
}

const Loaded = ({
  lab,
  study,
  listed,
}: {
  readonly lab: LabState
  readonly study: Study
  readonly listed: Listed
}): ReactNode => {
  const game = useGame(listed)
  if (game === undefined) return <p className="opening">Opening ...</p>
  return game instanceof Refusal ? (
    <p className="refused">{game.reason}</p>
  ) : (
    <Shown game={game} lab={lab} study={study} />
  )
}

/** A name for files: `liars-dice-lab.html`. */
const fileOf = (study: Study, end: string): string => `${study.game}-lab.${end}`

const Shown = ({
  game,
  lab,
  study,
}: {
  readonly game: AnyGame
  readonly lab: LabState
  readonly study: Study
}): ReactNode => {
  const [, go] = useLocation()
  const [refused, setRefused] = useState<string>()
  const { sheets, is } = lab
  const isOver = is !== 'playing'
  const figures = useMemo(() => measured(game, study, sheets), [game, study, sheets])
  const findings = useMemo(
    (): Findings | undefined =>
      figures === undefined
        ? undefined
        : {
            figures,
            odd: isOver ? oddGames(sheets, figures) : [],
            neverCited: citable[game.id]?.filter((id) => !figures.rules.includes(id)),
            links: isOver ? { recordOf: ({ file }) => `#${file}`, csv: '#csv' } : undefined,
          },
    [game, figures, sheets, isOver],
  )
  const text = useMemo(
    () => (findings === undefined ? '' : reportBody(game, study, findings).text),
    [game, study, findings],
  )
  const follow = useCallback(
    (name: string): void => {
      if (name === 'csv') return saveText(fileOf(study, 'csv'), gamesCsv(study, sheets), 'text/csv')
      const odd = findings?.odd.find(({ file }) => file === name)
      if (odd === undefined) return
      void watch(study, odd)
        .catch((error: unknown) => new Refusal('unusable', error instanceof Error ? error.message : String(error)))
        .then((opened) => (opened instanceof Refusal ? setRefused(sentence(opened.toString())) : go(opened)))
    },
    [study, sheets, findings, go],
  )
  return (
    <div className="lab-study">
      <div className="lab-bar" role="group" aria-label="The study">
        <Progress lab={lab} study={study} />
        {is === 'playing' ? (
          <button type="button" className="btn" onClick={stopStudy}>
            <Icon name="pause" />
            Stop
          </button>
        ) : (
          <button
            type="button"
            className="btn"
            disabled={findings === undefined}
            onClick={() => {
              // The file stands alone: what is only here is not linked in it.
              if (findings !== undefined) {
                saveText(fileOf(study, 'html'), reportHtml(game, study, { ...findings, links: undefined }), 'text/html')
              }
            }}
          >
            <Icon name="save" />
            Save the report
          </button>
        )}
        <Link className="btn quiet" href={`/lab/new/${study.game}`} onClick={isOver ? clearStudy : undefined}>
          New study
        </Link>
      </div>
      {refused === undefined ? null : (
        <p className="refused" role="alert">
          {refused}
        </p>
      )}
      {lab.trouble === undefined ? null : (
        <p className="refused" role="alert">
          {sentence(lab.trouble)}
        </p>
      )}
      {text === '' ? (
        <h1 className="lab-first">{game.name}: the first games are played ...</h1>
      ) : (
        <ReportView text={text} style={reportStyle} onFollow={follow} />
      )}
    </div>
  )
}

/** Of fewer than two games nothing can be said. */
function measured(game: AnyGame, study: Study, sheets: readonly Sheet[]): Figures | undefined {
  if (sheets.filter(({ error }) => error === null).length < 2) return undefined
  const before = performance.now()
  const figures = figuresOf(game, study, sheets)
  pace.cost = performance.now() - before
  return figures
}

const Progress = ({ lab, study }: { readonly lab: LabState; readonly study: Study }): ReactNode => {
  const count = trialCount(study)
  const { length } = lab.sheets
  const rate = length / Math.max(1, lab.milliseconds / 1000)
  return (
    <div className="lab-progress">
      <progress aria-label="Games played" value={length} max={count} />
      <span>
        <b className="num">{length}</b> of <b className="num">{count}</b> games
        {lab.is === 'playing' && length > 0
          ? `, ${rate >= 10 ? rate.toFixed(0) : rate.toFixed(1)} a second, about ${Math.ceil((count - length) / rate)} s left`
          : null}
      </span>
      <span role="status">{lab.is === 'done' ? 'All games are played.' : lab.is === 'stopped' ? 'Stopped.' : ''}</span>
    </div>
  )
}

/** Plays the game once more, keeps it among the games of this browser, and says where its replay is. */
async function watch(study: Study, odd: OddGame): Promise<string | Refusal> {
  const record = await recordIn(study, odd)
  if (record instanceof Refusal) return record
  const kept = await keepShared({ record, players: botsIn(study, odd.trial).map((level) => ({ kind: 'bot', level })) })
  return kept instanceof Refusal ? kept : `/replay/${kept.id}`
}
