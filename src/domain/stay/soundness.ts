import type { VillaTimes } from '#domain/guestPage/moments.ts'
import { unreadableOfCaretaker } from '#domain/caretaker/caretaker.ts'
import { readChannels } from '#domain/channels/channel.ts'
import { findOverlaps, planRepair } from './nightRepair.ts'
import { unreadableLetters } from '#domain/letters/letter.ts'
import { unreadableSentLetters } from '#domain/letters/sentLetters.ts'
import { readLegacy, readRecord } from './legacyRecord.ts'
import { readPayments } from '#domain/payments/payment.ts'
import { namesOf, getField, differingFields } from '#domain/field/record.ts'
import { statusOf, readRequest } from '#domain/request/request.ts'
import { readDetails } from './reservation.ts'
import { isSameAgreement } from './agreement.ts'
import { isTooLong, type StayDates, hasDays, readStayDates, writeDays } from './stayDates.ts'
import {
  readGuestPage,
  type GuestPage,
  guestPageFields,
  pageOfRequest,
  pageOfStay,
  showsSums,
} from '#domain/guestPage/guestPage.ts'
import { readKeys } from '#domain/settings/keys.ts'
import { readTimes } from '#domain/settings/siteSettings.ts'
import { readPublishedReview, readReview, reviewFields } from '#domain/reviews/review.ts'

/**
 * The inconsistencies of all stored data, in sentences; empty for a sound season. Checks that each
 * stay has both halves with equal dates, that nights and stays correspond without overlaps, that
 * versions and answers equal the latest log entries, that requests, stays, payments, cancellations,
 * guests' pages, letters and reviews refer to each other correctly, that channel events and
 * seasons are unique, and that everything is readable. Seven-field records and unreadable
 * dates are no inconsistencies.
 */
export function findUnsoundness(data: unknown, builtIn: VillaTimes): string[] {
  const times = readTimes(getField(getField(data, 'settings'), 'site'), builtIn)
  const records = recordsOf(data)
  return [
    ...records.flatMap(halvesProblems),
    ...nightProblems(records, data),
    ...logProblems(records, data),
    ...requestProblems(records, data),
    ...paymentProblems(records, data),
    ...lostPayments(records, data),
    ...readChannels(getField(data, 'channels')).unreadable.map(
      (id) => `the channel ${id} cannot be read`,
    ),
    ...unreadableOfCaretaker(getField(data, 'caretaker')).map(
      (place) => `what the caretaker keeps at ${place} cannot be read`,
    ),
    ...letterProblems(data),
    ...pageProblems(records, data, times),
    ...reviewProblems(data),
  ]
}

/** The inconsistencies between the halves of each stay, in sentences. */
export function findHalfProblems(data: unknown): string[] {
  return recordsOf(data).flatMap(halvesProblems)
}

function recordsOf(data: unknown): Halves[] {
  const [reservations, details] = [
    childrenOf(data, 'reservations'),
    childrenOf(data, 'reservationDetails'),
  ]
  return [...new Set([...reservations.keys(), ...details.keys()])].map((id) => {
    // Only a stay that holds its nights has a public half.
    const read = readStayDates(reservations.get(id))
    const dates = 'dates' in read ? read.dates : null
    return { id, publicHalf: reservations.get(id), details: details.get(id), dates }
  })
}

function halvesProblems({ id, publicHalf, details, dates }: Halves): string[] {
  if (details === undefined) return readLegacy(publicHalf) ? [] : [`${id} has no private half`]
  if (getField(details, 'status') === 'cancelled') {
    if (publicHalf !== undefined) return [`${id} is cancelled and public`]
    return 'reservation' in readRecord(id, publicHalf, details) ? [] : [`${id} cannot be read`]
  }
  if (publicHalf === undefined) return [`${id} has no public half`]
  const problems = readLegacy(publicHalf) ? [`${id} has more than two dates in public`] : []
  if ('wrong' in readDetails(details)) problems.push(`${id} has an unreadable private half`)
  const days = dates && writeDays(dates)
  const isEqual = (end: 'checkIn' | 'checkOut') => getField(details, end) === days?.[end]
  const needsDays = hasDays(details) || getField(details, 'version') !== undefined
  if (days && needsDays && !(isEqual('checkIn') && isEqual('checkOut'))) {
    problems.push(`${id} has other days in its private half`)
  }
  return problems
}

