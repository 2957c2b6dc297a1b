// The spawn cards (RB-144): which rows of the faction card come, by the level of the spawn.

import { catalogueOf } from '../../catalogue.ts'
import type { Row, SpawnCard, SpawnCardId } from './unit.ts'

const rowLetters: readonly Row[] = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']

/** `BBD`: a soldier, another one, and a dog, with most factions. */
function rowsOf(letters: string): readonly Row[] {
  return letters.split('').map((letter) => {
    const row = rowLetters.find((one) => one === letter)
    if (row === undefined) throw new Error(`no row ${letter}`)
    return row
  })
}

const card = (id: SpawnCardId, first: string, second: string, third: string): SpawnCard => ({
  id,
  levels: [rowsOf(first), rowsOf(second), rowsOf(third)],
})

export const spawnCards = catalogueOf<SpawnCard>('spawn card', [
  card('X01', 'BD', 'BBD', 'ABBDF'),
  card('X02', 'B', 'BC', 'BBCE'),
  card('X03', 'C', 'CC', 'ACCC'),
  card('X04', 'BB', 'BBC', 'BBCG'),
  card('X05', 'D', 'DD', 'BBDD'),
  card('X06', 'E', 'BE', 'BCEF'),
  card('X07', 'BC', 'ABC', 'ABBCC'),
  card('X08', 'C', 'CD', 'CCDF'),
  card('X09', 'B', 'BE', 'BBEG'),
  card('X10', 'CC', 'CCE', 'CCCF'),
  card('X11', 'A', 'AB', 'ABBB'),
  card('X12', 'BD', 'BBD', 'BCDD'),
  card('X13', 'F', 'BF', 'BBCF'),
  card('X14', 'B', 'G', 'BCG'),
  card('X15', 'BC', 'BCE', 'BCH'),
  card('X16', 'E', 'EE', 'EEF'),
  card('X17', 'BB', 'BCD', 'ABCD'),
  card('X18', 'C', 'CF', 'CFF'),
  card('X19', 'D', 'CD', 'DDG'),
  card('X20', 'B', 'BB', 'BBH'),
])
