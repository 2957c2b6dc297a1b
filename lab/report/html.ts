// The report of a study: one page that needs no network.

import type { AnyGame } from '@umpire/engine'
import type { Study } from '../study.ts'
import { type Findings, reportBody } from './body.ts'
import { Markup, markup } from './markup.ts'
import { style } from './style.ts'

const whistle = markup`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M3 9.5h8.5l2-2.5H21v4.5h-2.3a6 6 0 1 1-10.4.6"/><circle cx="13" cy="15" r="2"/></svg>`

export function reportHtml(game: AnyGame, study: Study, findings: Findings): string {
  return markup`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${game.name}: is it fair? - Umpire</title><style>${new Markup(style)}</style></head>
<body><div class="brand">${whistle}Umpire</div><main class="report">
${reportBody(game, study, findings)}
</main></body></html>
`.text
}
