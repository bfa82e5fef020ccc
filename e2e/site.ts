import { villa } from '#content/villa.ts'
import {
  test as baseTest,
  type Browser,
  expect,
  type LaunchOptions,
  type Locator,
  type Page,
} from '@playwright/test'
import { entriesOf } from '#domain/field/collection.ts'
import { getField } from '#domain/field/record.ts'
import { findUnsoundness } from '#domain/soundness/soundness.ts'
import { startBackend } from '#scripts/backend.ts'
import { type Account, dayFromToday, today } from './demo.ts'
import { type Hosting, startHosting } from '#scripts/hosting.ts'
import type { Json } from '#rtdb-emulator/rtdb/json.ts'
import type { LocalBackend } from '#rtdb-emulator/server.ts'
import { readSettings } from '#rtdb-emulator/files/settings.ts'
import { seed } from '#sample/seed.ts'

type BackendOptions = {
  /** The lifetime of a sign-in's token. */
  tokenSeconds?: number
  /** Changes the data before the restart. */
  data?: (held: Json) => Json
}

const { databasePort, authPort } = readSettings('.')
/** How far this worker's ports are from the fixed ones. */
const PORT_OFFSET = 20 * Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)

/** The ports of this worker's site and backend. */
export const PORTS = {
  site: 4173 + PORT_OFFSET,
  database: databasePort + PORT_OFFSET,
  auth: authPort + PORT_OFFSET,
}

/** Redirects the built site's requests from the fixed ports to this worker's backend. */
const HOST_RULES = [
  `MAP 127.0.0.1:${databasePort} 127.0.0.1:${PORTS.database}`,
  `MAP 127.0.0.1:${authPort} 127.0.0.1:${PORTS.auth}`,
].join(',')

/** What a Chromium without popovers writes about each of them. */
const OLD_BROWSER_NOTE = /^Found a 'popover' attribute/

/** The narrowest common phone, in CSS pixels. */
export const PHONE = { width: 360, height: 740 }

/** The local backend of a test run, with its operations. */
export type Backend = {
  /** Reads with the rules bypassed. */
  stored: (path: string) => Promise<unknown>
  /** Writes with the rules bypassed. */
  store: (path: string, value: unknown) => Promise<void>
  /** Stops it, like a lost connection. */
  stop: () => Promise<void>
  /** Starts it again with its data, with default options unless given. */
  start: (options?: BackendOptions) => Promise<void>
  /** Changes an account's password, which ends its sessions. */
  changePassword: (account: Account, password: string) => Promise<void>
}

type Fixtures = {
  /** Matches the errors and warnings in the console that do not fail a test. */
  expectedErrors: RegExp | null
  backend: Backend
}
type WorkerFixtures = { hosting: Hosting; running: Backend; launchOptions: LaunchOptions }

/** Playwright's test with the built site and its local backend, with fresh data for each test. */
export const test = baseTest.extend<Fixtures, WorkerFixtures>({
  baseURL: `http://127.0.0.1:${PORTS.site}`,

  launchOptions: [
    async ({ launchOptions }, use) => {
      const args = [...(launchOptions.args ?? []), `--host-resolver-rules=${HOST_RULES}`]
      await use(PORT_OFFSET > 0 ? { ...launchOptions, args } : launchOptions)
    },
    { scope: 'worker' },
  ],

  running: [
    async ({}, use) => {
      const backend = createBackend()
      await use(backend)
      await backend.stop()
    },
    { scope: 'worker', auto: true },
  ],

  hosting: [
    async ({}, use) => {
      const hosting = await startHosting(PORTS.site)
      await use(hosting)
      await hosting.stop()
    },
    { scope: 'worker', auto: true },
  ],

  backend: [
    async ({ running, browser }, use) => {
      await running.start()
      await running.store('', seed(today()))
      let bypassed = false
      const store: Backend['store'] = (path, value) => {
        bypassed = true
        return running.store(path, value)
      }
      const start: Backend['start'] = (options) => {
        if (options?.data) bypassed = true
        return running.start(options)
      }
      await use({ ...running, store, start })

      // The other people's browsers of this test would act in the next one.
      for (const context of browser.contexts()) await context.close()
      // Owners and guests always leave a sound season; data stored with the rules bypassed may not
      // be.
      await running.start()
      if (!bypassed)
        expect(findUnsoundness(await running.stored(''), villa, today()), 'the season').toEqual([])
    },
    { auto: true },
  ],

  expectedErrors: [null, { option: true }],

  page: async ({ page, expectedErrors }, use) => {
    const errors: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') errors.push(message.text())
    })
    page.on('pageerror', (error) => errors.push(String(error)))
    await use(page)
    const unexpected = errors.filter(
      (text) => !expectedErrors?.test(text) && !OLD_BROWSER_NOTE.test(text),
    )
    expect(unexpected, 'console errors and warnings').toEqual([])
  },
})

export { expect }

/** A day's long name. */
export function longDate(day: string): string {
  return new Intl.DateTimeFormat('tr', { dateStyle: 'long' }).format(new Date(`${day}T12:00`))
}

/** Opens an empty page on another person's phone. */
export async function openPhone(browser: Browser): Promise<Page> {
  return (await browser.newContext({ viewport: PHONE })).newPage()
}

