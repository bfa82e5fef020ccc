import { childrenOf } from '#domain/field/collection.ts'
import { differingFields, getField, writeFields } from '#domain/field/record.ts'
import { readPayments, shownPaymentFields } from '#domain/payments/payment.ts'
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
import type { VillaTimes } from './moments.ts'

/** The page that a stay requires. */
type ExpectedPage = { key: string; page: GuestPage }

/** The faults of the guests' pages, as sentences: each is the one that its stay requires. */
export function findPageProblems(data: unknown, builtIn: VillaTimes): string[] {
  const times = readTimes(getField(getField(data, 'settings'), 'site'), builtIn)
  const pages = childrenOf(data, 'guestPages')
  const expected = pagesOfStays(data, times)
  const keys = new Set<string>()
  const untrue = expected.flatMap(({ key, page }) => {
    if (keys.has(key)) return [`the page ${key} is that of two stays`]
    keys.add(key)
    const stored = readGuestPage(pages.get(key))
    return stored && isEqualPage(stored, page) ? [] : [`the page ${key} differs from ${page.about}`]
  })
  const strays = [...pages.keys()].filter((key) => !keys.has(key))
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
    return [{ key, page }]
  })
}
