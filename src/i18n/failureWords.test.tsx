// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Failure, NightTaken } from '#domain/failure.ts'
import { day } from '#domain/testing.ts'
import { useFormatError } from './failureWords.ts'
import { showLanguage } from './index.ts'

afterEach(() => act(() => showLanguage('tr')))

const TAKEN = new NightTaken(day('2026-07-12'), 'Ayşe Yılmaz', '-OaBcDeFgHiJ')

test.each([
  ['tr', '12.07.2026 gecesi başka bir konaklamada: Ayşe Yılmaz.'],
  ['en', 'The night of 12 Jul 2026 is booked by another stay: Ayşe Yılmaz.'],
] as const)(
  'an owner who lost the race for a night reads in %s whose it is, by name',
  async (language, words) => {
    await act(() => showLanguage(language))
    const { result } = renderHook(() => useFormatError())

    expect(result.current(TAKEN)).toBe(words)
  },
)

test('a reason that still stands there after a switch is read in the new language', async () => {
  const { result } = renderHook(() => useFormatError())
  const inWords = result.current

  await act(() => showLanguage('en'))

  expect(inWords(TAKEN)).toBe('The night of 12 Jul 2026 is booked by another stay: Ayşe Yılmaz.')
})

test('what nobody has words for keeps its own', () => {
  const { result } = renderHook(() => useFormatError())

  expect(result.current(new Failure('unknown', 'disk full'))).toBe('disk full')
})
