import { addDays, dayOf, type IsoDate, parseDate } from '#domain/date.ts'
import { nightsOf, type Stay, writeDays } from '#domain/stay.ts'
import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import { pushId } from '#rtdb-emulator/rtdb/pushId.ts'
import type { Json, JsonObject } from '#rtdb-emulator/rtdb/json.ts'
import {
  CANCELLED_STAY,
  type DateForm,
  OLDER_STAY,
  SAMPLE_REQUESTS,
  SAMPLE_REVIEWS,
  SAMPLE_HOLIDAY,
  SAMPLE_SEASONS,
  SAMPLE_STAYS,
  SAMPLE_TERMS,
  type SampleStay,
} from './samples.ts'

const BOOKED_AHEAD_DAYS = 45
/** The balance of older stays is paid; the last guest still owes it. */
const COLLECTED_AFTER_DAYS = 10
const DEPOSIT_SHARE = 0.3
/** The key of the entry of a sample's only version. */
const ADDED = 'sample'

/** The sample database as of `day` (yyyy-MM-dd), reproducible. Throws for an invalid day. */
export function seed(day: string): Json {
  const today = parseDate(day)
  if (!today) throw new Error(`${day} is no day.`)
  const random = createRandom()
  const idAt = (day: number) => pushId(Date.parse(addDays(today, day)) + 17 * 3_600_000, random)
  const reservations: JsonObject = {}
  const reservationDetails: JsonObject = {}
  const nights: JsonObject = {}
  const payments: JsonObject = {}
  const versions: JsonObject = {}
  const log: JsonObject = {}

  for (const { from, nights: count, form = 'dd.MM.yyyy', ...stay } of SAMPLE_STAYS) {
    const id = idAt(Math.min(from - BOOKED_AHEAD_DAYS, -1))
    const days = stayFrom(today, from, count)
    reservations[id] = datesOf(days, form)
    reservationDetails[id] = {
      ...detailsOf({ ...stay, nights: count }),
      ...writeDays(days),
      status: 'booked',
      version: 1,
    }
    versions[id] = { n: 1, entry: ADDED }
    log[id] = { [ADDED]: entryOf('add', addDays(today, Math.min(from - BOOKED_AHEAD_DAYS, -1))) }
    for (const night of nightsOf(days)) nights[night] = id
    payments[id] = paymentsOf(today, stay.paid ?? usualPayments({ ...stay, nights: count }, from))
  }
  const cancelledId = idAt(-30)
  reservationDetails[cancelledId] = cancelledOf(today)
  versions[cancelledId] = { n: 1, entry: ADDED }
  log[cancelledId] = { [ADDED]: entryOf('cancel', addDays(today, -CANCELLED_STAY.daysAgo)) }
  payments[cancelledId] = paymentsOf(today, CANCELLED_STAY.paid)

  reservations[idAt(-60)] = {
    ...datesOf(stayFrom(today, OLDER_STAY.from, OLDER_STAY.nights), 'dd.MM.yyyy'),
    ...detailsOf(OLDER_STAY),
  }

  // An invalid day, for the record that nobody can parse.
  const unreadable = idAt(-90)
  const year = today.slice(0, 4)
  reservations[unreadable] = { girisTarihi: `31.02.${year}`, cikisTarihi: `05.03.${year}` }
  reservationDetails[unreadable] = {
    ...detailsOf({ guest: 'Kemal Usta', nights: 5, perNight: 5500 }),
    status: 'booked',
  }

  const requests = SAMPLE_REQUESTS.map((sample) => {
    const { daysAgo, from, nights: count, status = 'new', language, guests, ...person } = sample
    const reservation = { ...person, ...stayFrom(today, from, count) }
    const beside = {
      ...(status !== 'new' && { status }),
      ...(language && { language }),
      ...(guests && { guests }),
    }
    const request = { reservation, ...beside }
    return [idAt(-daysAgo), request] as const
  })
  const { owner, coowner, caretaker } = DEMO_ACCOUNTS
  const admins = [owner, coowner, caretaker].map(({ uid, email }) => [uid, email] as const)
  return {
    reservations,
    reservationDetails,
    nights,
    payments,
    versions,
    log,
    requests: Object.fromEntries(requests),
    prices: { seasons: seasonsFrom(today), terms: SAMPLE_TERMS },
    ...reviewsOf(today, random),
    admins: Object.fromEntries(admins),
  }
}

