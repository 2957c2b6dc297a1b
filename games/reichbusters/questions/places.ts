// Areas as options for a Hero that goes there: who is there, and who would see it.

import type { Label } from '@umpire/engine'
import type { HeroId } from '../content/hero.ts'
import type { AreaId } from '../content/map/map.ts'
import { enemiesAt, heroesAt, roomOf } from '../ground.ts'
import { areaName, heroName, roomName } from '../names.ts'
import { wouldNotice } from '../rules/forecast.ts'
import type { State } from '../state.ts'

/** `with 2 enemies and Sarge; seen from the Great hall` */
function placeWords(area: AreaId, state: State, hero: HeroId): string {
  const words: string[] = []
  const enemies = enemiesAt(state, area).length
  if (enemies > 0) words.push(enemies === 1 ? '1 enemy' : `${enemies} enemies`)
  for (const { id } of heroesAt(state, area)) if (id !== hero) words.push(heroName(id))
  const seen = wouldNotice(state, hero, area).map((room) => roomName(room, state))
  const company = words.length === 0 ? [] : [`with ${words.join(' and ')}`]
  return [...company, ...(seen.length === 0 ? [] : [`seen from ${seen.join(' and ')}`])].join('; ')
}

/** An area that a Hero may go to. */
export function placeLabel(area: AreaId, state: State, hero: HeroId): Label {
  const means = placeWords(area, state, hero)
  const group = roomName(roomOf(state, area), state)
  return { name: areaName(area, state), ...(means === '' ? {} : { means }), group, icon: 'move', isPlace: true }
}