/** Opens a guest's page and waits until it is hydrated. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expectHydrated(page)
}

/**
 * Makes a guest's page read prices and answers every two seconds, as when its tab is shown again;
 * otherwise it does so each minute.
 */
export async function returnOften(page: Page): Promise<void> {
  await page.addInitScript(() => {
    setInterval(() => document.dispatchEvent(new Event('visibilitychange')), 2_000)
  })
}

/** Waits until a guest's page is hydrated. */
export async function expectHydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-hydrated')
}

/** Scrolls through the whole page like a reader who waits for its pictures, but for none longer than five seconds. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const inView = (image: HTMLImageElement) => {
      const { top, bottom, left, right, width } = image.getBoundingClientRect()
      // A closed fold has a size, but loads nothing.
      return (
        image.checkVisibility() &&
        width > 0 &&
        top < innerHeight &&
        bottom > 0 &&
        left < innerWidth &&
        right > 0
      )
    }
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' })
      const patience = performance.now() + 5000
      // A timer fires, too, while a browser draws no frames.
      do await new Promise((resolve) => setTimeout(resolve, 20))
      while (
        performance.now() < patience &&
        [...document.images].some((image) => inView(image) && !image.complete)
      )
    }
  })
}

/** Waits until a smooth scroll has brought a section to the top of the window, below the header. */
export async function expectAtTop(section: Locator): Promise<void> {
  const top = () => section.evaluate((element) => element.getBoundingClientRect().top)
  await expect.poll(async () => Math.abs((await top()) - 50)).toBeLessThanOrEqual(50)
}

/** Types a guest's name, address and telephone number into the request form. */
export async function fillPerson(page: Page): Promise<void> {
  await expectHydrated(page)
  await page.locator('[name=firstName]').fill('İpek')
  await page.locator('[name=lastName]').fill('Işık')
  await page.locator('[name=email]').fill('ipek@example.com')
  await page.locator('[name=phone]').fill('+90 555 010 20 30')
}

/** Turns the guests' calendar to the month of a day; returns the day's button. */
export async function findDay(page: Page, day: string): Promise<Locator> {
  const button = page.getByRole('button', { name: longDate(day) }).first()
  await expect(page.locator('[data-day]').first()).toBeVisible()
  for (let month = 0; month < 3 && (await button.count()) === 0; month += 1)
    await page.getByRole('button', { name: 'Bir ay ileri' }).click()
  return button
}

/** The id of a sample guest's stay. */
export async function stayIdOf(guest: string, { stored }: Backend): Promise<string> {
  const details = entriesOf(await stored('reservationDetails'))
  const [id = ''] = details.find(([, each]) => getField(each, 'musteriAdi') === guest) ?? []
  return id
}

/** The key of the page of a sample guest who has left. */
export const LEFT_GUEST_KEY = 'AAAAAAAAAAAAAAAAAAAAAA'

/** Creates the page of a sample guest who has left, as owners do before the stay. */
export async function createLeftGuestPage(guest: string, backend: Backend): Promise<void> {
  const about = await stayIdOf(guest, backend)
  const [checkIn, checkOut] = [dayFromToday(-9), dayFromToday(-5)]
  const page = { about, version: 1, status: 'booked', checkIn, checkOut, reviewFrom: 0 }
  await backend.store(`reservationDetails/${about}/guestKey`, LEFT_GUEST_KEY)
  await backend.store(`guestPages/${LEFT_GUEST_KEY}`, page)
}

function createBackend(): Backend {
  let backend: LocalBackend | null = null
  let kept: Json | undefined
  let asUsual = true

  const request = async (path: string, init: RequestInit = {}) => {
    const url = `${backend?.databaseUrl}/${path}.json?ns=demo-villa-default-rtdb`
    // A kept-alive connection might lead to a stopped backend.
    const headers = { Authorization: 'Bearer owner', Connection: 'close' }
    const response = await fetch(url, { ...init, headers })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return response.json() as Promise<unknown>
  }
  return {
    stored: (path) => request(path),
    store: async (path, value) => {
      await request(path, { method: 'PUT', body: JSON.stringify(value) })
    },
    start,
    stop,
    changePassword: async ({ email, password }, changed) => {
      asUsual = false
      const { idToken } = await authCall('signInWithPassword', { email, password })
      await authCall('update', { idToken, password: changed })
    },
  }

  async function start({ data = (held) => held, ...options }: BackendOptions = {}) {
    const usual = Object.keys(options).length === 0
    if (backend && asUsual && usual) return
    await stop()
    const { database, auth } = PORTS
    backend = await startBackend({
      databasePort: database,
      authPort: auth,
      ...(kept !== undefined && { data: data(kept) }),
      ...options,
    })
    asUsual = usual
  }

  async function stop() {
    if (!backend) return
    await backend.stop()
    // Not earlier, because data stored until the connection is lost would be missing.
    kept = backend.data()
    backend = null
  }
}

async function authCall(call: string, fields: object): Promise<{ idToken: string }> {
  const url = `http://127.0.0.1:${PORTS.auth}/identitytoolkit.googleapis.com/v1/accounts:${call}?key=k`
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(fields) })
  if (!response.ok) throw new Error(`${call}: ${response.status} ${await response.text()}`)
  return response.json() as Promise<{ idToken: string }>
}
