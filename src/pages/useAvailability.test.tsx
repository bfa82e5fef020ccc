// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useAvailability } from './useAvailability.ts'

/** A line to the database on which only the test speaks. */
class Line extends EventTarget {
  static last: Line | null = null
  onerror = null

  constructor() {
    super()
    Line.last = this
  }

  close() {}
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', Line)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function hear() {
  const stored = { a: { girisTarihi: '10.12.2026', cikisTarihi: '15.12.2026' } }
  const data = JSON.stringify({ path: '/', data: stored })
  act(() => void Line.last?.dispatchEvent(new MessageEvent('put', { data })))
}

function show(visibility: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

test('a tab seen again without a network still shows the days it knew, as not connected, until there is news', () => {
  const { result } = renderHook(() => useAvailability(true))
  hear()
  const known = result.current.availability
  expect(known.state).toBe('ready')

  show('hidden')
  act(() => void vi.advanceTimersByTime(61_000))
  show('visible')
  act(() => void vi.advanceTimersByTime(30_000))

  expect(result.current).toMatchObject({ availability: known, connected: false })
  hear()
  expect(result.current).toMatchObject({ availability: known, connected: true })
})

test('days that were never known are said not to be had', () => {
  const { result } = renderHook(() => useAvailability(true))

  act(() => void vi.advanceTimersByTime(10_000))

  expect(result.current.availability).toMatchObject({ state: 'failed' })
})
