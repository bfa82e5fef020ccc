import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'

// Each worker of each run has its own ports, so that tests run in parallel and beside `npm start`.
const databasePort = Number(process.env['TEST_PORT']) + 2 * Number(process.env['VITEST_POOL_ID'])
Object.assign(globalThis, {
  __LOCAL_BACKEND__: { host: '127.0.0.1', databasePort, authPort: databasePort + 1 },
})

let complaints: MockInstance[] = []

beforeEach(() => {
  complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
  for (const spy of complaints) spy.mockImplementation(() => {})
})

// An unexpected console error or warning fails the test; a test that expects one calls `mockClear`.
afterEach(() => {
  const calls = complaints.flatMap((spy) => spy.mock.calls)
  vi.restoreAllMocks()
  expect(calls, 'unexpected console.error or console.warn').toEqual([])
})

// Three of four files render nothing, so they skip the texts and helpers for rendering. Last,
// because later hooks run first, and their console errors have to be checked above.
if ('document' in globalThis) afterEach((await import('./testingScreen.ts')).cleanUp)
