import '@testing-library/jest-dom/vitest'
import '#i18n/adminTexts.ts'
import '#i18n/bookingTexts.ts'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'

let complaints: MockInstance[] = []

beforeEach(() => {
  complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
  for (const spy of complaints) spy.mockImplementation(() => {})
})

// An error or a warning that nobody expected is a failure; a test that expects one takes it away with `mockClear`.
afterEach(() => {
  cleanup()
  const calls = complaints.flatMap((spy) => spy.mock.calls)
  vi.restoreAllMocks()
  expect(calls, 'unexpected console.error or console.warn').toEqual([])
})

// happy-dom fetches no pictures, and calls each complete and without a size, which means that it is broken.
if ('HTMLImageElement' in globalThis) {
  Object.defineProperty(HTMLImageElement.prototype, 'complete', { get: () => false })
}
