// The 20 wound cards (RB-196).

import { type Catalogue, catalogueOf } from '../../catalogue.ts'
import type { WoundCard, WoundEffect, WoundId, WoundTop } from './wound.ts'

const topTexts: { readonly [Top in WoundTop]: string } = {
  nothing: 'Nothing happens.',
  discard: 'Discard a card that you choose.',
  'knocked down': 'You are knocked down.',
  'discard two at random': 'Discard two cards at random.',
  jam: 'A weapon that you choose jams.',
  'weak attack': 'You roll 1 attack die less in your next attack.',
  'drop item': 'Drop an item that you choose.',
  'noise 2': 'You cry out: a noise test with 2 dice.',
  'noise 1': 'You cry out: a noise test with 1 die.',
  'deactivate skill': 'A skill that you choose is off for the rest of the round.',
  drain: 'A vril weapon or vril item of yours is drained.',
  'knocked back': 'You are knocked back.',
  draw: 'Draw a card.',
  'step away': 'Move one area away from what hurt you, if you can.',
  'discard at random': 'Discard a card at random.',
}

const lastingTexts: { readonly [Lasting in WoundEffect]: string } = {
  none: 'It counts as a wound and does nothing else.',
  'no movement modifiers': 'No modifiers for your moves.',
  'noisy move': 'Your basic Move makes noise with 1 die.',
  'draws less': 'The action Draw 2 Cards gives you 1 card less.',
  'weak attacks': 'You attack with 1 die less, but at least 1.',
  bleeding: 'Discard a card that you choose at the end of each of your turns.',
  'no instants': 'No instant cards.',
  'short range': 'You shoot no farther than 1 area.',
  'weak defence': 'You defend with 1 die less, but at least 1.',
  noisy: 'Your noise tests roll 1 die more.',
  'no defence modifiers': 'Nobody can play modifiers on your defence.',
  'two items': 'You carry 2 items at most.',
  'no draw': 'You draw no card at the end of the round.',
  'skill lost': 'The skill stays off.',
  'blanks surge': 'Blank vril dice are surges for you.',
  slow: 'You move 2 areas a turn at most.',
  'no help': 'Other Heroes cannot help your tests.',
  'never by damage':
    'Damage never makes it permanent. Kept for another reason, it counts as a wound and does nothing else.',
  'weak start': 'At the start of each of your turns: discard a card, or have 1 basic action less.',
}

const card = (id: WoundId, name: string, top: WoundTop, number: number | null, lasting: WoundEffect): WoundCard => ({
  id,
  name,
  top,
  number,
  lasting,
  topText: topTexts[top],
  lastingText: lastingTexts[lasting],
})

export const wounds: Catalogue<WoundCard> = catalogueOf('wound card', [
  card('W01', 'Grazed', 'nothing', 6, 'none'),
  card('W02', 'Winded', 'discard', 4, 'no movement modifiers'),
  card('W03', 'Twisted Ankle', 'knocked down', 4, 'noisy move'),
  card('W04', 'Concussion', 'discard two at random', 5, 'draws less'),
  card('W05', 'Shattered Hand', 'jam', 5, 'weak attacks'),
  card('W06', 'Bleeding', 'nothing', 3, 'bleeding'),
  card('W07', 'Shell Shock', 'knocked down', 5, 'no instants'),
  card('W08', 'Blood in the Eyes', 'weak attack', 4, 'short range'),
  card('W09', 'Cracked Ribs', 'drop item', 4, 'weak defence'),
  card('W10', 'Ringing Ears', 'noise 2', 4, 'noisy'),
  card('W11', 'Burns', 'discard', 5, 'no defence modifiers'),
  card('W12', 'Strength Sap', 'drop item', 5, 'two items'),
  card('W13', 'Cry of Pain', 'noise 1', 3, 'no draw'),
  card('W14', 'Nerve Damage', 'deactivate skill', 5, 'skill lost'),
  card('W15', 'Vril Poisoning', 'drain', 4, 'blanks surge'),
  card('W16', 'Hurled Back', 'knocked back', 5, 'slow'),
  card('W17', 'Flesh Wound', 'draw', 5, 'none'),
  card('W18', 'Panic', 'step away', 6, 'no help'),
  card('W19', 'Lucky Escape', 'nothing', null, 'never by damage'),
  card('W20', 'Gut Shot', 'discard at random', 2, 'weak start'),
])
