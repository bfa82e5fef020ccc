import fc from 'fast-check'
import { toAdd } from '#domain/acts/add.ts'
import { toPay, toUnpay } from '#domain/acts/paymentIntents.ts'
import type { Intended } from '#domain/change.ts'
import { statementOf } from '#domain/office/statement.ts'
import { accountOf, missingDeposit, openingOf, receiptsOf } from '#domain/payments/account.ts'
import { accountIn, ledgerWithUnsent, NOTHING_PAID, readLedger } from '#domain/payments/ledger.ts'
import { readPayments, type StoredPayment, WAYS } from '#domain/payments/payment.ts'
import type { Reservation } from '#domain/reservation.ts'
import { areaOf, holds, same } from './area.ts'
import { altered, anyDraft, anyJson, nearDay } from './given.ts'

const by = 'ada@example.com'
const amount = fc.integer({ min: -1_000_000, max: 1_000_000 }).filter((lira) => lira !== 0)
const payment = fc.record({ date: nearDay, amount, yol: fc.constantFrom(...WAYS) })
const stored: fc.Arbitrary<StoredPayment[]> = fc
  .array(payment, { maxLength: 5 })
  .map((all) => all.map((each, index) => ({ ...each, key: `k${index}`, by })))

const cancellation = fc.record({
  kalan: fc.integer({ min: 0, max: 1_000_000 }),
  by: fc.constant(by),
  at: fc.constant(1),
})

const stay: fc.Arbitrary<Reservation> = fc
  .tuple(anyDraft, fc.option(cancellation, { nil: undefined, freq: 3 }))
  .map(([draft, cancelled]) => ({
    ...draft,
    id: 'a',
    version: 1,
    // What is cancelled counts by its payments.
    ...(cancelled && { cancellation: cancelled, usesPayments: true as const }),
  }))

const unsent = (intended: Intended, id = 'a') => ({
  change: { ...intended, id, entry: 'new', at: 0 },
  handed: false,
  refusal: null,
})

export const paymentArea = areaOf(14_000, [
  holds(
    'what was agreed is what was paid and what is missing, less what is too much',
    fc.tuple(stay, stored, fc.option(nearDay)),
    ([reservation, payments, today]) => {
      const account = accountOf(reservation, payments, today)
      const { agreed, paid, outstanding, overpaid, overdueSince } = account
      if (!reservation.kapali) same(agreed, paid + outstanding - overpaid)
      same(Math.min(outstanding, overpaid), 0)
      const missing = missingDeposit(reservation, account)
      if (overdueSince !== null) same(outstanding > 0, true)
      return missing >= 0 && missing <= outstanding
    },
    2,
  ),
  holds(
    'what came, receipt by receipt, is what was paid',
    fc.tuple(stay, stored),
    ([reservation, payments]) => {
      const sum = receiptsOf(reservation, payments).reduce(
        (all, each) => all + each.payment.amount,
        0,
      )
      same(sum, accountOf(reservation, payments, null).paid)
    },
  ),
  holds(
    'writing a first payment down changes what is owed by that payment alone',
    fc.tuple(stay, payment),
    ([reservation, paid]) => {
      if (reservation.kapali) return
      const before = accountIn(NOTHING_PAID, reservation, null)
      const ledger = ledgerWithUnsent(NOTHING_PAID, [unsent(toPay(reservation, paid))], by)
      const after = accountIn(ledger, { ...reservation, usesPayments: true }, null)
      same(after.outstanding - after.overpaid, before.outstanding - before.overpaid - paid.amount)
      same(openingOf({ ...reservation, usesPayments: true }, paid.date), null)
    },
    2,
  ),
  holds(
    'what is paid and taken back while nothing is sent leaves what was there',
    fc.tuple(anyDraft, stored, fc.nat()),
    ([draft, payments, at]) => {
      const reservation = { ...draft, id: 'a', version: 1, usesPayments: true as const }
      const keyed = payments.map(({ by: _by, ...each }) => each)
      const added = ledgerWithUnsent(NOTHING_PAID, [unsent(toAdd(reservation, [], keyed))], by)
      same(added.get('a') ?? [], payments)
      const taken = keyed[at % Math.max(1, keyed.length)]
      if (!taken) return
      const left = ledgerWithUnsent(added, [unsent(toUnpay(reservation, taken))], by)
      same(
        accountIn(left, reservation, null).paid,
        accountIn(added, reservation, null).paid - taken.amount,
      )
    },
  ),
  holds(
    'whatever is stored of payments, each is read once or said to be none',
    fc.oneof(anyJson, altered(stored.map((all) => Object.fromEntries(all.entries())))),
    (given) => {
      const { payments, unreadable } = readPayments(given)
      const count = typeof given === 'object' && given !== null ? Object.keys(given).length : 0
      same(payments.length + unreadable.length, count)
      same(readLedger({ a: given }).get('a')?.length, payments.length)
      return payments.every(({ amount: lira }) => Number.isInteger(lira))
    },
  ),
  holds(
    'a year is the sum of its months and of its sellers, and counts each payment once',
    fc.array(fc.tuple(stay, stored), { maxLength: 6 }),
    (all) => {
      const stays = all.map(([each], index) => ({ ...each, id: `s${index}` }))
      const ledger = new Map(all.map(([, payments], index) => [`s${index}`, payments] as const))
      const years = [2026, 2027].map((year) => statementOf(stays, ledger, year))
      for (const { months, undated, year } of years) {
        for (const name of ['stays', 'nights', 'income', 'received', 'kept'] as const) {
          const parts = [...months, undated].map(({ total }) => total[name])
          same(
            year.total[name],
            parts.reduce((sum, each) => sum + each, 0),
          )
          const sellers = year.bySeller.map(({ sums }) => sums[name])
          same(
            year.total[name],
            sellers.reduce((sum, each) => sum + each, 0),
          )
        }
      }
    },
    2,
  ),
])
