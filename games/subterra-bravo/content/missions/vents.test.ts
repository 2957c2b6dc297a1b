// Ways through vents: what tiles are linked, and what each way from vent to vent costs (SB-081).

import { describe, expect, test } from 'vitest'
import { ventCost } from '../map/map.ts'
import type { MissionId } from '../mission.ts'
import { missions } from './missions.ts'

interface Expected {
  readonly id: MissionId
  readonly links: string
  /** A row for each vent: where it is, its tile, and what the way to each vent costs, in the same order. */
  readonly vents: string
}

const expected: readonly Expected[] = [
  {
    id: '1',
    links: 'START/10A START/CORR-S 10A/11A 10A/12A 11A/CORR-N CORR-N/CORR-S CORR-N/2A CORR-S/1B 2A/1B',
    vents: `
      (1,3) 12A - 3 4 2 4 3 2 4
      (10,3) CORR-N 3 - 1 1 2 1 2 2
      (20,3) 2A 4 1 - 2 1 2 3 1
      (8,8) 11A 2 1 2 - 3 2 2 3
      (20,11) 1B 4 2 1 3 - 1 2 1
      (11,14) CORR-S 3 1 2 2 1 - 1 1
      (8,18) START 2 2 3 2 2 1 - 2
      (13,18) 1B 4 2 1 3 1 1 2 -`,
  },
  {
    id: '2',
    links: 'START/HUB-W HUB-W/HUB-E HUB-W/RA HUB-W/RC HUB-E/RB HUB-E/RD HUB-E/VA RA/RB RC/RD',
    vents: `
      (7,2) RA - 1 1 3 2 2 2 3
      (19,2) RB 1 - 2 2 3 1 3 2
      (7,7) HUB-W 1 2 - 2 1 1 1 2
      (25,7) VA 3 2 2 - 3 1 3 2
      (5,11) START 2 3 1 3 - 2 2 3
      (19,11) HUB-E 2 1 1 1 2 - 2 1
      (11,16) RC 2 3 1 3 2 2 - 1
      (15,16) RD 3 2 2 2 3 1 1 -`,
  },
  {
    id: '3',
    links: 'CT-W/CT-E CT-W/RN CT-W/RS CT-W/RW CT-E/RE',
    vents: `
      (9,1) RN - 1 3 2 2 2
      (9,7) CT-W 1 - 2 1 1 1
      (27,7) RE 3 2 - 3 1 3
      (1,13) RW 2 1 3 - 2 2
      (19,13) CT-E 2 1 1 2 - 2
      (19,19) RS 2 1 3 2 2 -`,
  },
  {
    id: '4',
    links: 'START/GAL-W GAL-W/GAL-E GAL-W/N1 GAL-W/N3 GAL-E/SR GAL-E/N2 GAL-E/PR N3/PR',
    vents: `
      (13,3) N1 - 3 3 2 2 1 2 3
      (21,3) SR 3 - 2 3 1 2 3 2
      (28,7) N2 3 2 - 3 1 2 3 2
      (5,8) START 2 3 3 - 2 1 2 3
      (21,9) GAL-E 2 1 1 2 - 1 2 1
      (7,11) GAL-W 1 2 2 1 1 - 1 2
      (8,17) N3 2 3 3 2 2 1 - 1
      (16,17) PR 3 2 2 3 1 2 1 -`,
  },
]

/** A pair of tiles, whichever is named first. */
const pair = (tiles: readonly string[]): string => [...tiles].sort().join('/')

describe.each(expected)('mission $id', ({ id, links, vents }) => {
  const { map } = missions.of(id)

  test('links its tiles', () => {
    const wanted = links.split(' ').map((link) => pair(link.split('/')))
    expect(map.links.map(pair).sort()).toEqual(wanted.sort())
  })

  test('has vents, and ways between them', () => {
    const rows = map.vents.map(({ x, y, tile }) => {
      const costs = map.vents.map((to) => (to.x === x && to.y === y ? '-' : ventCost(map, tile, to.tile)))
      return `(${x},${y}) ${tile} ${costs.join(' ')}`
    })
    const wanted = vents.trim().split('\n')
    expect(rows).toEqual(wanted.map((row) => row.trim()))
  })
})
