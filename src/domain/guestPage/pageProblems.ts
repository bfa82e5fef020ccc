import { childrenOf } from '#domain/field/collection.ts'
import { differingFields, getField, writeFields } from '#domain/field/record.ts'
import { readPayments, shownPaymentFields } from '#domain/payments/payment.ts'
import { readRequest } from '#domain/request/request.ts'
import { readKeys } from '#domain/settings/keys.ts'
import { readTimes } from '#domain/settings/siteSettings.ts'
import { isSameAgreement } from '#domain/stay/agreement.ts'
import { readRecord } from '#domain/stay/legacyRecord.ts'
import { stayHalvesIn } from '#domain/stay/stayProblems.ts'
import {
  type GuestPage,
  guestPageFields,
  pageOfStay,
  readGuestPage,
  showsSums,
} from './guestPage.ts'
import { pageOfRequest } from './requestPage.ts'
import type { VillaTimes } from './moments.ts'

/** The page that a record requires; a stay's page replaces a request's. */
type ExpectedPage = { key: string; page: GuestPage; kind: 'stay' | 'answer' | 'waiting' }

/**
 * The faults of the guests' pages, as sentences: each is the one that its stay or request requires.
 */
export function findPageProblems(data: unknown, builtIn: VillaTimes): string[] {
  const times = readTimes(getField(getField(data, 'settings'), 'site'), builtIn)
  const pages = childrenOf(data, 'guestPages')
  const expected = [...pagesOfStays(data, times), ...pagesOfRequests(data)]
  const byKey = new Map<string, ExpectedPage[]>()
  for (const each of expected) byKey.set(each.key, [...(byKey.get(each.key) ?? []), each])
  const untrue = [...byKey].flatMap(([key, all]) => {
    const ofStays = all.filter(({ kind }) => kind === 'stay')
    if (ofStays.length > 1) return [`the page ${key} is that of two stays`]
    const stored = pages.get(key)
    const required = ofStays.length > 0 ? ofStays : all
    if (stored === undefined && required.every(({ kind }) => kind === 'waiting')) return []
    const page = readGuestPage(stored)
    const isTrue = required.some((each) => page !== null && isEqualPage(page, each.page))
    return isTrue ? [] : [`the page ${key} differs from ${required[0]?.page.about}`]
  })
  const strays = [...pages.keys()].filter((key) => !byKey.has(key))
  return [...untrue, ...strays.map((key) => `the page ${key} is nobody's`)]
}

function isEqualPage(one: GuestPage, other: GuestPage): boolean {
  const shown = ({ payments }: GuestPage) =>
    payments.map((each) => JSON.stringify(writeFields(shownPaymentFields, each))).sort()
  return (
    differingFields(guestPageFields, one, other).length === 0 &&
    isSameAgreement(one.agreement, other.agreement) &&
    shown(one).join() === shown(other).join()
  )
}

function pagesOfStays(data: unknown, times: VillaTimes): ExpectedPage[] {
  const payments = childrenOf(data, 'payments')
  const keys = readKeys(getField(getField(data, 'settings'), 'keys'))
  return stayHalvesIn(data).flatMap(({ id, publicHalf, details }) => {
    const read = readRecord(id, publicHalf, details)
    if (!('reservation' in read)) return []
    const { guestKey: key, version } = read.reservation
    if (key === undefined) return []
    const record = pageOfStay(id, read.reservation, version, { ...keys, times })
    const paid = showsSums(read.reservation) ? readPayments(payments.get(id)).payments : []
    const page = { ...record, payments: paid }
    return [{ key, page, kind: 'stay' as const }]
  })
}

function pagesOfRequests(data: unknown): ExpectedPage[] {
  const versions = childrenOf(data, 'versions')
  return [...childrenOf(data, 'requests')].flatMap(([id, stored]) => {
    const request = readRequest(id, stored)
    if (request?.guestKey === undefined) return []
    const { guestKey: key, dates, status } = request
    if (status === 'held' || status === 'accepted') return []
    const version = Number(getField(versions.get(id), 'n') ?? 0)
    const record = pageOfRequest(id, dates, { status }, version)
    return [
      { key, page: { ...record, payments: [] }, kind: status === 'new' ? 'waiting' : 'answer' },
    ]
  })
}
