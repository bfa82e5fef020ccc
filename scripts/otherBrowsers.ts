import { isDeepStrictEqual } from 'node:util'
import { Key, type WebDriver } from 'selenium-webdriver'
import * as v from 'valibot'
import { booking } from '#i18n/tr/booking.ts'
import { announce, startBackend } from './backend.ts'
import { ensureBuilt } from './ensureBuilt.ts'
import { startHosting } from './hosting.ts'
import { eventually, OTHER_BROWSERS } from './others/drivers.ts'

const PHONE = { x: 0, y: 0, width: 390, height: 800 }
const MENU = '[aria-label="Menü"]'
const FULL_SCREEN = '[aria-label="Tam ekran aç"]'

/** What must work in Firefox and WebKitGTK, as in Chromium. */
const CHECKS: Record<string, (browser: WebDriver) => Promise<void>> = {
  'the landing page hydrates, and its calendar shows days': async (browser) => {
    await openPage(browser, '/#rezervasyon')
    await expectRead(browser, `document.querySelector('[data-day]') !== null`, true)
    await expectRead(browser, `document.querySelector('[role=alert]') === null`, true)
  },
  'the closed menu returns to the place on the page, and to its button': (browser) =>
    expectReturn(browser, MENU, `document.querySelector('${MENU}').ariaExpanded === 'true'`),
  'the closed full screen returns to the place on the page, and to its button': (browser) =>
    expectReturn(browser, FULL_SCREEN, `document.querySelector('dialog[open]') !== null`),
  'a choice in the menu right after closing it leads to its section': async (browser) => {
    await openPage(browser, '/#bilgi')
    await click(browser, MENU)
    await press(browser, Key.ESCAPE)
    await click(browser, MENU)
    await click(browser, 'nav a[href="#galeri"]')
    await expectRead(browser, 'location.hash', '#galeri')
    const top = `document.querySelector('#galeri').getBoundingClientRect().top`
    await expectRead(browser, `Math.abs(${top} - 50) <= 50`, true)
  },
  'the first wrong field has the focus and is not covered': async (browser) => {
    await openPage(browser, '/#rezervasyon')
    const send = `[...document.querySelectorAll('form button')].find((each) => each.textContent.includes('${booking.form.send}'))`
    await expectRead(browser, `(${send}).disabled`, false)
    await clickOn(browser, send)
    await expectRead(browser, 'document.activeElement.name', 'firstName')
    await expectRead(browser, isUncovered('document.activeElement'), true)
  },
  'the language switches in place, and Back leaves the page': async (browser) => {
    await openPage(browser, '/gizlilik')
    await browser.get(`${site.url}/#bilgi`)
    await expectHydrated(browser)
    await click(browser, MENU)
    await click(browser, 'header [popover] a[hreflang=en]')
    await expectRead(browser, 'location.pathname + document.documentElement.lang', '/enen')
    await browser.executeScript('history.back()')
    await expectRead(browser, 'location.pathname', '/gizlilik')
  },
  'an owner signs in and sees the reservations': async (browser) => {
    await browser.get(`${site.url}/admin`)
    await type(browser, 'input[type=email]', 'owner@example.com')
    await type(browser, 'input[type=password]', 'owner-demo')
    await click(browser, 'form [type=submit]')
    await expectRead(browser, `document.querySelectorAll('tbody tr').length > 2`, true)
  },
}

async function openPage(browser: WebDriver, path: string) {
  // From a hash to another the browser would only scroll.
  await browser.get('about:blank')
  await browser.get(site.url + path)
  await expectHydrated(browser)
}

const expectHydrated = (browser: WebDriver) =>
  expectRead(browser, `'hydrated' in document.documentElement.dataset`, true)

/** Opens a layer with a click, closes it with Escape, and expects the page's position and focus as before. */
async function expectReturn(browser: WebDriver, button: string, isOpen: string) {
  await openPage(browser, '/#bilgi')
  await expectRead(browser, `document.querySelector('[data-day]') !== null`, true)
  await browser.executeScript(`scrollBy({ top: 700, behavior: 'instant' })`)
  await bringIntoView(browser, `document.querySelector('${button}')`)
  const before = await read(browser, 'Math.round(scrollY)')
  await click(browser, button)
  await expectRead(browser, isOpen, true)
  await press(browser, Key.ESCAPE)
  await expectRead(browser, isOpen, false)
  await expectRead(browser, `document.activeElement.matches('${button}')`, true)
  await expectRead(browser, 'Math.round(scrollY)', before)
}

const click = (browser: WebDriver, selector: string) =>
  clickOn(browser, `document.querySelector('${selector}')`)

async function clickOn(browser: WebDriver, element: string) {
  await eventually(async () => {
    await bringIntoView(browser, element)
    expectEqual(await read(browser, isUncovered(element)), true, `${element} in view`)
  })
  const [x, y] = await centerOf(browser, element)
  await browser.actions().move({ x, y }).click().perform()
}

async function type(browser: WebDriver, selector: string, text: string) {
  await click(browser, selector)
  await press(browser, text)
}

const press = (browser: WebDriver, keys: string) => browser.actions().sendKeys(keys).perform()

/** The value of an expression in the page, which must be JSON. */
const read = (browser: WebDriver, expression: string): Promise<unknown> =>
  browser.executeScript(`return ${expression}`)

/** Scrolls an element into the middle unless it is in view already. */
const bringIntoView = (browser: WebDriver, element: string) =>
  read(
    browser,
    `${isUncovered(element)} || ${element}.scrollIntoView({ block: 'center', behavior: 'instant' })`,
  )

const pointSchema = v.tuple([v.number(), v.number()])

async function centerOf(browser: WebDriver, element: string): Promise<[number, number]> {
  const box = `${element}.getBoundingClientRect()`
  const center = `[${box}.x + ${box}.width / 2, ${box}.y + ${box}.height / 2].map(Math.round)`
  return v.parse(pointSchema, await read(browser, center))
}

/** Whether a click in an element's middle reaches it. */
function isUncovered(element: string): string {
  const box = `${element}.getBoundingClientRect()`
  return `${element}.contains(document.elementFromPoint(${box}.x + ${box}.width / 2, ${box}.y + ${box}.height / 2))`
}

async function expectRead(browser: WebDriver, expression: string, expected: unknown) {
  await eventually(async () => expectEqual(await read(browser, expression), expected, expression))
}

function expectEqual(found: unknown, expected: unknown, what = 'value') {
  if (!isDeepStrictEqual(found, expected))
    throw new Error(`${what} is ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`)
}

ensureBuilt()
const backend = await startBackend()
const site = await startHosting(4173)
announce(site.url, backend)
for (const { name, packages, missing, open } of OTHER_BROWSERS) {
  if (missing.length > 0) {
    process.exitCode = 1
    console.log(
      `${name}: not tested, because ${missing.join(' and ')} is missing. apt-get install ${packages}`,
    )
    continue
  }
  const { driver, close } = await open()
  await driver.manage().window().setRect(PHONE)
  for (const [title, check] of Object.entries(CHECKS)) {
    const failure = await check(driver).then(() => null, String)
    if (failure !== null) process.exitCode = 1
    console.log(`${name}: ${title}: ${failure ?? '✓'}`)
  }
  await close()
}
await site.stop()
await backend.stop()
