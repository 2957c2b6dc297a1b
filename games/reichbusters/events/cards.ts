// Events of action cards and of what answers enemies: played, laid down, ended, and what they do; how the log says it.

import type { GameEvent, LogReader, RuleId } from '@umpire/engine'
import type { CardId } from '../content/card.ts'
import { cards } from '../content/cards.ts'
import type { FeatureId } from '../content/feature.ts'
import { features } from '../content/features.ts'
import type { HeroId, WeaponId } from '../content/hero.ts'
import type { HeroKeyword } from '../content/keywords.ts'
import { items } from '../content/items.ts'
import type { ItemId } from '../content/item.ts'
import type { AreaId } from '../content/map/map.ts'
import { spawnCards } from '../content/spawns.ts'
import type { SpawnCardId } from '../content/unit.ts'
import type { WoundId } from '../content/wound.ts'
import { weapons } from '../content/weapons.ts'
import { wounds } from '../content/wounds.ts'
import { areaName, cardName, enemyName, heroName, type Named } from '../names.ts'
import type { Lasting, State } from '../state.ts'

interface OfHero {
  readonly hero: HeroId
}

interface OfCard extends OfHero {
  readonly card: CardId
}

export type CardsEvent =
  | ({ readonly kind: 'card played'; readonly rule: 'RB-093' | 'RB-094' } & OfCard)
  | ({ readonly kind: 'modifier played'; readonly rule: RuleId; readonly whose: HeroId } & OfCard)
  | ({
      readonly kind: 'card laid down'
      readonly rule: 'RB-108'
      readonly heroes: readonly HeroId[]
      readonly until: Lasting['until']
    } & OfCard)
  | ({ readonly kind: 'card ended'; readonly rule: RuleId } & OfCard)
  | ({ readonly kind: 'card taken back'; readonly rule: 'RB-092' } & OfCard)
  | ({ readonly kind: 'patience used'; readonly rule: 'RB-108' } & OfHero)
  | ({ readonly kind: 'breech cleared'; readonly rule: 'RB-078'; readonly weapon: WeaponId } & OfHero)
  | { readonly kind: 'area suppressed'; readonly rule: RuleId; readonly area: AreaId }
  | ({ readonly kind: 'garrotted'; readonly rule: 'RB-251'; readonly enemy: Named } & OfHero)
  | ({
      readonly kind: 'lured'
      readonly rule: 'RB-092'
      readonly enemies: readonly Named[]
      readonly area: AreaId
    } & OfHero)
  | ({
      readonly kind: 'looked in'
      readonly rule: 'RB-121'
      readonly area: AreaId
      /** A feature that was looked at and has no effect yet. */
      readonly feature: FeatureId | null
    } & OfHero)
  | ({
      readonly kind: 'spawn cards seen'
      readonly rule: 'RB-144'
      /** The next one first. */
      readonly seen: readonly SpawnCardId[]
    } & OfHero)
  | ({ readonly kind: 'loot taken'; readonly rule: 'RB-071'; readonly item: ItemId; readonly enemy: Named } & OfHero)
  | ({ readonly kind: 'shrugged off'; readonly rule: 'RB-196'; readonly wound: WoundId } & OfHero)
  | ({ readonly kind: 'decoyed'; readonly rule: 'RB-265'; readonly instead: HeroId } & OfHero)
  | ({ readonly kind: 'biscuits thrown'; readonly rule: 'RB-231'; readonly enemies: readonly Named[] } & OfHero)

const kinds: ReadonlySet<string> = new Set<CardsEvent['kind']>([
  'card played',
  'modifier played',
  'card laid down',
  'card ended',
  'card taken back',
  'patience used',
  'breech cleared',
  'area suppressed',
  'garrotted',
  'lured',
  'looked in',
  'spawn cards seen',
  'loot taken',
  'shrugged off',
  'decoyed',
  'biscuits thrown',
])

