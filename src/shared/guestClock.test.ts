// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  vi.resetModules()
})

const SERVER = Date.parse('2026-07-01T12:00:00Z')
const DAY_MS = 86_400_000

test.each([
  ['two days fast', SERVER + 2 * DAY_MS],
  ['two days slow', SERVER - 2 * DAY_MS],
])('a device whose clock is %s takes the time of the site’s server', async (_, device) => {
  vi.useFakeTimers({ toFake: ['Date'], now: device })
  const Date = new globalThis.Date(SERVER).toUTCString()
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { headers: { Date } })))
  const { guestNow, measureClock } = await import('./guestClock.ts')
  expect(guestNow()).toBe(device)

  await measureClock()

  expect(guestNow()).toBe(SERVER)
})

test.each([
  ['the time of an answer after an odd number of milliseconds is a whole number', DAY_MS, 7, 4],
  ['a slow answer with the same time changes nothing', 0, 6001, 6001],
])('%s', async (_, fast, latency, later) => {
  vi.useFakeTimers({ toFake: ['Date'], now: SERVER + fast })
  const Date = new globalThis.Date(SERVER).toUTCString()
  vi.stubGlobal('fetch', () => {
    vi.setSystemTime(SERVER + fast + latency)
    return Promise.resolve(new Response(null, { headers: { Date } }))
  })
  const { guestNow, measureClock } = await import('./guestClock.ts')

  await measureClock()

  expect(guestNow()).toBe(SERVER + later)
})

test('without an answer the device’s clock counts', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: SERVER })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  const { guestNow, measureClock } = await import('./guestClock.ts')

  await measureClock()

  expect(guestNow()).toBe(SERVER)
})
