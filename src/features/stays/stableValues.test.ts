import { expect, test, vi } from 'vitest'
import { rememberLast } from './stableValues.ts'

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
