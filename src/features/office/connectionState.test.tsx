// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useTitle } from '#features/site/useTitle.ts'
import { useNow } from './connectionState.ts'

afterEach(() => vi.useRealTimers())

test('updates an elapsed time while the page is open, and stops afterwards', () => {
  vi.useFakeTimers({ now: 1_000_000 })
  const { result, unmount } = renderHook(() => useNow())
  expect(result.current).toBe(1_000_000)

  act(() => void vi.advanceTimersByTime(15_000))

  expect(result.current).toBe(1_015_000)
  expect(vi.getTimerCount()).toBe(1)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})

test('names a tab by its current content', () => {
  const { rerender } = renderHook(({ title }) => useTitle(title), {
    initialProps: { title: 'Talepler' },
  })
  expect(document.title).toBe('Talepler')

  rerender({ title: 'Fiyatlar' })
  expect(document.title).toBe('Fiyatlar')
})