export const isCardsEvent = (event: GameEvent): event is CardsEvent => kinds.has(event.kind)

/** As the end of a sentence: some cards bring their own mark. */
function asEnd(card: CardId): string {
  const name = cardName(card)
  return name.endsWith('!') || name.endsWith('?') ? name : `${name}.`
}

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.slice(-1).join('')}`

const enemyNames = (enemies: readonly Named[]): string => listed(enemies.map(enemyName))

const untilWords: { readonly [Until in Lasting['until']]: string } = {
  once: 'for now',
  repeat: 'for now',
  keep: 'until it is discarded',
  'next hero': "until the next Hero's turn",
  'next turn': "until the owner's next turn",
  'end of turn': 'until the end of this turn',
}

/** `Lethal and Vengeance`, or nothing. */
function grantedWords(card: CardId): string {
  const granted: HeroKeyword[] = cards.of(card).top.effects.flatMap((one) => (one.does === 'last' ? one.grants : []))
  return granted.length === 0 ? '' : ` (${listed(granted)})`
}

function saysInPlay(event: Extract<CardsEvent, { kind: 'card laid down' }>): string {
  const others = event.heroes.filter((hero) => hero !== event.hero).map(heroName)
  const whose = others.length === 0 ? '' : `, also for ${listed(others)},`
  return `${cardName(event.card)}${grantedWords(event.card)} of ${heroName(event.hero)}${whose} stays in play ${untilWords[event.until]}.`
}

/** `X01 (B D / B B D / A B B D F)` */
const spawnWords = (card: SpawnCardId): string =>
  `${card} (${spawnCards
    .of(card)
    .levels.map((rows) => rows.join(' '))
    .join(' / ')})`

export function saysCards(event: CardsEvent, { state }: LogReader<State>): string {
  switch (event.kind) {
    case 'card played':
      return `${heroName(event.hero)} plays ${asEnd(event.card)}`
    case 'modifier played':
      return event.whose === event.hero
        ? `${heroName(event.hero)} adds ${asEnd(event.card)}`
        : `${heroName(event.hero)} helps ${heroName(event.whose)} with ${asEnd(event.card)}`
    case 'card laid down':
      return saysInPlay(event)
    case 'card ended':
      return `${cardName(event.card)} of ${heroName(event.hero)} ends.`
    case 'card taken back':
      return `${heroName(event.hero)} takes ${cardName(event.card)} back from the discard pile.`
    case 'patience used':
      return `${heroName(event.hero)} has one more basic action.`
    case 'breech cleared':
      return `${heroName(event.hero)} clears ${weapons.of(event.weapon).front.name} of every jam.`
    case 'area suppressed':
      return `${areaName(event.area, state)} is suppressed.`
    case 'garrotted':
      return `${heroName(event.hero)} strangles ${enemyName(event.enemy)}.`
    case 'lured':
      return `${enemyNames(event.enemies)} ${event.enemies.length === 1 ? 'goes' : 'go'} to look at ${areaName(event.area, state)}.`
    case 'looked in':
      return `${heroName(event.hero)} looks into ${areaName(event.area, state)}${event.feature === null ? '' : `: ${features.of(event.feature).name}`}.`
    case 'spawn cards seen':
      return `${heroName(event.hero)} knows the next spawn cards: ${event.seen.map(spawnWords).join(', ')}.`
    case 'loot taken':
      return `${heroName(event.hero)} takes ${items.of(event.item).name} from ${enemyName(event.enemy)}.`
    case 'shrugged off':
      return `${heroName(event.hero)} will not keep ${wounds.of(event.wound).name}.`
    case 'decoyed':
      return `${heroName(event.hero)} draws the attack on ${heroName(event.instead)}.`
    case 'biscuits thrown':
      return `${heroName(event.hero)} throws biscuits: ${enemyNames(event.enemies)} will not attack in this enemy turn.`
  }
}
