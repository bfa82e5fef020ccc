import { childrenOf, entriesOf } from '#domain/field/collection.ts'
import { getField } from '#domain/field/record.ts'
import { stayHalvesIn } from '#domain/stay/stayProblems.ts'
import { readPayments } from './payment.ts'

/**
 * The faults of the payments, as sentences: each can be read and has its stay, and none of a log is
 * missing.
 */
export function findPaymentProblems(data: unknown): string[] {
  const ids = stayHalvesIn(data).map(({ id }) => id)
  return [...strayPayments(ids, data), ...lostPayments(ids, data)]
}

function strayPayments(ids: readonly string[], data: unknown): string[] {
  return [...childrenOf(data, 'payments')].flatMap(([id, stored]) => [
    ...readPayments(stored).unreadable.map((key) => `the payment ${key} of ${id} cannot be read`),
    ...(ids.includes(id) ? [] : [`something was paid for ${id}, which is not there`]),
  ])
}

/** A payment in the log of a stay is stored, until another entry takes it back. */
function lostPayments(ids: readonly string[], data: unknown): string[] {
  const payments = childrenOf(data, 'payments')
  const logs = childrenOf(data, 'log')
  return ids.flatMap((id) => {
    const keys = (side: string) =>
      entriesOf(logs.get(id)).flatMap(([, entry]) => {
        const key = getField(getField(getField(entry, 'changes'), 'payment'), side)
        return typeof key === 'string' ? [key] : []
      })
    const takenBack = new Set(keys('before'))
    return keys('after')
      .filter((key) => !takenBack.has(key) && getField(payments.get(id), key) === undefined)
      .map((key) => `the payment ${key} of ${id} is missing, and was not taken back`)
  })
}
