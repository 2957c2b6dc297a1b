// What effects do, in words that stand alone or go on after the trigger.

import type { Effect } from '../effect.ts'
import { chargeTokens } from '../numbers.ts'
import { countOf, regionUpTo, upToAway } from './words.ts'

type EffectThat<Do extends Effect['do']> = Extract<Effect, { do: Do }>

const untilOwnInitiative = 'until you next gain the Initiative'
const voidIfOutOfReach = 'the group is void if the attack then cannot hit this unit'

function deployWords({ card, where }: EffectThat<'deploy'>): string {
  const what =
    card === 'this card'
      ? 'this card'
      : card === 'any staged'
        ? 'a Staged Defender that is not Phase Unstable'
        : card === 'deployed before'
          ? 'once more a card with models on the board and no Upgrade marker'
          : `a Staged tier ${card.tier} ${card.type} Defender`
  const place =
    where === 'usual' ? '' : where === 'here' ? ' in this region' : ` in a revealed region up to ${where.within} away`
  const limit = card === 'deployed before' ? '; each card once per Initiative' : ''
  return `deploy ${what}${place} for no charges${limit}`
}

function loseApWords({ ap, who }: EffectThat<'lose AP'>): string {
  const whoWords =
    who === 'all'
      ? 'every Able Operative'
      : who === 'trigger'
        ? 'that Operative, if in line,'
        : `every Able Operative ${upToAway(who.within)}`
  return `${whoWords} loses ${ap} AP`
}

const burnWhere: { readonly [Place in EffectThat<'burn'>['where']]: string } = {
  adjacent: 'place 1 burning token in an adjacent region in line',
  'already burning': 'add 1 burning token to a burning region in line',
  'each adjacent': 'place 1 burning token in each adjacent region in line',
  trigger: 'place 1 burning token where that happened',
}

const breakable = { 'thin wall': 'a thin wall', 'thick wall': 'a thick wall', door: 'a Blast Door' }

function ignoreGroupWords({ spendsToken, away }: EffectThat<'ignore group'>): string {
  const ignore = spendsToken ? 'remove 1 charge token from this card to ignore that group' : 'ignore that group'
  if (away === undefined) return ignore
  const leave = away.by === 'moving' ? 'move 1 region if possible' : `phase to ${regionUpTo(away.within)}`
  return `${ignore}, then ${leave}`
}

function reassignWords({ to, isAnyGroups }: EffectThat<'reassign'>): string {
  const whom = {
    this: 'this unit',
    'unit here': 'another Defender or an Able Operative in this region',
    'complex unit in line': 'a Defender or Reactor in line',
  }
  return `reassign ${isAnyGroups ? 'any of those groups' : 'that group'} to ${whom[to]}`
}

