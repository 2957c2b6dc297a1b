// Positions of Reichbusters, as files that the page opens.

import { arrangedFile, me } from './arranged.ts'

/** Areas of the castle below, as things of the board. */
export const a2 = 'area 4'

/** Round 3 in the castle of the first mission: three Heroes, soldiers on both sides, a Dossier to be found. */
const inTheCastle = [
  'mission M1',
  'team sarge + claudine + red-hawk',
  'round 3',
  'box 3',
  'door a3-a4 open',
  'door a2-a3 open',
  'door b2-c2 open',
  'sarge at b2',
  'claudine at a3',
  'red-hawk at b3',
  '2 soldier at c2',
  'officer at d3',
  '2 soldier at e3',
  'c2 suspicious',
  'e3 alert',
  'a4 cleared',
  'item d4 bandages',
  'hidden item d1 dossier on O1',
  'spawn c1 1',
  'sarge hand SA5 + SA7 + SA8 + SA6',
  'claudine hand CL4 + CL9',
  'red-hawk hand RH4 + RH11',
  'sarge has grenade',
  'sarge heroic defence + wild',
  'claudine heroic wild',
  'red-hawk heroic attack',
  'sarge wounds W01',
  'red-hawk wounds W06 + W17',
  'red-hawk springfield jammed 1',
]

const castle = (...answers: readonly string[]): string =>
  arrangedFile({ game: 'reichbusters', players: [me], position: [...inTheCastle, 'turn sarge'], answers })

/** Sarge may act. */
export const sargeActs = (): string => castle()

/** Sarge takes aim at the soldiers in the gallery. */
export const sargeAims = (): string => castle('ace: attack thompson soldier 1')

/** The last box before the alarm, with guards that wake up. */
export const beforeTheAlarm = (): string =>
  arrangedFile({
    game: 'reichbusters',
    players: [me],
    position: ['mission M1', 'team sarge + brick', 'box 7', 'spawn e3 1', 'spawn d1 2', 'acted brick', 'turn sarge'],
  })

/** A soldier who can go either way round. */
export const enemyUndecided = (): string =>
  arrangedFile({
    game: 'reichbusters',
    players: [me],
    position: [
      'mission RO1 R1 RF1',
      'team sarge + brick',
      'doors open',
      'sarge at d1',
      'brick at d1',
      'dog at e2',
      'e2 alert',
      'acted brick',
      'turn sarge',
    ],
  })

/** Sarge stands at the exit with the Dossier. */
export const almostOut = (campaign = false): string =>
  arrangedFile({
    game: 'reichbusters',
    players: [me],
    ...(campaign && { options: { mode: 'campaign' } }),
    position: ['mission M1', 'team sarge + brick', 'doors open', 'sarge at e4', 'sarge has dossier', 'turn sarge'],
  })
