// Events of wounds of Heroes and of healing, and how the log says them.

import type { RuleId } from '@umpire/engine'
import type { HeroId, WeaponId } from '../content/hero.ts'
import type { ItemId } from '../content/item.ts'
import { items } from '../content/items.ts'
import type { HeroKeyword } from '../content/keywords.ts'
import { weapons } from '../content/weapons.ts'
import type { WoundId } from '../content/wound.ts'
import { wounds } from '../content/wounds.ts'
import { heroName } from '../names.ts'

interface OfHero {
  readonly hero: HeroId
}

export type WoundsEvent =
  | ({
      readonly kind: 'wound drawn'
      readonly rule: 'RB-196' | 'RB-197'
      readonly wound: WoundId
      readonly damage: number | 'permanent'
    } & OfHero)
  | ({ readonly kind: 'wound passed over'; readonly rule: 'RB-293'; readonly wound: WoundId } & OfHero)
  | ({ readonly kind: 'wound kept'; readonly rule: RuleId; readonly wound: WoundId; readonly count: number } & OfHero)
  | ({ readonly kind: 'wound not kept'; readonly rule: RuleId; readonly wound: WoundId } & OfHero)
  | ({ readonly kind: 'wounds healed'; readonly rule: 'RB-198'; readonly wounds: readonly WoundId[] } & OfHero)
  | ({ readonly kind: 'downed'; readonly rule: 'RB-087' } & OfHero)
  | ({ readonly kind: 'no longer downed'; readonly rule: 'RB-088' } & OfHero)
  | ({ readonly kind: 'painless'; readonly rule: 'RB-237' } & OfHero)
  | ({ readonly kind: 'skill off'; readonly rule: 'RB-196'; readonly skill: HeroKeyword } & OfHero)
  | ({ readonly kind: 'skill on'; readonly rule: 'RB-196' | 'RB-201'; readonly skill: HeroKeyword } & OfHero)
  | ({ readonly kind: 'weapon jammed by wound'; readonly rule: 'RB-196'; readonly weapon: WeaponId } & OfHero)
  | ({
      readonly kind: 'drained by wound'
      readonly rule: 'RB-196'
      readonly what: { readonly weapon: WeaponId } | { readonly item: ItemId }
    } & OfHero)
  | ({ readonly kind: 'blinded'; readonly rule: 'RB-196' } & OfHero)

const woundName = (wound: WoundId): string => wounds.of(wound).name

export function saysWounds(event: WoundsEvent): string {
  const name = heroName(event.hero)
  switch (event.kind) {
    case 'wound drawn': {
      const { topText } = wounds.of(event.wound)
      const why = event.damage === 'permanent' ? 'a wound that stays' : `damage ${event.damage}`
      return `${name} suffers ${why}: ${woundName(event.wound)}. ${topText}`
    }
    case 'wound passed over':
      return `${name} puts ${woundName(event.wound)} away.`
    case 'wound kept':
      return `${woundName(event.wound)} is permanent: ${name} has ${event.count} ${event.count === 1 ? 'wound' : 'wounds'}.`
    case 'wound not kept':
      return `${woundName(event.wound)} does not stay.`
    case 'wounds healed':
      return `${name} is healed of ${event.wounds.map(woundName).join(' and ')}.`
    case 'downed':
      return `${name} is Downed.`
    case 'no longer downed':
      return `${name} is up again.`
    case 'painless':
      return `${name} feels no wounds until the next own turn.`
    case 'skill off':
      return `${name} cannot use ${event.skill}.`
    case 'skill on':
      return `${name} can use ${event.skill} again.`
    case 'weapon jammed by wound':
      return `${name}'s ${weapons.of(event.weapon).front.name} jams.`
    case 'drained by wound':
      return `${name}'s ${'weapon' in event.what ? weapons.of(event.what.weapon).vril.name : items.of(event.what.item).name} is drained.`
    case 'blinded':
      return `${name} rolls 1 attack die less in the next attack.`
  }
}
