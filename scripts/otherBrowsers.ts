import { isDeepStrictEqual } from 'node:util'
import { inflateSync } from 'node:zlib'
import { booking } from '#i18n/tr/booking.ts'
import { announce, startBackend } from './backend.ts'
import { ensureDemoBuilt } from './demoBuilt.ts'
import { startHosting } from './hosting.ts'
import { type Driver, eventually, installedDrivers } from './others/drivers.ts'

const PHONE = [390, 800] as const
const ESCAPE = '\u{E00C}'
const MENU = '[aria-label="Menü"]'
const FULL_SCREEN = '[aria-label="Tam ekran aç"]'

/** For what a driver cannot do. */
const UNTESTED = 'untested'

/** What must work in Firefox and WebKitGTK, as in Chromium. */
const CHECKS: Record<string, (browser: Driver) => Promise<void | typeof UNTESTED>> = {
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
    await press(browser, ESCAPE)
    await click(browser, MENU)
    await click(browser, 'nav a[href="#galeri"]')
    await expectRead(browser, 'location.hash', '#galeri')
    const top = `document.querySelector('#galeri').getBoundingClientRect().top`
    await expectRead(browser, `Math.abs(${top} - 50) <= 50`, true)
  },
  'the first wrong field has the focus and is not covered': async (browser) => {
    await openPage(browser, '/#rezervasyon')
    const send = `[...document.querySelectorAll('form button')].find((each) => each.textContent.includes('${booking.form.send}'))`
    await clickOn(browser, send)
    await expectRead(browser, 'document.activeElement.name', 'firstName')
    await expectRead(browser, isUncovered('document.activeElement'), true)
  },
  'the language switches in place, and Back leaves the page': async (browser) => {
    await openPage(browser, '/gizlilik')
    await browser.goTo(`${site.url}/#bilgi`)
    await expectHydrated(browser)
    await click(browser, MENU)
    await click(browser, 'header [popover] a[hreflang=en]')
    await expectRead(browser, 'location.pathname + document.documentElement.lang', '/enen')
    await browser.read('history.back()')
    await expectRead(browser, 'location.pathname', '/gizlilik')
  },
  'an owner signs in and sees the reservations': async (browser) => {
    await browser.goTo(`${site.url}/admin`)
    await type(browser, 'input[type=email]', 'owner@example.com')
    await type(browser, 'input[type=password]', 'owner-demo')
    await click(browser, 'form [type=submit]')
    await expectRead(browser, `document.querySelectorAll('tbody tr').length > 2`, true)
  },
  'the page prints on three sheets': async (browser) => {
    await openPage(browser, '/')
    const paper = await browser.print()
    if (paper === null) return UNTESTED
    return expectEqual(countSheets(Buffer.from(paper, 'base64')), 3, 'the number of sheets')
  },
}

async function openPage(browser: Driver, path: string) {
  // From a hash to another the browser would only scroll.
  await browser.goTo('about:blank')
  await browser.goTo(site.url + path)
  await expectHydrated(browser)
}

const expectHydrated = (browser: Driver) =>
  expectRead(browser, `'hydrated' in document.documentElement.dataset`, true)

/** Opens a layer with a click, closes it with Escape, and expects the page's position and focus as before. */
async function expectReturn(browser: Driver, button: string, isOpen: string) {
  await openPage(browser, '/#bilgi')
  await expectRead(browser, `document.querySelector('[data-day]') !== null`, true)
  await browser.read(`scrollBy({ top: 700, behavior: 'instant' })`)
  await bringIntoView(browser, `document.querySelector('${button}')`)
  const before = await browser.read('Math.round(scrollY)')
  await click(browser, button)
  await expectRead(browser, isOpen, true)
  await press(browser, ESCAPE)
  await expectRead(browser, isOpen, false)
  await expectRead(browser, `document.activeElement.matches('${button}')`, true)
  await expectRead(browser, 'Math.round(scrollY)', before)
}

const click = (browser: Driver, selector: string) =>
  clickOn(browser, `document.querySelector('${selector}')`)

async function clickOn(browser: Driver, element: string) {
  await eventually(async () => {
    await bringIntoView(browser, element)
    expectEqual(await browser.read(isUncovered(element)), true, `${element} in view`)
  })
  const [x, y] = await centerOf(browser, element)
  const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } }
  const move = { type: 'pointerMove', x, y, origin: 'viewport' }
  const [down, up] = ['pointerDown', 'pointerUp'].map((kind) => ({ type: kind, button: 0 }))
  await browser.act({ ...mouse, actions: [move, down, up] })
}

async function type(browser: Driver, selector: string, text: string) {
  await click(browser, selector)
  await press(browser, ...Array.from(text))
}

async function press(browser: Driver, ...keys: readonly string[]) {
  const kinds = ['keyDown', 'keyUp']
  const actions = keys.flatMap((value) => kinds.map((kind) => ({ type: kind, value })))
  await browser.act({ type: 'key', id: 'keys', actions })
}

/** Scrolls an element into the middle unless it is in view already. */
const bringIntoView = (browser: Driver, element: string) =>
  browser.read(
    `${isUncovered(element)} || ${element}.scrollIntoView({ block: 'center', behavior: 'instant' })`,
  )

async function centerOf(browser: Driver, element: string): Promise<[number, number]> {
  const box = `${element}.getBoundingClientRect()`
  const center = `[${box}.x + ${box}.width / 2, ${box}.y + ${box}.height / 2].map(Math.round)`
  return (await browser.read(center)) as [number, number]
}

/** Whether a click in an element's middle reaches it. */
function isUncovered(element: string): string {
  const box = `${element}.getBoundingClientRect()`
  return `${element}.contains(document.elementFromPoint(${box}.x + ${box}.width / 2, ${box}.y + ${box}.height / 2))`
}

async function expectRead(browser: Driver, expression: string, expected: unknown) {
  await eventually(async () => expectEqual(await browser.read(expression), expected, expression))
}

/** The pages of a PDF, whose objects may be compressed. */
function countSheets(paper: Buffer): number {
  const text = paper.toString('latin1')
  const streams = [...text.matchAll(/ObjStm.*?stream\r?\n(.*?)endstream/gs)]
  const packed = streams.map(([, data = '']) => inflateSync(Buffer.from(data, 'latin1')))
  const pages = [text, ...packed].join('\n').match(/\/Type\s*\/Page\b(?!s)/g)
  return pages?.length ?? 0
}

function expectEqual(found: unknown, expected: unknown, what = 'value') {
  if (!isDeepStrictEqual(found, expected))
    throw new Error(`${what} is ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`)
}

ensureDemoBuilt()
const backend = await startBackend()
const site = await startHosting(4173)
announce(site.url, backend)
const drivers = installedDrivers()
if (drivers.length === 0) console.log('Neither firefox-esr nor webkit2gtk-driver is installed.')
for (const open of drivers) {
  const browser = await open()
  await browser.resize(...PHONE)
  for (const [title, check] of Object.entries(CHECKS)) {
    const outcome = (await check(browser).catch(String)) ?? '✓'
    if (outcome !== '✓' && outcome !== UNTESTED) process.exitCode = 1
    console.log(`${browser.name}: ${title}: ${outcome}`)
  }
  browser.close()
}
await site.stop()
await backend.stop()
