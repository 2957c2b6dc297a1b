// Whether a screen fits: nothing to click is cut off at the sides, and the page does not scroll sideways.

import { expect, type Page } from '@playwright/test'

/** Fails with everything that reaches over the left or right edge. What can be scrolled or panned into sight is fine. */
export async function expectFits(page: Page): Promise<void> {
  const cut = await page.evaluate(() => {
    const canScroll = (element: Element | null): boolean => {
      if (element === null) return false
      const { overflowX } = getComputedStyle(element)
      const isScroller = overflowX === 'auto' || overflowX === 'scroll'
      return (isScroller && element.scrollWidth > element.clientWidth) || canScroll(element.parentElement)
    }
    const parts = [...document.querySelectorAll('button, a, input, select, [data-thing]')]
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect()
        return width > 1 && (left < -1 || right > innerWidth + 1) && element.checkVisibility()
      })
      .filter((element) => element.closest('.map') === null && !canScroll(element.parentElement))
      .map((element) => element.getAttribute('aria-label') ?? element.textContent)
    return document.documentElement.scrollWidth > innerWidth ? ['the page', ...parts] : parts
  })
  expect(cut, 'what is cut off at the sides').toEqual([])
}
