import type { Page } from '@playwright/test'

/** What tells a person how things stand, by itself: alerts, news, and questions over the page. */
const TELLING = '[role=alert], [role=status], output, [aria-live], dialog[open] h2'

/** Listens to what a page says, also over reloads; returns what takes all that was newly said since it was last asked. */
export async function listen(page: Page, ...besides: readonly string[]): Promise<() => string[]> {
  let heard: string[] = []
  await page.exposeFunction('tellTest', (text: string) => {
    if (!heard.includes(text)) heard.push(text)
  })
  const selector = [TELLING, ...besides].join(', ')
  await page.addInitScript((asked: string) => {
    let before = new Set<string>()
    const look = () => {
      const said = [...document.querySelectorAll<HTMLElement>(asked)]
        .filter((each) => !each.parentElement?.closest(asked) && each.checkVisibility())
        .map(({ innerText }) => innerText.trim().replaceAll(/\s+/g, ' '))
        .filter((text) => text !== '')
      for (const text of said) if (!before.has(text)) globalThis.tellTest(text)
      before = new Set(said)
    }
    setInterval(look, 100)
  }, selector)
  return () => {
    const taken = heard
    heard = []
    return taken
  }
}

declare global {
  var tellTest: (text: string) => void
}
