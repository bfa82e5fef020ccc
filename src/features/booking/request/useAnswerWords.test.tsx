// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { day } from '#domain/testing.ts'
import type { GivenAnswer } from './sentRequest.ts'
import { useAnswerWords } from './RequestForm.tsx'

const booked = {
  about: 'a',
  version: 1,
  status: 'booked',
  checkIn: day('2027-07-10'),
  checkOut: day('2027-07-13'),
} as const
const unpaid = { ...booked, total: 30_000, paid: 0, deposit: 9000 }
const NOW = Date.UTC(2027, 4, 1)

test.each<[string, GivenAnswer, RegExp]>([
  [
    'until when the days are kept',
    { ...unpaid, heldUntil: day('2027-05-04') },
    /4 Mayıs 2027.* gününe dek sizin için tutuluyor; kaporanız ulaşınca kesinleşir/,
  ],
  ['that the deposit reserves it', unpaid, /^Bu günler kaporanız ulaşınca kesinleşir/],
  ['a stay with its deposit as firm', { ...unpaid, paid: 9000 }, /kesin olarak sizin/],
  ['a stay without amounts as firm', booked, /kesin olarak sizin/],
  ['a hold', { ...booked, status: 'held' }, /Sizden yanıt bekliyoruz/],
])('shows %s', (_, answer, words) => {
  const { result } = renderHook(() => useAnswerWords())

  expect(result.current(answer, NOW)).toMatch(words)
})
