import { readCancelled } from '#domain/cancelled/cancelledStay.ts'
import { childrenOf, type Record } from '#domain/logSoundness.ts'
import { differingFields, valueOf } from '#domain/record.ts'
import { readRequest } from '#domain/request.ts'
import { readDetails } from '#domain/reservation.ts'
import {
  type GuestPage,
  guestPageFields,
  pageOfRequest,
  pageOfStay,
  readGuestPage,
} from './guestPage.ts'
import { paidIn, sumsOf } from './sums.ts'

/**
 * The page that a record requires; a request may have none before it is answered, and a stay's
 * replaces a request's.
 */
type Due = { key: string; page: GuestPage; kind: 'stay' | 'answer' | 'waiting' }

/**
 * The inconsistencies of guests' pages, in sentences: each page has to equal the one of its record.
 */
export function pageProblems(records: readonly Record[], data: unknown): string[] {
  const pages = childrenOf(data, 'guestPages')
  const dues = [...duesOfStays(records, data), ...duesOfCancelled(data), ...duesOfRequests(data)]
  const byKey = new Map<string, Due[]>()
  for (const due of dues) byKey.set(due.key, [...(byKey.get(due.key) ?? []), due])
  const untrue = [...byKey].flatMap(([key, all]) => {
    const ofStays = all.filter(({ kind }) => kind === 'stay')
    if (ofStays.length > 1) return [`the page ${key} is that of two stays`]
    const stored = pages.get(key)
    const asked = ofStays.length > 0 ? ofStays : all
    if (stored === undefined && asked.every(({ kind }) => kind === 'waiting')) return []
    const page = readGuestPage(stored)
    const isTrue = asked.some((due) => page !== null && saysSame(page, due.page))
    return isTrue ? [] : [`the page ${key} does not say what ${asked[0]?.page.konu} says`]
  })
  const strays = [...pages.keys()].filter((key) => !byKey.has(key))
  const visits = [...childrenOf(data, 'pageVisits').keys()].filter((key) => !pages.has(key))
  return [
    ...untrue,
    ...strays.map((key) => `the page ${key} is nobody's`),
    ...visits.map((key) => `there is no page ${key} that was opened`),
  ]
}

function saysSame(one: GuestPage, other: GuestPage): boolean {
  return differingFields(guestPageFields, one, other).length === 0
}

function duesOfStays(records: readonly Record[], data: unknown): Due[] {
  const payments = childrenOf(data, 'payments')
  return records.flatMap(({ id, details, stay }) => {
    const key = valueOf(details, 'guestKey')
    if (typeof key !== 'string' || !stay) return []
    const read = readDetails(details)
    const told =
      'values' in read ? sumsOf({ ...read.values, stay }, paidIn(payments.get(id))) : null
    return [{ key, page: pageOfStay(id, stay, false, told), kind: 'stay' as const }]
  })
}

function duesOfCancelled(data: unknown): Due[] {
  const payments = childrenOf(data, 'payments')
  return [...childrenOf(data, 'cancelled')].flatMap(([id, stored]) => {
    const kept = readCancelled(id, stored)
    if (kept?.guestKey === undefined) return []
    const told = sumsOf(kept, paidIn(payments.get(id)))
    return [
      { key: kept.guestKey, page: pageOfStay(id, kept.stay, true, told), kind: 'stay' as const },
    ]
  })
}

function duesOfRequests(data: unknown): Due[] {
  return [...childrenOf(data, 'requests')].flatMap(([id, stored]) => {
    const request = readRequest(id, 0, stored)
    if (request?.guestKey === undefined || request.status === 'accepted') return []
    const { guestKey: key, stay, status, heldUntil } = request
    const until = heldUntil !== undefined && { heldUntil }
    const page = pageOfRequest(id, stay, { status, ...until })
    return [{ key, page, kind: status === 'new' ? 'waiting' : 'answer' }]
  })
}
