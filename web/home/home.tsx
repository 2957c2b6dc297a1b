// The home page: its frame, and what stands in it at each address.

import { lazy, type ReactNode, Suspense } from 'react'
import { Link, Route, Switch } from 'wouter'
import { useStoreTrouble } from '../store/game-store.ts'
import { Frame } from './frame.tsx'
import { MyGames } from './my-games.tsx'
import { FileDrop } from './open-file.tsx'
import { PlayScreen } from './play-screen.tsx'
import { Rulebooks } from './rulebooks.tsx'
import { useTitle } from './title.ts'

// Each game brings its mood: one accent, one ground.
import.meta.glob('../../games/*/board/mood.css', { eager: true })

const NewGame = lazy(() => import('./new-game.tsx'))
const LabShelf = lazy(() => import('../lab/lab-shelf.tsx'))
const LabSetup = lazy(() => import('../lab/lab-setup.tsx'))
const LabStudy = lazy(() => import('../lab/study-page.tsx'))
const Lobby = lazy(() => import('../lobby/lobby.tsx'))
const MePage = lazy(() => import('../lobby/people/me-page.tsx'))
const CarryPage = lazy(() => import('../lobby/people/carry-page.tsx'))

export const Home = (): ReactNode => (
  <FileDrop>
    <Frame>
      <StoreNotice />
      <main>
        <Suspense fallback={<p className="opening">Opening ...</p>}>
          <Switch>
            <Route path="/">{() => <PlayScreen />}</Route>
            <Route path="/games">{() => <MyGames />}</Route>
            <Route path="/rulebooks">{() => <Rulebooks />}</Route>
            <Route path="/new/:game">{({ game }) => <NewGame key={game} id={game} isTogether={false} />}</Route>
            <Route path="/new/:game/together">{({ game }) => <NewGame key={game} id={game} isTogether />}</Route>
            <Route path="/lab">{() => <LabShelf />}</Route>
            <Route path="/lab/study">{() => <LabStudy />}</Route>
            <Route path="/lab/new/:game">{({ game }) => <LabSetup key={game} id={game} />}</Route>
            <Route path="/together">{() => <Lobby />}</Route>
            <Route path="/me">{() => <MePage />}</Route>
            <Route path="/carry">{() => <CarryPage />}</Route>
            <Route>{() => <NotHere />}</Route>
          </Switch>
        </Suspense>
      </main>
    </Frame>
  </FileDrop>
)

const StoreNotice = (): ReactNode => {
  const trouble = useStoreTrouble()
  return trouble === undefined ? null : (
    <p className="notice" role="status">
      <b>Not saved:</b> {trouble}.
    </p>
  )
}

const NotHere = (): ReactNode => {
  useTitle('Not found')
  return (
    <section className="screen empty">
      <h1>There is nothing at this address.</h1>
      <p className="muted">The game may have been deleted, or the link is not complete.</p>
      <Link className="btn" href="/">
        To the games
      </Link>
    </section>
  )
}
