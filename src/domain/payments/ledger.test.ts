import { describe, expect, test } from 'vitest'
import { toAdd, toPay, toUnpay } from '#domain/commands/intents.ts'
import type { Change } from '#domain/change.ts'
import type { Intended } from '#domain/commands/intents.ts'
import type { Reservation } from '#domain/reservation.ts'
import { day } from '#domain/testing.ts'
import type { Refusal } from '#domain/unsent.ts'
import { accountIn, ledgerWithUnsent, readLedger } from './ledger.ts'

const older: Reservation = {
  id: 'ayse',
  version: 1,
  stay: { checkIn: day('2026-07-10'), checkOut: day('2026-07-15') },
  musteriAdi: 'Ayşe',
  kapora: 3000,
  kalan: 7000,
  toplamUcret: 10_000,
  notlar: '',
}
const stay: Reservation = { ...older, usesPayments: true }
const by = 'ada@example.com'
const rest = { date: day('2026-07-10'), amount: 7000, yol: 'nakit' } as const
const stored = { ayse: { '-a': { ...rest, amount: 3000, by, at: 1 } } }

function unsent(intended: Intended, id = 'ayse', refusal: Refusal | null = null) {
  const change: Change = { ...intended, id, entry: 'new', at: 0 }
  return { change, handed: false, refusal }
}

test('what was paid is read stay by stay, and what is no payment left out', () => {
  const ledger = readLedger({ ...stored, odd: { x: 'text' } })

  expect(accountIn(ledger, stay, null)).toMatchObject({ paid: 3000, outstanding: 7000 })
  expect(ledger.get('odd')).toEqual([])
  expect(readLedger(null).size).toBe(0)
})

describe('while a payment waits for the database, the office shows', () => {
  const ledger = readLedger(stored)

  test('what had been paid when nothing of it waits', () => {
    expect(ledgerWithUnsent(ledger, [], by)).toBe(ledger)
  })

  test('it as paid, once, though its answer has not come yet', () => {
    const waiting = [unsent(toPay(stay, rest))]
    const arrived = readLedger({ ayse: { ...stored.ayse, new: { ...rest, by, at: 2 } } })

    for (const each of [ledger, arrived]) {
      const shown = ledgerWithUnsent(each, waiting, by)
      expect(accountIn(shown, stay, null)).toMatchObject({ paid: 10_000, outstanding: 0 })
    }
  })

  test('with a stay’s first payment, what had counted as paid before', () => {
    const shown = ledgerWithUnsent(new Map(), [unsent(toPay(older, rest))], by)

    expect(shown.get('ayse')).toMatchObject([{ amount: 3000, ne: 'devir' }, rest])
  })

  test('one that is taken back as gone', () => {
    const taken = { ...rest, amount: 3000, key: '-a' }
    const shown = ledgerWithUnsent(ledger, [unsent(toUnpay(stay, taken))], by)

    expect(accountIn(shown, stay, null)).toMatchObject({ paid: 0, outstanding: 10_000 })
  })

  test('the deposit that comes with a new stay', () => {
    const deposit = { ...rest, amount: 3000, key: 'd' }
    const shown = ledgerWithUnsent(ledger, [unsent(toAdd(stay, [], [deposit]), 'can')], by)

    expect(shown.get('can')).toEqual([{ ...deposit, by }])
  })

  test('nothing of one that was refused', () => {
    const refused = unsent(toPay(stay, rest), 'ayse', { reason: 'permission', message: 'no' })

    expect(ledgerWithUnsent(ledger, [refused], by)).toBe(ledger)
  })
})