function nightProblems(records: readonly Halves[], data: unknown): string[] {
  const nights = childrenOf(data, 'nights')
  // A seven-field record has no nights until it has been moved.
  const claimants = records.flatMap(({ id, publicHalf, details, dates }) =>
    publicHalf === undefined && details !== undefined
      ? []
      : [{ id, dates: details === undefined ? null : dates }],
  )
  const { missing, strays } = planRepair(claimants, nights)
  const stays = records.flatMap(({ id, dates }) => (dates ? [{ id, dates }] : []))
  return [
    ...[...missing].map(
      ([night, id]) => `the night ${night} of ${id} is ${formatHolder(nights.get(night))}`,
    ),
    ...strays.map(
      (night) =>
        `the night ${night} is ${formatHolder(nights.get(night))}, which does not cover it`,
    ),
    ...stays
      .filter(({ dates }) => isTooLong(dates))
      .map(
        ({ id, dates }) =>
          `${id} stays from ${dates.checkIn} to ${dates.checkOut}, longer than a stay may`,
      ),
    ...findOverlaps(stays).map(
      ({ one, other, shared }) =>
        `${one.id} and ${other.id} both stay from ${shared.checkIn} to ${shared.checkOut}`,
    ),
  ]
}

function formatHolder(holder: unknown): string {
  return holder === undefined ? 'free' : `held by ${JSON.stringify(holder)}`
}

/**
 * The inconsistencies of requests. The stay of an accepted one may have been deleted, and an answer
 * may be older than the log.
 */
function requestProblems(records: readonly Halves[], data: unknown): string[] {
  const requests = childrenOf(data, 'requests')
  const logs = childrenOf(data, 'log')
  const versions = childrenOf(data, 'versions')
  const answered = [...requests].flatMap(([id, request]) => {
    const status = statusOf(request)
    const problems: string[] = []
    const answers = [...childrenOf(logs.get(id), null).values()].filter(
      (entry) => getField(entry, 'verb') !== 'forget',
    )
    const newest = [...answers].sort((one, other) => versionIn(one) - versionIn(other)).at(-1)
    const after = getField(getField(getField(newest, 'changes'), 'status'), 'after')
    const logged = newest === undefined ? status : statusOf({ status: after })
    if (logged !== status) problems.push(`the request ${id} is ${status}, in its log ${logged}`)
    if ((getField(request, 'version') ?? 0) !== (getField(versions.get(id), 'n') ?? 0))
      problems.push(`the request ${id} is not at its version`)
    return problems
  })
  const ofStays = records.flatMap(({ id, dates, details }) => {
    const name = String(getField(details, 'request'))
    const request = requests.get(name)
    // A cancelled stay may name a request that is open again.
    if (dates === undefined || request === undefined) return []
    if (getField(request, 'reservationId') !== id)
      return [`${id} came from the request ${name}, which does not name it`]
    const isHeld = getField(details, 'status') === 'held'
    return isHeld === (statusOf(request) === 'held')
      ? []
      : [`of ${id} and its request ${name} only one is held`]
  })
  return [...answered, ...ofStays]
}

function versionIn(entry: unknown): number {
  return Number(getField(entry, 'version') ?? 0)
}

/** The inconsistencies of payments: each has its stay. */
function paymentProblems(records: readonly Halves[], data: unknown): string[] {
  const ids = new Set(records.map(({ id }) => id))
  return [...childrenOf(data, 'payments')].flatMap(([id, stored]) => [
    ...readPayments(stored).unreadable.map((key) => `the payment ${key} of ${id} cannot be read`),
    ...(ids.has(id) ? [] : [`something was paid for ${id}, which is not there`]),
  ])
}

/** A payment in the log of a stay is stored, until another entry takes it back. */
function lostPayments(records: readonly Halves[], data: unknown): string[] {
  const payments = childrenOf(data, 'payments')
  const logs = childrenOf(data, 'log')
  return records.flatMap(({ id }) => {
    const keys = (side: string) =>
      [...childrenOf(logs.get(id), null).values()].flatMap((entry) => {
        const key = getField(getField(getField(entry, 'changes'), 'payment'), side)
        return typeof key === 'string' ? [key] : []
      })
    const takenBack = new Set(keys('before'))
    return keys('after')
      .filter((key) => !takenBack.has(key) && getField(payments.get(id), key) === undefined)
      .map((key) => `the payment ${key} of ${id} is missing, and was not taken back`)
  })
}

function letterProblems(data: unknown): string[] {
  const texts = unreadableLetters(getField(data, 'letters'))
  const marks = [...childrenOf(data, 'written')].flatMap(([about, stored]) =>
    unreadableSentLetters(stored).map((name) => `${about}/${name}`),
  )
  return [
    ...texts.map((place) => `the text of the letter ${place} cannot be read`),
    ...marks.map((place) => `that the letter ${place} was written cannot be read`),
  ]
}

function differs(one: object | null, other: object | null): boolean {
  return JSON.stringify(one) !== JSON.stringify(other)
}

/**
 * The inconsistencies of reviews, in sentences: a published review equals the guest's, and each
 * refers to the other.
 */
