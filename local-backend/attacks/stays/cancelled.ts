import type { Changes } from '#local-backend/attacks/attackers.ts'
import type { Json } from '#rtdb-emulator/rtdb/json.ts'
import { KEPT_DAYS, PAID_DAYS, PAYMENT, priv } from './season.ts'
import { AUTHOR, booked, dates, days, details, july, nights, noStay, NOW, said } from './writes.ts'

/** A payment as it is written. */
export const payment = { ...PAYMENT, by: AUTHOR, at: NOW }

/** What is kept. */
export const kept = 100

/** What is changed of a cancelled stay's halves, and besides. */
export type Parts = {
  dates?: Record<string, Json>
  details?: Record<string, Json>
  more?: Record<string, Json>
}

/** What is stored of a cancelled stay, with what is changed of its halves or besides. */
export function keptAs(version: number, day: readonly [string, string], parts: Parts = {}): Json {
  return {
    dates: { ...dates(...day), ...parts.dates },
    details: { ...details, usesPayments: true, version, ...parts.details },
    kalan: kept,
    by: AUTHOR,
    at: NOW,
    ...parts.more,
  }
}

/** `paid` is cancelled at version 2, and what is changed of that, of its entry, or besides. */
export function cancelled(parts: Parts = {}, entry: Changes = {}, more: Changes = {}): Changes {
  return {
    ...noStay('paid'),
    [`nights/${PAID_DAYS[0]}`]: null,
    'cancelled/paid': keptAs(2, PAID_DAYS, parts),
    ...said('paid', 'cancel', 2, { after: { kept }, ...entry }),
    ...more,
  }
}

/** `a`, which does not count by payments yet, is cancelled at version 4 with what had counted as paid. */
export function cancelledFirst(opening: Changes | null = {}, more: Changes = {}): Changes {
  return {
    ...noStay('a'),
    ...nights(null, 10, 11),
    'cancelled/a': keptAs(4, [july(10), july(12)]),
    ...(opening && { 'payments/a/-cancel4': { ...payment, amount: 100, ne: 'devir', ...opening } }),
    ...said('a', 'cancel', 4, { after: { kept, ...(opening && { devir: 100 }) } }),
    ...more,
  }
}

/** A stay that nobody has heard of comes from a copy, cancelled. */
export function copied(parts: Parts = {}, more: Changes = {}): Changes {
  return {
    'cancelled/copy': keptAs(1, [july(6), july(8)], parts),
    ...said('copy', 'cancel', 1, { after: { kept } }),
    ...more,
  }
}

/** A write without one of its paths. */
export function without(changes: Changes, path: string): Changes {
  const { [path]: _, ...rest } = changes
  return rest
}

/** A path of the cancelled `kept`. */
export const at = (path: string) => `cancelled/kept/${path}`
/** `kept` at its next version. */
export const moved = (version = 4): Changes => ({ [at('details/version')]: version })

/** A payment of `kept`, and what is changed besides. */
export function paid(more: Changes = {}, verb = 'pay'): Changes {
  const after = { date: PAYMENT.date, amount: PAYMENT.amount }
  return {
    ...moved(),
    [`payments/kept/${verb}4`]: payment,
    ...said('kept', verb, 4, { after }),
    ...more,
  }
}

/** A payment of `kept` is taken back. */
export function paidBack(more: Changes = {}): Changes {
  const before = { date: PAYMENT.date, amount: PAYMENT.amount }
  return {
    ...moved(),
    'payments/kept/first': null,
    ...said('kept', 'unpay', 4, { payment: 'first', before }),
    ...more,
  }
}

/** The person of `kept` is taken out. */
export function forgotten(more: Changes = {}): Changes {
  return {
    ...moved(),
    [at('details/musteriAdi')]: 'Silinmiş kişi',
    [at('details/notlar')]: '',
    [at('details/phone')]: null,
    [at('details/email')]: null,
    [at('details/eski')]: null,
    [at('reason')]: null,
    ...said('kept', 'forget', 4),
    ...more,
  }
}

/** `kept` comes back at its next version. */
export function reinstated(more: Changes = {}, version = 4, verb = 'reinstate'): Changes {
  return {
    ...booked('kept', verb, version, [6, 8]),
    [priv('kept')]: { ...details, ...days(...KEPT_DAYS), usesPayments: true, version },
    'cancelled/kept': null,
    ...more,
  }
}
