import { expect, test } from 'vitest'
import { reservation } from '#features/office/testing.ts'
import { accountOf, closed, reopened } from './account.ts'

const stay = reservation({ usesPayments: true })
const paid = [{ date: stay.stay.checkIn, amount: 29_800, method: 'cash' } as const]

test('closing counts what is still owed as a discount, and can be undone', () => {
  const done = closed(stay, 200, 'Yuvarlama')

  expect(done).toMatchObject({ kapora: 10_000, kalan: 19_800, toplamUcret: 29_800, discount: 200 })
  expect(accountOf(done, paid, null)).toMatchObject({ agreed: 29_800, outstanding: 0 })
  expect(reopened(done)).toEqual(stay)
})

test('closing an unpaid deposit reduces the deposit too', () => {
  const done = closed(stay, 25_000, 'Anlaşma')

  expect(done).toMatchObject({ kapora: 5000, kalan: 0, toplamUcret: 5000 })
})
