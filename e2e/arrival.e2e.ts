import type { Page } from '@playwright/test'
import { expect, test } from './site.ts'

test('fonts and scripts wait until the first view is painted; all is laid out from the first move on, and a reload or Back leads to the same place', async ({
  page,
}) => {
  await page.goto('/')
  await moveUntilLaidOut(page)

  const seen = await page.evaluate(() => {
    const [painted] = performance.getEntriesByName('first-contentful-paint')
    const files = performance.getEntriesByType('resource').map(({ name, startTime }) => ({
      name: name.replace(/^.*\//, ''),
      late: startTime > (painted?.startTime ?? Infinity),
    }))
    const parts = [...document.querySelectorAll('.later')]
    return {
      files: files.filter(({ name }) => /\.(js|woff2)$/.test(name)),
      set: ['500 1em Fraunces', '400 1em Figtree'].map((font) => document.fonts.check(font, 'Ağ')),
      parts: parts.map((part) => getComputedStyle(part).contentVisibility),
    }
  })
  const names = seen.files.map(({ name }) => name)
  expect(names.filter((name) => name.endsWith('.woff2'))).toHaveLength(4)
  expect(names.some((name) => name.startsWith('base-'))).toBe(true)
  expect(new Set(names).size).toBe(names.length)
  expect(seen.files.filter(({ late }) => !late)).toEqual([])
  expect(seen.set).toEqual([true, true])
  expect(seen.parts.length).toBeGreaterThan(5)
  expect(new Set(seen.parts)).toEqual(new Set(['visible']))

  await page.locator('#rezervasyon').evaluate((section) => {
    scrollTo({ top: scrollY + section.getBoundingClientRect().top, behavior: 'instant' })
  })
  const before = await page.evaluate(() => scrollY)

  await page.reload()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
  await page.goto('/gizlilik')
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
})

async function moveUntilLaidOut(page: Page) {
  await expect(async () => {
    for (const x of [100, 200]) await page.mouse.move(x, x)
    await expect(page.locator('html')).not.toHaveAttribute('data-arrival', { timeout: 1_000 })
  }).toPass()
}
