import type { Page } from '@playwright/test'
import { expect } from './site.ts'

/** Reloads once the layers that have closed are out of the history: a step back that is still on its way calls a reload off. */
export async function reloadSettled(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => (history.state as { layer?: string } | null)?.layer ?? null))
    .toBe(null)
  await page.reload()
}
