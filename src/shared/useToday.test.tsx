// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useToday } from './useToday.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('is the villa’s day, the next one after midnight there, and correct when a sleeping device wakes', () => {
  vi.setSystemTime('2026-06-30T20:59:00Z')
  const { result } = renderHook(() => useToday())
  expect(result.current).toBe('2026-06-30')

  act(() => void vi.advanceTimersByTime(90_000))

  expect(result.current).toBe('2026-07-01')

  vi.setSystemTime('2026-07-04T06:00:00Z')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))

  expect(result.current).toBe('2026-07-04')
})
