// What can be read beside the board: the mission, the enemies' cards, the decks.

import type { ReactNode } from 'react'
import { enemyKeywordText } from '../content/keyword-text.ts'
import { noiseCards } from '../content/noises.ts'
import { noiseText } from '../content/text.ts'
import type { UnitId } from '../content/unit.ts'
import { units } from '../content/units.ts'
import { wounds } from '../content/wounds.ts'
import { factions } from '../content/factions.ts'
import { cardName, heroName } from '../names.ts'
import { rowOf } from '../rules/enemies.ts'
import { mapOf, missionOf, type State } from '../state.ts'
import type { Campaign } from '../state/campaign.ts'
import { countOf } from './board-words.ts'
import { attackLong } from './enemy-words.ts'
import { UnitSign } from './unit-shapes.tsx'

/** `M1 won, M2 lost; 3 requisition points.` */
function campaignWords({ results, points }: Campaign): string {
  const so = results.map(({ mission, isWon }) => `${mission} ${isWon ? 'won' : 'lost'}`).join(', ')
  return `${so === '' ? 'The first mission' : so}; ${countOf(points, 'requisition point')}.`
}

export const MissionReading = ({ state }: { readonly state: State }): ReactNode => {
  const { name, story, objective, special, setUp, reward } = missionOf(state)
  const map = mapOf(state)
  return (
    <article className="rb-reading">
      <h4>{name}</h4>
      <p>{story}</p>
      {map.name === name ? null : (
        <p>
          <b>{map.name}.</b> {map.story}
        </p>
      )}
      <p>
        <b>Objective.</b> {objective}
      </p>
      <p>
        <b>Set-up.</b> {setUp}
      </p>
      {special === '' ? null : (
        <p>
          <b>Special.</b> {special}
        </p>
      )}
      {reward === null ? null : (
        <p>
          <b>Reward.</b> {reward}
        </p>
      )}
      {state.campaign === null ? null : (
        <p>
          <b>Campaign.</b> {campaignWords(state.campaign)}
        </p>
      )}
    </article>
  )
}

export const EnemyReading = ({ state }: { readonly state: State }): ReactNode => {
  const ids = new Set<UnitId>([
    ...factions.of(state.faction).rows.map(({ unit }) => unit),
    ...state.enemies.map(({ unit }) => unit),
  ])
  return [...ids].map((id) => {
    const card = units.of(id)
    const sides = [rowOf(state.faction, id)?.side ?? card.sides[0], ...card.sides.slice(1)]
    return (
      <details key={id} className="rb-unit-card">
        <summary>
          <UnitSign unit={id} />
          <b>{card.name}</b>
        </summary>
        {sides.map((side) => (
          <div key={side.name}>
            <p>
              {side.name === '' ? null : <b>{side.name}: </b>}
              {attackLong(side)}; defence {side.defence}
              {card.wounds > 1 ? `; ${card.wounds} wounds` : ''}
            </p>
            <ul>
              {side.keywords.map((keyword) => (
                <li key={keyword}>
                  <b>{keyword}</b> {enemyKeywordText[keyword].text}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </details>
    )
  })
}

const DeckLine = ({ name, deck, discard }: { name: string; deck: number; discard: number }): ReactNode => (
  <li>
    <span>{name}</span>
    <b className="num">{deck}</b>
    <small>{discard} discarded</small>
  </li>
)

/** Sizes of all decks, and what lies on top of the discard piles. */
export const DeckReading = ({ state }: { readonly state: State }): ReactNode => {
  const noise = state.noiseDiscard.at(-1)
  const wound = state.woundDiscard.at(-1)
  return (
    <>
      <ul className="rb-decks">
        <DeckLine name="Noise" deck={state.noiseDeck.length} discard={state.noiseDiscard.length} />
        <DeckLine name="Spawn" deck={state.spawnDeck.length} discard={state.spawnDiscard.length} />
        <DeckLine name="Wounds" deck={state.woundDeck.length} discard={state.woundDiscard.length} />
        {state.heroes.map((hero) => (
          <DeckLine key={hero.id} name={heroName(hero.id)} deck={hero.deck.length} discard={hero.discard.length} />
        ))}
      </ul>
      {noise === undefined ? null : (
        <article className="rb-reading">
          <h4>Last noise: {noiseCards.of(noise).name}</h4>
          <p>{noiseText(noiseCards.of(noise).top)}</p>
          <p>
            <b>{noiseCards.of(noise).number}+</b> {noiseText(noiseCards.of(noise).lower)}
          </p>
        </article>
      )}
      {wound === undefined ? null : (
        <article className="rb-reading">
          <h4>Last wound: {wounds.of(wound).name}</h4>
          <p>{wounds.of(wound).topText}</p>
          <p>{wounds.of(wound).lastingText}</p>
        </article>
      )}
      {state.heroes.map((hero) =>
        hero.discard.length + hero.removed.length === 0 ? null : (
          <article key={hero.id} className="rb-reading">
            <h4>{heroName(hero.id)}: discarded</h4>
            <p>{hero.discard.map(cardName).join(', ') || 'nothing'}</p>
            {hero.removed.length === 0 ? null : (
              <p>
                <b>Removed.</b> {hero.removed.map(cardName).join(', ')}
              </p>
            )}
          </article>
        ),
      )}
    </>
  )
}
