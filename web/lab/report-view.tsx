// A report in the page: the same as the command's file, in a tree of its own so that its look is the file's.

import { type ReactNode, useLayoutEffect, useRef } from 'react'

export const ReportView = ({
  text,
  style,
  onFollow,
}: {
  /** The report as HTML; everything in it that comes from elsewhere was escaped when it was made. */
  readonly text: string
  readonly style: string
  /** A link of the report was followed: what stands after its `#`. */
  readonly onFollow: (name: string) => void
}): ReactNode => {
  const host = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const root = host.current?.shadowRoot ?? host.current?.attachShadow({ mode: 'open' })
    if (root === undefined) return
    if (root.adoptedStyleSheets.length === 0) {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(style)
      root.adoptedStyleSheets = [sheet]
    }
    const { body } = new DOMParser().parseFromString(`<div class="report">${text}</div>`, 'text/html')
    root.replaceChildren(...body.childNodes)
    const follow = (event: Event): void => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const name = link?.getAttribute('href')?.replace(/^#/, '')
      if (name === undefined) return
      event.preventDefault()
      onFollow(name)
    }
    root.addEventListener('click', follow)
    return () => root.removeEventListener('click', follow)
  }, [text, style, onFollow])
  return <div ref={host} />
}
