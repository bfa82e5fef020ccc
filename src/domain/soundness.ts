import { unreadableOfCaretaker } from './caretaker/caretaker.ts'
import { readChannels } from './channels/channel.ts'
import { childrenOf, logProblems, pageProblems, type Record } from './guestPage/pageSoundness.ts'
import { findOverlaps, planRepair } from './nightRepair.ts'
import { unreadableLetters } from './letters/ownLetters.ts'
import { unreadableWritten } from './letters/due.ts'
import { readOlder, readRecord } from './records.ts'
import { readPayments } from './payments/payment.ts'
import { namesOf, valueOf } from './record.ts'
import { statusOf } from './request.ts'
import { readDetails } from './reservation.ts'
import { isTooLong } from './stay.ts'
import { hasDays, readStay, writeDays } from './storedStay.ts'
import { readGuestPage } from './guestPage/guestPage.ts'
import { guestGuideOf, readGuestGuideEntry } from './guide/guestGuide.ts'
import { isBlank, readGuestGuide, readGuide, saysSameGuide } from './guide/guide.ts'
import { readKeys } from './settings/keys.ts'
import { readPublishedReview, readReview, reviewFields } from './reviews/review.ts'

/**
 * The inconsistencies of all stored data, in sentences; empty for a sound season. Checks that each
 * stay has both halves with equal dates, that nights and stays correspond without overlaps, that
 * versions and answers equal the latest log entries, that requests, stays, payments, cancellations,
 * guests' pages, guides, letters and reviews refer to each other correctly, that channel events and
 * seasons are unique, and that everything is readable. Records of the older layout and unreadable
 * dates are no inconsistencies.
 */
export function findUnsoundness(data: unknown): string[] {
  const records = recordsOf(data)
  return [
    ...records.flatMap(halvesProblems),
    ...nightProblems(records, data),
    ...logProblems(records, data),
    ...requestProblems(records, data),
    ...paymentProblems(records, data),
    ...lostPayments(data),
    ...readChannels(valueOf(data, 'channels')).unreadable.map(
      (id) => `the channel ${id} cannot be read`,
    ),
    ...unreadableOfCaretaker(valueOf(data, 'caretaker')).map(
      (place) => `what the caretaker keeps at ${place} cannot be read`,
    ),
    ...letterProblems(data),
    ...pageProblems(records, data),
    ...guideProblems(data),
    ...reviewProblems(data),
  ]
}

/** The inconsistencies between the halves of each stay, in sentences. */
export function findHalfProblems(data: unknown): string[] {
  return recordsOf(data).flatMap(halvesProblems)
}

function recordsOf(data: unknown): Record[] {
  const [reservations, details] = [
    childrenOf(data, 'reservations'),
    childrenOf(data, 'reservationDetails'),
  ]
  return [...new Set([...reservations.keys(), ...details.keys()])].map((id) => {
    // Only a stay that holds its nights has a public half.
    const read = readStay(reservations.get(id))
    const stay = 'stay' in read ? read.stay : null
    return { id, dates: reservations.get(id), details: details.get(id), stay }
  })
}

function halvesProblems({ id, dates, details, stay }: Record): string[] {
  if (details === undefined) return readOlder(dates) ? [] : [`${id} has no private half`]
  const isOver = ['cancelled', 'deleted'].includes(String(valueOf(details, 'status')))
  if (isOver) {
    const read = readRecord(id, dates, details)
    if (dates !== undefined) return [`${id} is ${String(valueOf(details, 'status'))} and public`]
    return 'reservation' in read ? [] : [`${id} cannot be read`]
  }
  if (dates === undefined) return [`${id} has no public half`]
  const problems = readOlder(dates) ? [`${id} says more than two dates in public`] : []
  if ('wrong' in readDetails(details)) problems.push(`${id} has an unreadable private half`)
  const told = stay && writeDays(stay)
  const isTrue = (end: 'checkIn' | 'checkOut') => valueOf(details, end) === told?.[end]
  const tells = hasDays(details) || valueOf(details, 'version') !== undefined
  if (told && tells && !(isTrue('checkIn') && isTrue('checkOut'))) {
    problems.push(`${id} says other days in its private half`)
  }
  return problems
}

function nightProblems(records: readonly Record[], data: unknown): string[] {
  const nights = childrenOf(data, 'nights')
  // A record of the older layout has no nights until it has been moved.
  const claimants = records.flatMap(({ id, dates, details, stay }) =>
    dates === undefined && details !== undefined
      ? []
      : [{ id, stay: details === undefined ? null : stay }],
  )
  const { missing, strays } = planRepair(claimants, nights)
  const stays = records.flatMap(({ id, stay }) => (stay ? [{ id, stay }] : []))
  return [
    ...[...missing].map(
      ([night, id]) => `the night ${night} of ${id} is ${said(nights.get(night))}`,
    ),
    ...strays.map(
      (night) => `the night ${night} is ${said(nights.get(night))}, who is not there then`,
    ),
    ...stays
      .filter(({ stay }) => isTooLong(stay))
      .map(
        ({ id, stay }) =>
          `${id} stays from ${stay.checkIn} to ${stay.checkOut}, longer than a stay may`,
      ),
    ...findOverlaps(stays).map(
      ({ one, other, shared }) =>
        `${one.id} and ${other.id} both stay from ${shared.checkIn} to ${shared.checkOut}`,
    ),
  ]
}

function said(holder: unknown): string {
  return holder === undefined ? 'unguarded' : `held by ${JSON.stringify(holder)}`
}

