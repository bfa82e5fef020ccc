// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useStable } from './useStable.ts'

test('keeps its identity and calls the newest function', () => {
  const { result, rerender } = renderHook(({ by }) => useStable((given: number) => given * by), {
    initialProps: { by: 2 },
  })
  const first = result.current

  rerender({ by: 3 })

  expect(result.current).toBe(first)
  expect(first(5)).toBe(15)
})
