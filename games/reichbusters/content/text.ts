// What noise cards do, in words.

import type { Awareness, NoiseEffect } from './noise.ts'

const levels: readonly string[] = ['at ease', 'suspicious', 'alert']

export const awarenessText = (awareness: Awareness): string => levels[awareness] ?? ''

const dogs = 'a dog, an Experiment 6XX or General Wolff'
const leaders = 'an officer, a scientist or a Vrilmeister'

type Place = Extract<NoiseEffect, { does: 'spawn' }>['at'][number]

function placeText(place: Place): string {
  switch (place) {
    case 'A':
    case 'B':
    case 'C':
      return `barracks ${place}`
    case 'nearest to exit':
      return 'the barracks nearest to an exit'
    case 'the same':
      return 'the same barracks'
    case 'farthest':
      return 'the barracks farthest from the Hero'
    case 'nearest':
      return 'the barracks nearest to the Hero'
  }
}

export function noiseText(effect: NoiseEffect): string {
  switch (effect.does) {
    case 'nothing':
      return 'Nothing happens.'
    case 'raise nearest':
      return 'The nearest room with enemies becomes more aware.'
    case 'raise all':
      return 'All rooms with enemies become more aware.'
    case 'raise with':
      return `Rooms with ${effect.who === 'dogs' ? dogs : leaders} become more aware.`
    case 'patrol': {
      const door = effect.isNext ? 'the next nearest door' : 'the nearest closed door'
      return `A patrol of level ${effect.level} (${awarenessText(effect.awareness)}) comes through ${door}.`
    }
    case 'raise patrol':
      return "The patrol's room becomes more aware."
    case 'token at guard point':
      return 'A spawn token of level 1 is laid on the nearest guard point out of sight.'
    case 'advance':
      return 'The tracker moves 1 box.'
    case 'open next door':
      return 'The next nearest closed door opens; nobody comes.'
    case 'trigger nearest token':
      return 'The nearest spawn token is turned up, at ease.'
    case 'spawn':
      return `A spawn of level ${effect.level} at ${effect.at.map(placeText).join(', and one at ')}.`
    case 'hunt':
      return `All enemies at barracks ${effect.at} move at once.`
    case 'no draw':
      return 'Nobody draws at the end of this round.'
    case 'lock door':
      return 'The nearest closed door is locked, if a lock is left.'
  }
}
