// The card of odds: every modifier with its reason and rule, what the dice need, the chances, and what is left of the target.

import { Die, Icon } from '@umpire/board'
import type { ReactNode } from 'react'
import { inches, targetName } from '../names.ts'
import { effectWords, longReason, neededWords, worthWords } from '../rules/attack-words.ts'
import { percent } from '../rules/odds.ts'
import { type Outlook, outlook } from '../rules/outlook.ts'
import { isCombat } from '../rules/unit-actions.ts'
import type { State } from '../state.ts'
import type { Corner } from './corners.ts'
import { OverMap } from './over-map.tsx'
import { capital } from './words.ts'
import { attackNow, type ShownAttack } from './shown-attack.ts'

export const OddsCard = ({
  state,
  shown,
  corner,
}: {
  readonly state: State
  readonly shown: ShownAttack
  readonly corner: Corner
}): ReactNode => {
  const { shooter, target, number } = shown
  const { action } = shooter
  const rolled = attackNow(state)
  const isRolled = rolled !== undefined && rolled.target === target
  const expected = outlook(state, shooter, target, Math.max(1, action.rof - number + 1))
  const { plan } = expected
  return (
    <OverMap>
      <section className={`float odds ds-odds ${corner}`} aria-label={`${action.name} on ${targetName(state, target)}`}>
        <header>
          <Icon name={isCombat(action) ? 'attack' : 'scan'} />
          <span>
            {action.name} on {targetName(state, target)}
          </span>
          {action.rof > 1 ? (
            <small className="dim">
              {number} of {action.rof}
            </small>
          ) : null}
        </header>
        <table>
          <tbody>
            <tr>
              <td>
                {plan.stat === 'TARG' ? 'Targeting' : 'Scan'} {plan.skill} against {plan.defense}
              </td>
              <td>{neededWords(plan.defense - plan.skill)}</td>
            </tr>
            {plan.modifiers.map((modifier) => (
              <tr key={modifier.why}>
                <td>
                  {capital(longReason(state, plan, modifier))} <span className="rule">{modifier.rule}</span>
                </td>
                <td>{worthWords(modifier)}</td>
              </tr>
            ))}
            <tr>
              <td>Range {inches(plan.gap)}</td>
              <td>{action.range === null ? '' : `of ${inches(action.range)}`}</td>
            </tr>
            <tr className="sum">
              <td>Needs on 2 dice</td>
              <td>{neededWords(plan.needed)}</td>
            </tr>
          </tbody>
        </table>
        {isRolled ? <Rolled state={state} /> : <Chances expected={expected} />}
        <p className="dim">{isRolled ? hitWords(expected) : answerWords(expected, action.rof - number + 1)}</p>
      </section>
    </OverMap>
  )
}

const Chances = ({ expected: { hit, boosted, destroyed, stunned } }: { readonly expected: Outlook }): ReactNode => (
  <>
    <div className="chances">
      <div>
        <b className="big">{percent(hit)}</b>
        <span className="label">hit</span>
      </div>
      {hit >= 1 ? null : (
        <div className="boosted">
          <b className="big">{percent(boosted)}</b>
          <span className="label">boosted, 1 CP</span>
        </div>
      )}
      {destroyed === null ? null : (
        <div className="end-of-it">
          <b className="big">{percent(destroyed)}</b>
          <span className="label">destroyed</span>
        </div>
      )}
      {destroyed === null && stunned !== null ? (
        <div className="end-of-it">
          <b className="big">{percent(stunned)}</b>
          <span className="label">stunned</span>
        </div>
      ) : null}
    </div>
    <div className="bar" aria-hidden="true">
      <i style={{ width: percent(hit) }} />
      <i style={{ width: percent(Math.max(0, boosted - hit)) }} />
    </div>
  </>
)

/** The dice as they lie, the dropped one too (DS-004). */
const Rolled = ({ state }: { readonly state: State }): ReactNode => {
  const now = state.shot?.now ?? null
  if (now === null) return null
  const { dice, boosted, needed, isHit } = now
  const dropped = boosted ? dice.indexOf(Math.min(...dice)) : -1
  const total = dice.reduce((sum, face, n) => (n === dropped ? sum : sum + face), 0)
  return (
    <div className="rolled">
      {dice.map((face, n) => (
        // Dice lie as they were rolled.
        // oxlint-disable-next-line react/no-array-index-key
        <Die key={n} face={face} {...(n === dropped ? { is: 'dropped' } : isHit ? { is: 'damage' } : { is: 'idle' })} />
      ))}
      <b>
        {total} against {neededWords(needed)}: {isHit ? 'hit' : 'missed'}
      </b>
    </div>
  )
}

/** `Both shots, after 2 countermeasures at 3+` */
function answerWords({ plan, tokens, check, destroyed, stunned }: Outlook, shots: number): string {
  if (!plan.isNegatable) return `${effectWords[plan.effect]} cannot be countered`
  if (destroyed === null && stunned === null) return ''
  const all = shots === 1 ? 'This shot' : shots === 2 ? 'Both shots' : `All ${shots} shots`
  if (tokens === 0) return `${all}; no countermeasures are left`
  return `${all}, after ${tokens} ${tokens === 1 ? 'countermeasure' : 'countermeasures'} at ${check}+`
}

const hitWords = ({ plan, check }: Outlook): string =>
  plan.isNegatable ? `${effectWords[plan.effect]}: a countermeasure needs ${check}+` : effectWords[plan.effect]
