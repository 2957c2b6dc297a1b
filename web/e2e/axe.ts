// Faults of access: what axe-core finds serious on a screen.

import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const serious = new Set(['serious', 'critical'])
/** A drawing on a board has numbers and words all over; its name says what it is, not all that is written on it. */
const isDrawing = (rule: string, html: string): boolean =>
  rule === 'label-content-name-mismatch' && html.includes('data-thing=')

/** So many places of one fault are named. */
const fewPlaces = 3

/** Fails with every serious fault: the rule, what it is about, how often, and where. */
export async function expectAccessible(page: Page): Promise<void> {
  // What passes is not gathered: on a full board that takes far longer than finding faults. Legacy is the mode that puts
  // the results of frames together in the page itself, not in another page made for it each time; ours has no frames.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  const faults = violations
    .filter(({ impact }) => serious.has(impact ?? ''))
    .map(({ id, help, nodes }) => ({ id, help, nodes: nodes.filter(({ html }) => !isDrawing(id, html)) }))
    .filter(({ nodes }) => nodes.length > 0)
    .map(({ id, help, nodes }) => {
      const places = nodes.slice(0, fewPlaces).map(({ target }) => target.join(' '))
      return `${id}: ${help}; ${nodes.length} times, such as ${places.join(' and ')}`
    })
  expect(faults, 'serious faults of access').toEqual([])
}