/** One clause, or two with a semicolon; without capital and full stop. */
export function effectWords(effect: Effect): string {
  switch (effect.do) {
    case 'move': {
      const straight = effect.isStraight ? ' in one straight line' : ''
      return `move ${effect.isUpTo ? 'up to ' : ''}${countOf(effect.regions, 'region')}${straight}`
    }
    case 'move out':
      return 'move 1 region together with every other Able Operative of this region that wants to'
    case 'phase':
      return `phase to ${regionUpTo(effect.within)}`
    case 'take pillar':
      return 'become Pillared at a Pillar border of this region'
    case 'duck':
      return 'become Pillared at the Pillar border that the attack crosses; from this group on, its dice on this unit are ignored'
    case 'dodge':
      return effect.by === 'moving'
        ? `move 1 region; ${voidIfOutOfReach}`
        : `phase to ${regionUpTo(effect.within)}; ${voidIfOutOfReach}`
    case 'follow':
      return 'move into the region that Operative entered'
    case 'pursue':
      return 'move 1 region'
    case 'drag':
      return `move an Operative in line 1 region${effect.isNearer ? ' nearer to this unit' : ''}`
    case 'end movement':
      return `its movement ends and it loses ${effect.losesAp} AP`
    case 'offer pillar':
      return 'it may become Pillared at a Pillar border there'
    case 'work door':
      return `open or close a Blast Door of ${effect.within === 0 ? 'this region' : regionUpTo(effect.within)}`
    case 'kick door':
      return 'open a Blast Door of this region; you may then move 1 region across it'
    case 'close door':
      return `close an open Blast Door of this region${effect.isEnteredToo ? ' or of the region entered' : ''}`
    case 'break wall':
      return `replace ${effect.breaks.map((border) => breakable[border]).join(' or ')} of this region by an Open Edge token`
    case 'place cover':
      return 'place a Cover token on an unobstructed border of this region that has no token'
    case 'weld':
      return 'place a closed Blast Door on an unobstructed border without token to a revealed region; every Able Operative must still reach all revealed regions'
    case 'lose AP':
      return loseApWords(effect)
    case 'leech':
      return 'an Operative in line loses 1 AP and its Complex tracker gains 1 AP'
    case 'give AP':
      return `another Operative in line that is not Exhausted gains ${effect.ap} AP`
    case 'gain AP':
      return `gain ${effect.ap} AP; nothing if paying left you Exhausted`
    case 'lose or cancel':
      return 'whoever activated it loses 1 AP or cancels it'
    case 'heal': {
      const who = effect.isAll
        ? 'each Operative in this region, Able or not,'
        : 'an Operative in this region, Able or not,'
      return `${who} gains ${effect.health} Health`
    }
    case 'recover armor':
      return `an Operative in this region recovers ${effect.armor} lost Armor`
    case 'recharge':
      return `add 1 charge token to this card, up to ${chargeTokens}`
    case 'item swap':
      return 'give, take or exchange Equipment with an Operative in this region that agrees'
    case 'respec':
      return "drop any Equipment and take other, up to the region's tier and your limit; with it a missing Training of tier 2 or 3, if the region's tier allows"
    case 'reload':
      return 'an Equipment card you carry whose Slow Reload is spent may be used once more; each card once per Initiative'
    case 'scan':
      return `all Operatives look at the top ${countOf(effect.tiles, 'tile')} of the region deck; the Complex Manager does not`
    case 'burn':
      return burnWhere[effect.where]
    case 'drain':
      return `an Online Reactor in this region loses ${countOf(effect.charges, 'charge')}`
    case 'charge':
      return `add ${countOf(effect.charges, 'charge')} to ${effect.which === 'this' ? 'this Reactor' : 'one Online Reactor'}`
    case 'jump start':
      return 'bring an Offline Reactor in this region Online for 1 charge less, but at least 1'
    case 'pulse':
      return 'choose a region in line: its Online Reactors lose all charges, its Mechanical Defenders activate nothing until the Complex Manager next passes the Initiative'
    case 'call EMP':
      return 'start the Stage 2 E.M.P. countdown'
    case 'deploy':
      return deployWords(effect)
    case 'replace':
      return `place 1 model of that card ${effect.where === 'here' ? 'in this region' : 'where it was destroyed'} for no charges`
    case 'redeploy':
      return 'take this unit off the board and deploy it in another revealed region for no charges'
    case 'phase other':
      return `phase a Defender ${upToAway(effect.within)} to another region up to ${effect.within} away`
    case 'recall':
      return 'phase a Defender that is not Phase Unstable to this region'
    case 'order action': {
      const who = effect.whose === 'defender' ? 'a Defender' : 'another Able Operative in line that is not Exhausted'
      return `${who} activates one Action of cost ${effect.cost} or less for free`
    }
    case 'order attack':
      return `another Defender in line may move 1 region and may then activate an attack Action of cost ${effect.cost} or less for free`
    case 'return fire':
      return 'activate an attack Action of a weapon you carry on that Defender, paying its cost too'
    case 'ignore group':
      return ignoreGroupWords(effect)
    case 'ignore dice':
      return `ignore the ${effect.highest === 1 ? 'highest die' : `${effect.highest} highest dice`} of that group`
    case 'harden':
      return `it has +${effect.armor} Armor against that group`
    case 'reassign':
      return reassignWords(effect)
    case 'brace':
      return `this unit has Inertial Barrier ${untilOwnInitiative}`
    case 'barrier':
      return `choose a direction: ${untilOwnInitiative}, this unit ignores all dice of ranged attacks that come from there`
    case 'paint':
      return `choose an Operative in line: until the Initiative passes, the next attack on it by another Defender has Armor Piercing ${effect.piercing} more`
  }
}
