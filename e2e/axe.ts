import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './site.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Checks the page, or one part of it, with axe; lists each violation with its rule and element. */
export async function expectNoViolations(page: Page, part = 'html') {
  await finishMotion(page)
  await expectReferencesToExist(page)
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .options({ runOnly: RULES, resultTypes: ['violations'] })
    // Otherwise axe opens a second page to merge the results of frames; the site has no frames.
    .setLegacyMode()
    .analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  )
  expect(found).toEqual([])
}

const REFERENCES = ['aria-describedby', 'aria-labelledby', 'aria-controls', 'for']

/** Checks that each id that an element refers to exists; lists the others. */
async function expectReferencesToExist(page: Page) {
  const missing = await page.evaluate(
    (names) =>
      names.flatMap((name) =>
        [...document.querySelectorAll(`[${name}]`)].flatMap((element) =>
          (element.getAttribute(name) ?? '')
            .split(' ')
            .filter((id) => document.getElementById(id) === null)
            .map((id) => `${name}="${id}" of ${element.outerHTML.slice(0, 120)}`),
        ),
      ),
    REFERENCES,
  )
  expect(missing, page.url()).toEqual([])
}

/** Waits until new elements are drawn and animations have ended: rows have no size before, and less contrast. */
async function finishMotion(page: Page) {
  await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
    const running = document.getAnimations().filter(({ playState }) => playState === 'running')
    await Promise.allSettled(running.map(({ finished }) => finished))
  })
}

/** Checks that nothing is wider than the window; lists what is. */
export async function expectNoSidewaysScroll(page: Page) {
  const tooWide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth === clientWidth) return []
    const names = [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth)
      .map(
        (element) => `${element.tagName} ${element.className} ${element.textContent.slice(0, 30)}`,
      )
    return [`${scrollWidth} of ${clientWidth} pixels`, ...names]
  })
  expect(tooWide, page.url()).toEqual([])
}
