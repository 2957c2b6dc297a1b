// Views: the faces that a viewer has seen, kept as they are known while nothing new is seen.

import { expect, test } from 'vitest'
import { Dealer } from './dealer.ts'
import { seat, seatsOf, spectator, type Viewer } from './id.ts'
import { seedRandom } from './random.ts'
import { noSecrets } from './secrets.ts'
import { SentView, View } from './view.ts'

const [one, two] = [seat(0), seat(1)]
const note = { words: 'meet me', at: [3, 4] }

/** A note that only the first seat has seen, and a card that nobody has. */
function noteAndCard() {
  const d = new Dealer(seatsOf(2), seedRandom('deal'), noSecrets())
  const hidden = { note: d.hide({ name: 'note' }, note, one), card: d.hide({ name: 'card' }, 'ace') }
  const view = (viewer: Viewer): View => new View({}, viewer, ['one', 'two'], d.secrets)
  return { d, ...hidden, view }
}

test('faces that are known are given back as long as they are the ones that were seen', () => {
  const { d, note: secret, card, view } = noteAndCard()
  const known = { [secret]: { ...note } }
  expect(view(one).facesLike(known)).toBe(known)
  expect(view(one).facesLike({})).toEqual({ [secret]: note })
  expect(view(two).facesLike(known)).toEqual({})
  expect(view(spectator).facesLike(known)).toEqual({})

  d.show(card, one)
  expect(view(one).facesLike(known)).toEqual({ [secret]: note, [card]: 'ace' })
  expect(known).toEqual({ [secret]: note })
})

test('a view that was sent has the faces it was sent with', () => {
  const { note: secret, card, view } = noteAndCard()
  const { state, faces } = view(one).toJSON()
  const sent = new SentView(state, faces, one, ['one', 'two'])
  const known = { [secret]: { ...note } }
  expect(sent.facesLike(known)).toBe(known)
  for (const others of [{}, { [secret]: 'another' }, { ...known, [card]: 'ace' }]) {
    expect(sent.facesLike(others)).toBe(faces)
  }
})
