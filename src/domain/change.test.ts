import { describe, expect, test } from 'vitest'
import { type Change, undoOf } from './change.ts'
import {
  type Command,
  offersOf,
  toAdd,
  toDelete,
  toEdit,
  toPay,
  toUndelete,
  toUnpay,
} from './commands/command.ts'
import type { Reservation, ReservationDraft } from './reservation.ts'
import { day, unreadableRecord } from './testing.ts'

const wanted: ReservationDraft = {
  stay: { checkIn: day('2026-07-10'), checkOut: day('2026-07-12') },
  musteriAdi: 'Ayşe Yılmaz',
  kapora: 1000,
  kalan: 2000,
  toplamUcret: 3000,
  notlar: '',
  phone: '0555 010 20 30',
  collectedOn: day('2026-07-10'),
}
const stay: Reservation = { ...wanted, id: 'ayse', version: 3 }

const begun = (intended: Command): Change => ({
  ...intended,
  entry: 'e',
  id: intended.base?.id ?? 'new',
  at: 5,
})

describe('undoing', () => {
  test('an edit leads from its version to the original', () => {
    expect(undoOf(begun(toEdit(stay, { ...wanted, notlar: 'Geç' })))).toEqual(
      toEdit({ ...wanted, notlar: 'Geç', id: 'ayse', version: 4 }, stay),
    )
  })

  test('of a deletion is to bring the stay back; of a record that nobody can read there is none', () => {
    expect(undoOf(begun(toDelete(stay)))).toEqual(
      toUndelete({ ...stay, version: 4, deletion: { by: '', at: 0 } }),
    )
    expect(undoOf(begun(toDelete(unreadableRecord())))).toBeNull()
  })

  test('a payment deletes it, and vice versa', () => {
    const payment = { date: day('2026-07-10'), amount: 500, method: 'cash' } as const
    const paid: Reservation = { ...stay, usesPayments: true, version: 4 }

    expect(undoOf(begun(toPay(stay, payment)))).toEqual(toUnpay(paid, { ...payment, key: 'e' }))
    expect(undoOf(begun(toUnpay(paid, { ...payment, key: 'e' })))).toEqual(
      toPay({ ...paid, version: 5 }, payment),
    )
  })

  test('an addition is impossible without a question', () => {
    expect(undoOf(begun(toAdd(wanted)))).toBeNull()
  })
})

test.each([
  ['2026-07-10', true],
  ['2026-07-11', true],
  ['2026-07-12', true],
  ['2026-07-13', false],
])('on %s whether a stay until 12 July can be cancelled: %s', (today, offered) => {
  const verbs = offersOf(stay, day(today)).map(({ verb }) => verb)

  expect(verbs.includes('cancel')).toBe(offered)
})

test('a stay can be edited and deleted from its row, after a form or a question', () => {
  expect(offersOf(stay, null)).toEqual([
    { verb: 'edit', intended: null },
    { verb: 'delete', intended: null },
  ])
})
