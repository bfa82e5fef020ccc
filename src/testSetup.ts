import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'
import { needTexts, showLanguage } from '#i18n/index.ts'
import { DEFAULT_LANGUAGE } from '#i18n/languages.ts'

const SECTIONS = ['landing', 'gallery', 'house', 'booking', 'problem', 'admin', 'office'] as const
await Promise.all([showLanguage(DEFAULT_LANGUAGE), ...SECTIONS.map(needTexts)])

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
