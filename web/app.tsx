// The screens and their addresses. Each but the first is loaded when it is opened.

import { lazy, type ReactNode, Suspense } from 'react'
import { Route, Switch, useLocation } from 'wouter'
import { Failure } from './failure.tsx'
import { Home } from './home/home.tsx'
import { UpdateNotice } from './service-worker/update-notice.tsx'

const TablePage = lazy(() => import('./table/table-page.tsx'))
const MatchPage = lazy(() => import('./online/match-page.tsx'))
const ReplayPage = lazy(() => import('./replay/replay-page.tsx'))
const RulebookPage = lazy(() => import('./rulebook/rulebook-page.tsx'))

export const App = (): ReactNode => {
  const [address] = useLocation()
  return (
    <>
      <Failure address={address}>
        <Suspense fallback={<p className="opening">Opening ...</p>}>
          <Switch>
            <Route path="/play/:id">{({ id }) => <TablePage id={id} />}</Route>
            <Route path="/match/:id">{({ id }) => <MatchPage id={id} />}</Route>
            <Route path="/replay/:id">{({ id }) => <ReplayPage id={id} />}</Route>
            <Route path="/rules/:game/:rule?">{({ game, rule }) => <RulebookPage game={game} rule={rule} />}</Route>
            <Route>{() => <Home />}</Route>
          </Switch>
        </Suspense>
      </Failure>
      <UpdateNotice />
    </>
  )
}
