// An action card: its name and noise, what its upper half does, and what its lower half adds to a test.

import { Icon } from '@umpire/board'
import type { ReactNode } from 'react'
import type { ActionCard, CardNoise, Duration, Fits } from '../content/card.ts'

/** `W`: as loud as the weapon; `W2`: at least 2; `!` and `!!` for what needs no dice to be heard. */
const noiseSign = (noise: CardNoise): string => {
  if (noise === 'BANG!') return '!'
  return noise === 'BOOM!' ? '!!' : `${noise}`
}

const durationWords: { readonly [Long in Duration]: string } = {
  once: '',
  keep: 'stays',
  'next hero': 'until the next Hero',
  repeat: 'may repeat',
  'next turn': 'until the next turn',
}

/** `Instant, until the next Hero`: its text says at what. */
const whenWords = ({ top }: ActionCard): string =>
  [top.trigger === 'own turn' ? '' : 'Instant', durationWords[top.duration], top.isRemoved ? 'then removed' : '']
    .filter((words) => words !== '')
    .join(', ')

const fitsWords: { readonly [What in Fits]: string } = {
  attack: 'Attack',
  'melee attack': 'Melee',
  'ranged attack': 'Ranged',
  defence: 'Defence',
  noise: 'Noise',
  'non-weapon noise': 'Noise, no weapon',
  move: 'Move',
  any: 'Any test',
}

/** `Move: 1 area more.` */
export function lowerWords({ bottom, isFeat }: ActionCard): string {
  if (bottom === null) return isFeat ? 'Feat' : ''
  return `${fitsWords[bottom.fits]}: ${bottom.text}`
}

export const CardFace = ({
  card,
  lit,
}: {
  readonly card: ActionCard
  /** The half that can be played. */
  readonly lit: 'upper' | 'lower' | undefined
}): ReactNode => {
  const when = whenWords(card)
  return (
    <>
      <span className="head">
        <b>{card.name}</b>
        <span className={card.top.noise === 0 ? 'noise none' : 'noise'} title={`Noise: ${card.top.noise}`}>
          <Icon name="noise" />
          {noiseSign(card.top.noise)}
        </span>
      </span>
      <span className={lit === 'upper' ? 'upper lit' : 'upper'}>
        {when === '' ? null : <i>{when}</i>}
        {card.top.text}
      </span>
      <span className={lit === 'lower' ? 'lower lit' : card.bottom === null ? 'lower none' : 'lower'}>
        {lowerWords(card)}
      </span>
    </>
  )
}