function reviewProblems(data: unknown): string[] {
  const [reviews, keys, published] = ['reviews', 'reviewKeys', 'publishedReviews'].map((name) =>
    childrenOf(data, name),
  )
  const unread = [...(reviews ?? [])].flatMap(([key, stored]) => {
    const review = readReview(stored)
    if (!review) return [`the review under ${key} cannot be read`]
    const { publishedId } = review
    const isPublished =
      publishedId === undefined || (keys?.get(publishedId) === key && published?.has(publishedId))
    return isPublished ? [] : [`the review under ${key} is not published as ${publishedId}`]
  })
  const untrue = [...(published ?? [])].flatMap(([id, stored]) => {
    const written = reviews?.get(String(keys?.get(id)))
    const isSame =
      readPublishedReview(id, stored) !== null &&
      getField(written, 'publishedId') === id &&
      namesOf(reviewFields).every((name) => getField(stored, name) === getField(written, name))
    return isSame ? [] : [`the published review ${id} is not what a guest wrote`]
  })
  const strays = [...(keys?.keys() ?? [])].filter((id) => !published?.has(id))
  return [...unread, ...untrue, ...strays.map((id) => `the published review ${id} is not there`)]
}

type Halves = { id: string; publicHalf: unknown; details: unknown; dates: StayDates | null }

/** Problems of the versions and logs, in sentences: each version has its entry, and is the version of its stay. */
function logProblems(records: readonly Halves[], data: unknown): string[] {
  const versions = childrenOf(data, 'versions')
  const ofRecords = records.flatMap(({ id, details }) => {
    const version = Number(getField(details, 'version') ?? 0)
    const n = Number(getField(versions.get(id), 'n') ?? 0)
    return version === n ? [] : [`${id} is at version ${version}, /versions at ${n}`]
  })
  const ofLogs = [...childrenOf(data, 'log')].flatMap(([id, log]) => {
    const entries = [...childrenOf(log, null)]
    const numbers = entries.map(([, entry]) => Number(getField(entry, 'version'))).sort(ascending)
    const isGapless = numbers.every((version, index) => version === (numbers[0] ?? 0) + index)
    const n = Number(getField(versions.get(id), 'n') ?? 0)
    const newest = String(getField(versions.get(id), 'entry'))
    const isNewest = getField(getField(log, newest), 'version') === n && numbers.at(-1) === n
    return [
      ...(isGapless ? [] : [`the log of ${id} skips or repeats a version: ${numbers.join(', ')}`]),
      ...(isNewest ? [] : [`the log of ${id} does not end with version ${n}`]),
    ]
  })
  return [...ofRecords, ...ofLogs]
}

function ascending(one: number, other: number): number {
  return one - other
}

/** The children of a name, or of the value itself where it is `null`, by their keys. */
function childrenOf(data: unknown, name: string | null): Map<string, unknown> {
  const node = name === null ? data : getField(data, name)
  return new Map(typeof node === 'object' && node !== null ? Object.entries(node) : [])
}

/** The page that a record requires; a stay's page replaces a request's. */
type ExpectedPage = { key: string; page: GuestPage; kind: 'stay' | 'answer' | 'waiting' }

/**
 * The inconsistencies of guests' pages, in sentences: each page has to equal the one of its record.
 */
function pageProblems(records: readonly Halves[], data: unknown, times: VillaTimes): string[] {
  const pages = childrenOf(data, 'guestPages')
  const dues = [...duesOfStays(records, data, times), ...duesOfRequests(data)]
  const byKey = new Map<string, ExpectedPage[]>()
  for (const due of dues) byKey.set(due.key, [...(byKey.get(due.key) ?? []), due])
  const untrue = [...byKey].flatMap(([key, all]) => {
    const ofStays = all.filter(({ kind }) => kind === 'stay')
    if (ofStays.length > 1) return [`the page ${key} is that of two stays`]
    const stored = pages.get(key)
    const required = ofStays.length > 0 ? ofStays : all
    if (stored === undefined && required.every(({ kind }) => kind === 'waiting')) return []
    const page = readGuestPage(stored)
    const isTrue = required.some((due) => page !== null && isEqualPage(page, due.page))
    return isTrue ? [] : [`the page ${key} differs from ${required[0]?.page.about}`]
  })
  const strays = [...pages.keys()].filter((key) => !byKey.has(key))
  return [...untrue, ...strays.map((key) => `the page ${key} is nobody's`)]
}

function isEqualPage(one: GuestPage, other: GuestPage): boolean {
  const shown = ({ payments }: GuestPage) =>
    payments.map(({ date, amount }) => `${date} ${amount}`).sort()
  return (
    differingFields(guestPageFields, one, other).length === 0 &&
    isSameAgreement(one.agreement, other.agreement) &&
    !differs(shown(one), shown(other))
  )
}

function duesOfStays(records: readonly Halves[], data: unknown, times: VillaTimes): ExpectedPage[] {
  const payments = childrenOf(data, 'payments')
  const keys = readKeys(getField(getField(data, 'settings'), 'keys'))
  return records.flatMap(({ id, publicHalf, details }) => {
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

function duesOfRequests(data: unknown): ExpectedPage[] {
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
