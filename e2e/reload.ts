import type { Page } from '@playwright/test'
import { expect } from './site.ts'

/**
 * Reloads after closed layers have gone back in the history, because a pending step back cancels a
 * reload.
 */
export async function reloadSettled(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => (history.state as { layer?: string } | null)?.layer ?? null))
    .toBe(null)
  await page.reload()
}
