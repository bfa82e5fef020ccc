import { expect, test } from 'vitest'
import { sumsOf } from '#domain/stay/money.ts'
import { seasonStay } from '#domain/channels/testing.ts'
import type { StayMore } from '#domain/testing.ts'
import { doubtAbout } from './paymentDoubt.ts'

const booked: StayMore = { toplamUcret: 10_000, kapora: 3000 }
const cancelled: StayMore = {
  ...booked,
  status: 'cancelled',
  cancellation: { kept: 500, by: 'ada@example.com', at: 1 },
}

test.each([
  ['the balance', booked, [3000], 7000, null],
  ['more than the balance', booked, [3000], 7001, { kind: 'aboveOwed', sum: 7000 }],
  ['a payment of a paid stay', booked, [10_000], 1, { kind: 'aboveOwed', sum: 0 }],
  ['all that was received', booked, [3000], -3000, null],
  ['more than was received', booked, [3000, -1000], -2001, { kind: 'aboveReceived', sum: 2000 }],
  ['a part of the refund', cancelled, [10_000], -4000, null],
  ['income on a refund', cancelled, [10_000], 4000, { kind: 'refundOwed', sum: 9500 }],
  ['what a cancelled guest owes', cancelled, [], 500, null],
] as const)('%s', (_, more, amounts, amount, doubt) => {
  const stay = seasonStay('ayse', '2027-07-10', '2027-07-15', more)
  const sums = sumsOf(
    stay,
    amounts.map((each) => ({ amount: each })),
  )

  expect(doubtAbout(amount, sums, stay.status === 'cancelled')).toEqual(doubt)
})
