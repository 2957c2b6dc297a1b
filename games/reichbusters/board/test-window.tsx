// The test that is going on, in a window over the map: pool, dice, modifiers, total against target. Before an attack is
// declared: its odds.

import { Icon, ThingButton, usePreview } from '@umpire/board'
import type { ReactNode } from 'react'
import type { DieKind } from '../content/dice.ts'
import { cardName, heroName } from '../names.ts'
import { faceNow, isUnspent, totalOf } from '../rules/tests/dice.ts'
import { type State, testNow } from '../state.ts'
import type { Test, TestDie, TestKind } from '../state/test.ts'
import { dieThing } from '../things.ts'
import { actingHero } from './acting.ts'
import { enemiesNamed, weaponNamed } from './options-named.ts'
import { OverMap } from './over-map.tsx'
import { dieWords, TestDieFace } from './test-die.tsx'
import { type AttackOdds, attackOdds, chanceNow, outcomeOf, rowsOf, type TestRow, titleOf } from './test-rows.ts'
import './test.css'

const icons: { readonly [Kind in TestKind]: string } = {
  attack: 'attack',
  defence: 'shield',
  noise: 'noise',
  vril: 'vril',
}

const percent = (chance: number): string => `${Math.round(chance * 100)}%`

export const TestWindow = ({ state }: { readonly state: State }): ReactNode => {
  const test = testNow(state)
  const option = usePreview()
  if (test !== undefined) {
    return (
      <OverMap>
        <RunningTest state={state} test={test} />
      </OverMap>
    )
  }
  const hero = actingHero(state)
  const [target] = enemiesNamed(option)
  if (hero === undefined || target === undefined || option?.label?.isAttack !== true) return null
  const odds = attackOdds(state, hero.id, weaponNamed(option) ?? 'unarmed', target)
  if (odds === undefined) return null
  return (
    <OverMap>
      <Odds odds={odds} name={option.label.name} />
    </OverMap>
  )
}

const Rows = ({ rows }: { readonly rows: readonly TestRow[] }): ReactNode => (
  <ul className="rows">
    {rows.map(({ key, why, amount, rule }) => (
      <li key={key}>
        <span>
          {why} {rule === '' ? null : <small>{rule}</small>}
        </span>
        <b className="num">{amount}</b>
      </li>
    ))}
  </ul>
)

const RunningTest = ({ state, test }: { readonly state: State; readonly test: Test }): ReactNode => {
  const chance = chanceNow(state, test)
  return (
    <section className="float rb-test" aria-label={`Test: ${titleOf(state, test)}`}>
      <header>
        <Icon name={icons[test.kind]} />
        <b>{heroName(test.hero)}</b>
        <span>{titleOf(state, test)}</span>
      </header>
      {test.stage === 'pool' ? <Pool test={test} /> : <Dice state={state} test={test} />}
      <Rows rows={rowsOf(test)} />
      {test.played.length === 0 ? null : (
        <ul className="played">
          {test.played.map(({ hero, card }) => (
            <li key={card}>
              <Icon name="deck" />
              {heroName(hero)}: {cardName(card)}
            </li>
          ))}
        </ul>
      )}
      {test.stage === 'pool' ? null : <Total state={state} test={test} />}
      {chance === undefined || chance === 1 || (test.stage === 'rolled' && chance === 0) ? null : (
        <Chance kind={test.kind} chance={chance} isRolled={test.stage === 'rolled'} />
      )}
    </section>
  )
}

const kinds: readonly DieKind[] = ['attack', 'defence', 'noise', 'vril']

const Pool = ({ test }: { readonly test: Test }): ReactNode => (
  <div className="dice">
    {kinds.flatMap((kind) =>
      Array.from({ length: test.pool[kind] }, (_, n) => <TestDieFace key={`${kind} ${n}`} kind={kind} face={null} />),
    )}
  </div>
)

/** Unspent specials can be clicked where the question is about them. */
const Dice = ({ state, test }: { readonly state: State; readonly test: Test }): ReactNode => (
  <div className="dice">
    {test.dice.map((die, n) => {
      const face = faceNow(state, test, die)
      return (
        // Dice lie in the order they were rolled.
        // oxlint-disable-next-line react/no-array-index-key
        <ThingButton key={n} id={dieThing(n)} label={dieLabel(die)} className={classOf(die)}>
          <TestDieFace kind={die.die} face={face} />
          {die.spent === null ? null : <span className="spent">{die.spent}</span>}
        </ThingButton>
      )
    })}
  </div>
)

const dieLabel = ({ die, face, spent }: TestDie): string =>
  `${dieWords(die, face)}${spent === null ? '' : `, spent: ${spent}`}`

const classOf = (die: TestDie): string => (isUnspent(die) ? 'rb-die-button unspent' : 'rb-die-button')

const Total = ({ state, test }: { readonly state: State; readonly test: Test }): ReactNode => {
  const { words, tone } = outcomeOf(state, test)
  const isAgainst = test.kind === 'attack' || test.kind === 'defence'
  return (
    <p className="total" role="status">
      <b>{test.total ?? totalOf(state, test)}</b>
      <span>
        {isAgainst ? `against ${test.target}` : 'in all'}
        <em className={tone}>{words}</em>
      </span>
    </p>
  )
}

const chanceWords: { readonly [Kind in TestKind]: string } = {
  attack: 'to hit',
  defence: 'to be safe',
  noise: 'to be heard',
  vril: '',
}

const Chance = ({
  kind,
  chance,
  isRolled,
}: {
  readonly kind: TestKind
  readonly chance: number
  readonly isRolled: boolean
}): ReactNode => (
  <div className={kind === 'noise' ? 'chance risk' : 'chance'}>
    <p>
      <b>{percent(chance)}</b>
      <span>
        {chanceWords[kind]}
        <small>{isRolled ? 'if what is left boosts' : 'with all specials boosted'}</small>
      </span>
    </p>
    <i className="bar">
      <i style={{ width: percent(chance) }} />
    </i>
  </div>
)

const Odds = ({ odds, name }: { readonly odds: AttackOdds; readonly name: string }): ReactNode => (
  <section className="float rb-test preview" aria-hidden="true">
    <header>
      <Icon name="odds" />
      <b>{odds.title}</b>
      <span>{name}</span>
    </header>
    <Rows rows={odds.rows} />
    <div className="dice">
      {Array.from({ length: odds.attack }, (_, n) => (
        // Dice of a kind are all alike.
        // oxlint-disable-next-line react/no-array-index-key
        <TestDieFace key={n} kind="attack" face={null} />
      ))}
      {Array.from({ length: odds.vril }, (_, n) => (
        // oxlint-disable-next-line react/no-array-index-key
        <TestDieFace key={`vril ${n}`} kind="vril" face={null} />
      ))}
      <span className="against">against {odds.defence}</span>
    </div>
    <Chance kind="attack" chance={odds.chance} isRolled={false} />
    <p className="notes">{odds.notes.join(', ')}</p>
  </section>
)