/**
 * The inconsistencies of requests. The stay of an accepted one may have been deleted, if the log
 * shows that it existed; an answer may be older than the log.
 */
function requestProblems(records: readonly Record[], data: unknown): string[] {
  const known = new Set([...records.map(({ id }) => id), ...childrenOf(data, 'log').keys()])
  const requests = childrenOf(data, 'requests')
  const logs = childrenOf(data, 'log')
  const versions = childrenOf(data, 'versions')
  const answered = [...requests].flatMap(([id, request]) => {
    const reservation = String(valueOf(request, 'reservationId'))
    const status = statusOf(request)
    const problems =
      status === 'accepted' && !known.has(reservation)
        ? [`the request ${id} was accepted as ${reservation}, which never was`]
        : []
    const newest = valueOf(logs.get(id), String(valueOf(versions.get(id), 'entry')))
    const logged = valueOf(valueOf(valueOf(newest, 'changes'), 'status'), 'after')
    const said = newest === undefined ? status : statusOf({ status: logged })
    if (said !== status) problems.push(`the request ${id} is ${status}, its log says ${said}`)
    return problems
  })
  const unnamed = records.flatMap(({ id, dates, details }) => {
    // A stay that is brought back names no request that is open again.
    if (dates === undefined) return []
    const requestId = valueOf(details, 'request')
    const request = requests.get(String(requestId))
    return request === undefined || valueOf(request, 'reservationId') === id
      ? []
      : [`${id} came from the request ${String(requestId)}, which does not name it`]
  })
  return [...answered, ...unnamed]
}

/** Payments of a stay deleted later remain. */
function paymentProblems(records: readonly Record[], data: unknown): string[] {
  const details = new Map(records.map((record) => [record.id, record.details]))
  const logs = childrenOf(data, 'log')
  return [...childrenOf(data, 'payments')].flatMap(([id, stored]) => {
    const { unreadable } = readPayments(stored)
    const problems = unreadable.map((key) => `the payment ${key} of ${id} cannot be read`)
    if (!details.has(id) && !logs.has(id))
      problems.push(`something was paid for ${id}, which never was`)
    if (details.has(id) && valueOf(details.get(id), 'usesPayments') !== true)
      problems.push(`${id} does not count by its payments`)
    return problems
  })
}

/** A payment has the key of its log entry, until another entry undoes it. */
function lostPayments(data: unknown): string[] {
  const payments = childrenOf(data, 'payments')
  return [...childrenOf(data, 'log')].flatMap(([id, log]) => {
    const entries = [...childrenOf(log, null)]
    const takenBack = new Set(
      entries.map(([, entry]) => valueOf(valueOf(valueOf(entry, 'changes'), 'payment'), 'before')),
    )
    return entries.flatMap(([key, entry]) =>
      valueOf(entry, 'verb') !== 'pay' ||
      valueOf(payments.get(id), key) !== undefined ||
      takenBack.has(key)
        ? []
        : [`the payment ${key} of ${id} is gone without a word`],
    )
  })
}

function letterProblems(data: unknown): string[] {
  const texts = unreadableLetters(valueOf(data, 'letters'))
  const marks = [...childrenOf(data, 'written')].flatMap(([about, stored]) =>
    unreadableWritten(stored).map((name) => `${about}/${name}`),
  )
  return [
    ...texts.map((place) => `the text of the letter ${place} cannot be read`),
    ...marks.map((place) => `that the letter ${place} was written cannot be read`),
  ]
}

/**
 * The inconsistencies of the arrival guide, in sentences: each booked stay's page has the entry of its
 * days, no other page has one, and guests read what the owners wrote.
 */
function guideProblems(data: unknown): string[] {
  const { guide: secret } = readKeys(valueOf(valueOf(data, 'settings'), 'keys'))
  const guide = readGuide(valueOf(data, 'guide'))
  const shown = readGuestGuide(childrenOf(data, 'guides').get(secret ?? ''))
  const isTrue = isBlank(guide) ? shown === null : shown !== null && saysSameGuide(shown, guide)
  const pages = childrenOf(data, 'guestPages')
  const entries = childrenOf(data, 'guestGuides')
  const ofEntries = [...entries].flatMap(([key, stored]) => {
    const page = readGuestPage(pages.get(key))
    if (page?.status !== 'booked') return [`the guide ${key} is that of no stay that stands`]
    const due = secret === undefined ? null : guestGuideOf(page, secret)
    return differs(readGuestGuideEntry(stored), due)
      ? [`the guide ${key} is not that of its stay`]
      : []
  })
  return [...(isTrue ? [] : ['guests do not read the guide that the owners wrote']), ...ofEntries]
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
    const isTold =
      publishedId === undefined || (keys?.get(publishedId) === key && published?.has(publishedId))
    return isTold ? [] : [`the review under ${key} is not published as ${publishedId}`]
  })
  const untrue = [...(published ?? [])].flatMap(([id, stored]) => {
    const written = reviews?.get(String(keys?.get(id)))
    const isSame =
      readPublishedReview(id, stored) !== null &&
      valueOf(written, 'publishedId') === id &&
      namesOf(reviewFields).every((name) => valueOf(stored, name) === valueOf(written, name))
    return isSame ? [] : [`the published review ${id} is not what a guest wrote`]
  })
  const strays = [...(keys?.keys() ?? [])].filter((id) => !published?.has(id))
  return [...unread, ...untrue, ...strays.map((id) => `the published review ${id} is not there`)]
}
