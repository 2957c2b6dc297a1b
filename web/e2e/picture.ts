// Pictures of the screens, kept with the results of the tests: test-results/screens/.

import { join } from 'node:path'
import type { Page, TestInfo } from '@playwright/test'

/** Keeps what is on the screen as `<name>-<desk or phone>.png`. */
export async function keepPicture(page: Page, { project }: TestInfo, name: string): Promise<void> {
  await page.screenshot({ path: join(project.outputDir, 'screens', `${name}-${project.name}.png`) })
}
