// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { rememberLast, useStable } from './stableValues.ts'

test('keeps its identity and calls the newest function', () => {
  const { result, rerender } = renderHook(({ by }) => useStable((given: number) => given * by), {
    initialProps: { by: 2 },
  })
  const first = result.current

  rerender({ by: 3 })

  expect(result.current).toBe(first)
  expect(first(5)).toBe(15)
})

test('computes once for equal arguments, and again for others', () => {
  const make = vi.fn<(stays: readonly string[], day: string) => string>((stays, day) =>
    [...stays, day].join(' '),
  )
  const made = rememberLast(make)
  const [stays, others] = [['a'], ['b']]

  expect(made(stays, 'today')).toBe('a today')
  expect(made(stays, 'today')).toBe('a today')
  expect(make).toHaveBeenCalledOnce()
  expect(made(stays, 'tomorrow')).toBe('a tomorrow')
  expect(made(others, 'tomorrow')).toBe('b tomorrow')
  expect(made(stays, 'tomorrow')).toBe('a tomorrow')
  expect(make).toHaveBeenCalledTimes(3)
})
