import { describe, expect, test } from 'vitest'
import { toAdd, toPay, toUnpay } from '#domain/commands/command.ts'
import type { Change } from '#domain/change.ts'
import type { Command } from '#domain/commands/command.ts'
import type { Reservation } from '#domain/reservation.ts'
import { seasonStay } from '#domain/channels/testing.ts'
import { day } from '#domain/testing.ts'
import { accountIn, ledgerWithPending, readLedger } from './ledger.ts'

const amounts = { kapora: 3000, kalan: 7000, toplamUcret: 10_000 }
const older = seasonStay('ayse', '2026-07-10', '2026-07-15', amounts)
const stay: Reservation = { ...older, usesPayments: true }
const by = 'ada@example.com'
const rest = { date: day('2026-07-10'), amount: 7000, method: 'cash' } as const
const stored = { ayse: { '-a': { ...rest, amount: 3000, by, at: 1 } } }

function unsent(intended: Command, id = 'ayse'): Change {
  return { ...intended, id, entry: 'new', at: 0 }
}

test('payments are parsed by stay, without invalid ones', () => {
  const ledger = readLedger({ ...stored, odd: { x: 'text' } })

  expect(accountIn(ledger, stay, null)).toMatchObject({ paid: 3000, outstanding: 7000 })
  expect(ledger.get('odd')).toEqual([])
  expect(readLedger(null).size).toBe(0)
})

describe('while a payment is pending, the office shows', () => {
  const ledger = readLedger(stored)

  test('the paid amount without it if none is pending', () => {
    expect(ledgerWithPending(ledger, [], by)).toBe(ledger)
  })

  test('it as paid, once, before its answer', () => {
    const waiting = [unsent(toPay(stay, rest))]
    const arrived = readLedger({ ayse: { ...stored.ayse, new: { ...rest, by, at: 2 } } })

    for (const each of [ledger, arrived]) {
      const shown = ledgerWithPending(each, waiting, by)
      expect(accountIn(shown, stay, null)).toMatchObject({ paid: 10_000, outstanding: 0 })
    }
  })

  test('the opening balance with a stay’s first payment', () => {
    const shown = ledgerWithPending(new Map(), [unsent(toPay(older, rest))], by)

    expect(shown.get('ayse')).toMatchObject([{ amount: 3000, purpose: 'carried' }, rest])
  })

  test('an undone one as gone', () => {
    const taken = { ...rest, amount: 3000, key: '-a' }
    const shown = ledgerWithPending(ledger, [unsent(toUnpay(stay, taken))], by)

    expect(accountIn(shown, stay, null)).toMatchObject({ paid: 0, outstanding: 10_000 })
  })

  test('the deposit of a new stay', () => {
    const deposit = { ...rest, amount: 3000, key: 'd' }
    const shown = ledgerWithPending(ledger, [unsent(toAdd(stay, [], [deposit]), 'can')], by)

    expect(shown.get('can')).toEqual([{ ...deposit, by }])
  })
})
