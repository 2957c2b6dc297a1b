// A new study: how the game is set up, which bots play, and how often.

import { Icon } from '@umpire/board'
import { levelNames } from '@umpire/bots/levels'
import { type AnyGame, Refusal } from '@umpire/engine'
import { games, type Listed } from '@umpire/games'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { GameFacts, GamePicture } from '../home/game-card.tsx'
import { OptionFields } from '../home/option-fields.tsx'
import { PlayerCount } from '../home/player-count.tsx'
import { usualOptions } from '../home/seating.ts'
import { useTitle } from '../home/title.ts'
import { useGame } from '../home/use-game.ts'
import { Choice, Select, TextField } from '../settings/fields.tsx'
import { startStudy } from './lab-study.ts'
import { alike, comparable, studyOf } from './study-of.ts'
import '../home/new-game.css'
import './lab.css'

export default function LabSetup({ id }: { readonly id: string }): ReactNode {
  const listed = games.find((game) => game.id === id)
  useTitle(listed === undefined ? 'Not found' : `Study of ${listed.name}`)
  return listed === undefined ? (
    <section className="screen empty">
      <h1>There is no such game here.</h1>
      <Link className="btn" href="/lab">
        To the lab
      </Link>
    </section>
  ) : (
    <Setting listed={listed} />
  )
}

const Setting = ({ listed }: { readonly listed: Listed }): ReactNode => {
  const game = useGame(listed)
  return (
    <div className="new-game" data-game={listed.id}>
      <aside>
        <GamePicture game={listed.id} />
        <h1>{listed.name}: is it fair?</h1>
        <p className="muted">
          The same seed gives the same games, here and with the command umpire lab. Random and novice bots are quick;
          those that think take seconds or minutes for a game.
        </p>
        <GameFacts game={listed} />
      </aside>
      {game === undefined ? <p className="opening">Opening ...</p> : null}
      {game instanceof Refusal ? <p className="refused">{game.reason}</p> : null}
      {game === undefined || game instanceof Refusal ? null : <Form game={game} />}
    </div>
  )
}

const counts = [20, 100, 500, 2000] as const
const longestSeed = 40

const Form = ({ game }: { readonly game: AnyGame }): ReactNode => {
  const [, go] = useLocation()
  const [seats, setSeats] = useState(game.seats.least)
  const [options, setOptions] = useState(() => usualOptions(game.options, undefined))
  const [compared, setCompared] = useState<string>(alike)
  const [bot, setBot] = useState<string>('novice')
  const [against, setAgainst] = useState<string>(alike)
  const [count, setCount] = useState<number>(100)
  const [seed, setSeed] = useState('0')
  const study = studyOf(game, {
    seats,
    options,
    compared,
    bots: against === alike ? [bot] : [bot, against],
    games: count,
    seed,
  })
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    startStudy(study)
    go('/lab/study')
  }
  return (
    <form className="setup" onSubmit={onSubmit} noValidate>
      {compared === 'seats' ? null : <PlayerCount seats={game.seats} count={seats} onChange={setSeats} />}
      <div className="lab-fields">
        <Select label="Bots" values={levelNames} value={bot} onChange={setBot} />
        <Select
          label="Against"
          values={[alike, ...levelNames.filter((level) => level !== bot)]}
          value={against === bot ? alike : against}
          words={(value) => (value === alike ? 'the same' : value)}
          onChange={setAgainst}
        />
        <Select
          label="Compare"
          values={[alike, ...comparable(game)]}
          value={compared}
          words={(value) => comparedWords(game, value)}
          onChange={setCompared}
        />
      </div>
      <OptionFields game={game} options={options} onChange={setOptions} />
      <Choice
        label={study.arms.length === 1 ? 'Games' : `Games of each of the ${study.arms.length} ways`}
        values={counts}
        value={count}
        onChange={setCount}
      />
      <details className="more">
        <summary>More</summary>
        <TextField
          label="Seed: the same word gives the same games."
          value={seed}
          longest={longestSeed}
          onChange={setSeed}
        />
      </details>
      <footer>
        <button type="submit" className="btn go">
          <Icon name="play" />
          Play {study.arms.length * count} games
        </button>
      </footer>
    </form>
  )
}

function comparedWords(game: AnyGame, compared: string): string {
  if (compared === alike) return 'nothing: one way to play'
  return compared === 'seats' ? 'all numbers of players' : `all of: ${game.options[compared]?.says ?? compared}`
}