/** The deposit when it was booked, and the balance of older stays at check-in. */
function usualPayments(stay: Parameters<typeof detailsOf>[0], from: number): SampleStay['paid'] {
  const { kapora, kalan } = detailsOf(stay)
  const booked = Math.min(from - BOOKED_AHEAD_DAYS, -1)
  const deposit = {
    daysAgo: -booked,
    amount: kapora,
    method: 'transfer',
    purpose: 'kapora',
  } as const
  return from < -COLLECTED_AFTER_DAYS
    ? [deposit, { daysAgo: -from, amount: kalan, method: 'cash' }]
    : [deposit]
}

/** A stay's payments; the keys are in the order of the days. */
function paymentsOf(today: IsoDate, paid: SampleStay['paid'] = []): JsonObject {
  const { email } = DEMO_ACCOUNTS.owner
  return Object.fromEntries(
    paid.map(({ daysAgo, ...payment }, place) => {
      const date = addDays(today, -daysAgo)
      return [`sample-${place + 1}`, { ...payment, date, by: email, at: momentOf(date) }]
    }),
  )
}

/** What guests wrote under their keys, and its published versions. */
function reviewsOf(today: IsoDate, random: () => number): JsonObject {
  const written = SAMPLE_REVIEWS.map(({ left, reply, ...words }, place) => {
    const checkOut = addDays(today, left)
    const at = momentOf(addDays(checkOut, 2))
    return {
      key: `sampleReview000000000${place + 1}`,
      id: pushId(at, random),
      at,
      checkOut,
      words,
      reply,
    }
  })
  return {
    reviews: Object.fromEntries(
      written.map(({ key, id, at, checkOut, words }) => [
        key,
        { ...words, checkOut, version: 1, at, publishedId: id },
      ]),
    ),
    reviewKeys: Object.fromEntries(written.map(({ key, id }) => [id, key])),
    publishedReviews: Object.fromEntries(
      written.map(({ id, checkOut, words, reply }) => [
        id,
        { ...words, month: checkOut.slice(0, 7), ...(reply !== undefined && { reply }) },
      ]),
    ),
  }
}

function cancelledOf(today: IsoDate): JsonObject {
  const { from, nights, kept, reason, daysAgo } = CANCELLED_STAY
  const at = momentOf(addDays(today, -daysAgo))
  return {
    ...detailsOf(CANCELLED_STAY),
    ...writeDays(stayFrom(today, from, nights)),
    status: 'cancelled',
    cancellation: { kept, reason, by: DEMO_ACCOUNTS.coowner.email, at },
    version: 1,
  }
}

function entryOf(verb: string, day: IsoDate): JsonObject {
  return { at: momentOf(day), by: DEMO_ACCOUNTS.coowner.email, verb, version: 1 }
}

/** An hour at which somebody may have written something down. */
function momentOf(day: IsoDate): number {
  return Date.parse(day) + 6 * 3_600_000
}

function seasonsFrom(today: IsoDate): JsonObject {
  let from = firstOfMonth(today, 0)
  const seasons = SAMPLE_SEASONS.map(({ months, perNight, minNights }, place) => {
    const next = firstOfMonth(from, months)
    const season = { from, to: addDays(next, -1), perNight, minNights }
    from = next
    return [`sample-${place + 1}`, season] as const
  })
  const { from: start, nights, ...holiday } = SAMPLE_HOLIDAY
  const { checkIn, checkOut } = stayFrom(today, start, nights)
  return {
    ...Object.fromEntries(seasons),
    'sample-holiday': { from: checkIn, to: addDays(checkOut, -1), ...holiday },
  }
}

/** The first of the month, some months after a day's own. */
function firstOfMonth(day: IsoDate, later: number): IsoDate {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return dayOf(new Date(year, month - 1 + later, 1))
}

function stayFrom(today: IsoDate, from: number, nights: number): Stay {
  return { checkIn: addDays(today, from), checkOut: addDays(today, from + nights) }
}

function datesOf({ checkIn, checkOut }: Stay, form: DateForm) {
  return { girisTarihi: writeDate(checkIn, form), cikisTarihi: writeDate(checkOut, form) }
}

function detailsOf(stay: { guest: string; nights: number; perNight: number; notes?: string }) {
  const toplamUcret = stay.nights * stay.perNight
  const kapora = Math.round((toplamUcret * DEPOSIT_SHARE) / 500) * 500
  return {
    musteriAdi: stay.guest,
    kapora,
    kalan: toplamUcret - kapora,
    toplamUcret,
    notlar: stay.notes ?? '',
  }
}

function writeDate(day: string, form: DateForm): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return form.replace('yyyy', year).replace('MM', month).replace('dd', date)
}

/** Reproducible pseudorandom numbers in [0, 1), so that one day's ids are equal at every start. */
function createRandom(): () => number {
  let state = 1
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}
