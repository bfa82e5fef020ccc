import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'

// Each worker has ports of its own, so that the tests run beside each other and beside `npm start`.
const worker = Number(process.env['VITEST_POOL_ID'])
Object.assign(globalThis, {
  __LOCAL_BACKEND__: { host: '127.0.0.1', databasePort: 9010 + worker, authPort: 9110 + worker },
})

let complaints: MockInstance[] = []

beforeEach(() => {
  complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
  for (const spy of complaints) spy.mockImplementation(() => {})
})

// An error or a warning that nobody expected is a failure; a test that expects one takes it away with `mockClear`.
afterEach(() => {
  const calls = complaints.flatMap((spy) => spy.mock.calls)
  vi.restoreAllMocks()
  expect(calls, 'unexpected console.error or console.warn').toEqual([])
})

// Three files in four show nothing: they need not wait for the texts and the helpers of those that do. Last, because what
// comes later is cleared away sooner, and what it then complains of must still be heard above.
if ('document' in globalThis) afterEach((await import('./testScreen.ts')).cleanUp)
