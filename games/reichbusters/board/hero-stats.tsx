// A Hero's dashboard: wounds, heroic points, weapons with their markers, items, skills, cards in play, decks.

import { Icon, ThingButton } from '@umpire/board'
import type { ReactNode } from 'react'
import { cards } from '../content/cards.ts'
import type { Loudness } from '../content/hero.ts'
import { items } from '../content/items.ts'
import { skills } from '../content/skills.ts'
import { weaponKeywordText } from '../content/keyword-text.ts'
import { wounds } from '../content/wounds.ts'
import { weapons } from '../content/weapons.ts'
import { cardName, heroName } from '../names.ts'
import type { State } from '../state.ts'
import { type Hero, isDowned, type Item, type WeaponToken, woundsToDown } from '../state/hero.ts'
import { itemThing, skillThing, weaponThing } from '../things.ts'
import { countOf } from './board-words.ts'
import { heroicWords, isAlone, letterOf, standingOf } from './hero-words.ts'
import { categoryIcons } from './tokens.ts'

export const HeroStats = ({
  state,
  hero,
  isOpen,
}: {
  readonly state: State
  readonly hero: Hero
  /** True: skills and wounds are shown with their words. */
  readonly isOpen: boolean
}): ReactNode => {
  const { words, tone } = standingOf(state, hero)
  return (
    <div className={hero.area === null || isDowned(hero) ? 'rb-hero out' : 'rb-hero'}>
      <p className="rb-who">
        {isAlone(state, hero) ? null : <span className="rb-letter">{letterOf(state, hero)}</span>}
        <b>{heroName(hero.id)}</b>
        {words === '' ? null : <span className={`pill ${tone}`}>{words}</span>}
      </p>
      <Figures hero={hero} />
      <ul className="rb-kit">
        {hero.weapons.map((token) => (
          <li key={token.id}>
            <WeaponRow token={token} />
          </li>
        ))}
        {hero.items.map((item) => (
          <li key={item.uid}>
            <ItemRow item={item} />
          </li>
        ))}
      </ul>
      <Skills hero={hero} />
      <InPlay state={state} hero={hero} />
      {isOpen ? <Wounds hero={hero} /> : null}
    </div>
  )
}

const Figures = ({ hero }: { readonly hero: Hero }): ReactNode => {
  const count = hero.wounds.length
  const heroic = heroicWords(hero)
  return (
    <div className="stats">
      <span role="img" aria-label={`${count} of ${woundsToDown} wounds`}>
        <Icon name="wound" />
        <span className="pips rb-wounds">
          {Array.from({ length: woundsToDown }, (_, n) => (
            // The pips are a track: each is its place.
            // oxlint-disable-next-line react/no-array-index-key
            <i key={n} className={n < count ? 'on' : ''} />
          ))}
        </span>
      </span>
      <span title="Heroic points">
        <Icon name="heroic" />
        <small>{heroic === '' ? 'none' : heroic}</small>
      </span>
      <span
        title={`${countOf(hero.hand.length, 'card')} in hand, ${hero.deck.length} in the deck, ${hero.discard.length} discarded, ${hero.removed.length} removed`}
      >
        <Icon name="deck" />
        {hero.hand.length}
        <small>of {hero.hand.length + hero.deck.length + hero.discard.length}</small>
      </span>
    </div>
  )
}

const loudWords = (noise: Loudness): string => {
  if (noise === 0) return 'silent'
  return typeof noise === 'number' ? `noise ${noise}` : noise
}

const markerWords = ({ jammed, drained }: Pick<Item, 'jammed' | 'drained'>): string =>
  [
    ...(jammed > 0 ? [jammed > 1 ? `jammed ×${jammed}` : 'jammed'] : []),
    ...(drained > 0 ? [drained > 1 ? `drained ×${drained}` : 'drained'] : []),
  ].join(', ')

const WeaponRow = ({ token }: { readonly token: WeaponToken }): ReactNode => {
  const { name, attack, vril, noise, range, keywords } = weapons.of(token.id)[token.side]
  const marks = markerWords(token)
  const dice = `${countOf(attack, 'die', 'dice')}${vril > 0 ? ` +${vril} vril` : ''}`
  const about = [range === 0 ? 'melee' : `range ${range}`, dice, loudWords(noise), ...keywords].join(', ')
  return (
    <ThingButton
      id={weaponThing(token.id)}
      label={`${name}, ${about}${marks === '' ? '' : `, ${marks}`}`}
      className={range === 0 ? 'rb-weapon melee' : 'rb-weapon'}
    >
      <Icon name={range === 0 ? 'melee' : 'ranged'} />
      <span
        className="name"
        title={[...new Set(keywords)].map((word) => `${word}: ${weaponKeywordText[word].text}`).join('\n')}
      >
        <b>{name}</b>
        <small>{[range === 0 ? 'melee' : `range ${range}`, ...keywords].join(', ')}</small>
      </span>
      {marks === '' ? (
        <span className="about">
          {dice}, {loudWords(noise)}
        </span>
      ) : (
        <span className="about marked">{marks}</span>
      )}
    </ThingButton>
  )
}

const ItemRow = ({ item }: { readonly item: Item }): ReactNode => {
  const { name, category, text, noise } = items.of(item.id)
  const marks = markerWords(item)
  return (
    <ThingButton id={itemThing(item.uid)} label={`${name}: ${text}`} className="rb-item">
      <Icon name={categoryIcons[category]} />
      <span className="name" title={text}>
        <b>{name}</b>
      </span>
      <span className={marks === '' ? 'about' : 'about marked'}>
        {marks === '' ? (noise === 0 ? 'item' : loudWords(noise)) : marks}
      </span>
    </ThingButton>
  )
}

const Skills = ({ hero }: { readonly hero: Hero }): ReactNode => (
  <ul className="rb-skills" aria-label="Skills">
    {hero.skills.map(({ id, isActive }) => (
      <li key={id} title={skills.of(id).text}>
        <ThingButton
          id={skillThing(hero.id, id)}
          label={`${id}${isActive ? '' : ', deactivated'}: ${skills.of(id).text}`}
          className={isActive ? 'rb-skill' : 'rb-skill off'}
        >
          {id}
        </ThingButton>
      </li>
    ))}
  </ul>
)

const InPlay = ({ state, hero }: { readonly state: State; readonly hero: Hero }): ReactNode => {
  const laid = state.lasting.filter(({ heroes }) => heroes.includes(hero.id))
  if (laid.length === 0) return null
  return (
    <ul className="rb-in-play" aria-label="Cards in play">
      {laid.map(({ card }) => (
        <li key={card} title={cards.of(card).top.text}>
          <Icon name="deck" /> {cardName(card)}
        </li>
      ))}
    </ul>
  )
}

const Wounds = ({ hero }: { readonly hero: Hero }): ReactNode =>
  hero.wounds.length === 0 ? null : (
    <ul className="rb-wound-list" aria-label="Wounds">
      {hero.wounds.map(({ id, skill }) => {
        const { name, lastingText } = wounds.of(id)
        return (
          <li key={id}>
            <b>{name}</b> {skill === null ? lastingText : `${skill} is lost.`}
          </li>
        )
      })}
    </ul>
  )
