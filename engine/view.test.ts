// Views: the faces that a viewer has seen, and no others.

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

test('the faces are those that the viewer has seen', () => {
  const { d, note: secret, card, view } = noteAndCard()
  expect(view(one).faces).toEqual({ [secret]: note })
  expect(view(two).faces).toEqual({})
  expect(view(spectator).faces).toEqual({})
  d.show(card, one)
  expect(view(one).faces).toEqual({ [secret]: note, [card]: 'ace' })
  expect(view(two).faces).toEqual({})
})

test('a view that was sent has the faces it was sent with', () => {
  const { view } = noteAndCard()
  const { state, faces } = view(one).toJSON()
  const sent = new SentView(state, faces, one, ['one', 'two'])
  expect(sent.faces).toBe(faces)
  expect(sent.toJSON()).toEqual({ state, faces })
})
