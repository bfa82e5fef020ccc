import { DEMO_ACCOUNTS } from '#local-backend/auth/accounts.ts'
import { pushId } from '#local-backend/rtdb/pushId.ts'
import type { Json, JsonObject } from '#local-backend/rtdb/json.ts'
import {
  type DateForm,
  OLDER_STAY,
  SAMPLE_REQUESTS,
  SAMPLE_SEASONS,
  SAMPLE_STAYS,
  SAMPLE_TERMS,
} from './samples.ts'

const DAY_MS = 86_400_000
const BOOKED_AHEAD_DAYS = 45
/** Of older stays the remainder has been collected; the last one's guest still owes it. */
const COLLECTED_AFTER_DAYS = 10
const DEPOSIT_SHARE = 0.3

/** The whole sample database as seen on `today` (yyyy-MM-dd); the same day gives the same data. */
export function seed(today: string): Json {
  const random = createRandom()
  const idAt = (day: number) => pushId(Date.parse(addDays(today, day)) + 17 * 3_600_000, random)
  const reservations: JsonObject = {}
  const reservationDetails: JsonObject = {}
  const nights: JsonObject = {}

  for (const { from, nights: count, form = 'dd.MM.yyyy', ...stay } of SAMPLE_STAYS) {
    const id = idAt(Math.min(from - BOOKED_AHEAD_DAYS, -1))
    reservations[id] = datesOf(today, { from, nights: count }, form)
    reservationDetails[id] = {
      ...detailsOf({ ...stay, nights: count }),
      ...(from < -COLLECTED_AFTER_DAYS && { tahsilEdildi: addDays(today, from) }),
      giris: piecesOf(addDays(today, from)),
      cikis: piecesOf(addDays(today, from + count)),
      surum: 1,
    }
    for (let night = 0; night < count; night += 1) nights[addDays(today, from + night)] = id
  }
  reservations[idAt(-60)] = {
    ...datesOf(today, OLDER_STAY, 'dd.MM.yyyy'),
    ...detailsOf(OLDER_STAY),
  }

  // No such day: the record that nobody can parse.
  const unreadable = idAt(-90)
  const year = today.slice(0, 4)
  reservations[unreadable] = { girisTarihi: `31.02.${year}`, cikisTarihi: `05.03.${year}` }
  reservationDetails[unreadable] = detailsOf({ guest: 'Kemal Usta', nights: 5, perNight: 5500 })

  const requests = SAMPLE_REQUESTS.map((sample) => {
    const { daysAgo, from, nights: count, status = 'new', dil, ...person } = sample
    const [checkIn, checkOut] = [addDays(today, from), addDays(today, from + count)]
    const reservation = { ...person, checkIn, checkOut }
    const request = { reservation, ...(status !== 'new' && { status }), ...(dil && { dil }) }
    return [idAt(-daysAgo), request] as const
  })
  const admins = [DEMO_ACCOUNTS.owner, DEMO_ACCOUNTS.coowner].map(
    ({ uid, email }) => [uid, email] as const,
  )
  return {
    reservations,
    reservationDetails,
    nights,
    requests: Object.fromEntries(requests),
    prices: { seasons: seasonsFrom(today), terms: SAMPLE_TERMS },
    admins: Object.fromEntries(admins),
  }
}

function seasonsFrom(today: string): JsonObject {
  let from = `${today.slice(0, 7)}-01`
  return Object.fromEntries(
    SAMPLE_SEASONS.map(({ months, perNight, minNights }, place) => {
      const next = addMonths(from, months)
      const season = { from, to: addDays(next, -1), perNight, minNights }
      from = next
      return [`sample-${place + 1}`, season]
    }),
  )
}

/** The first of the month, some months after another first. */
function addMonths(first: string, count: number): string {
  const [year, month] = first.split('-').map(Number)
  return new Date(Date.UTC(year ?? 0, (month ?? 1) - 1 + count, 1)).toISOString().slice(0, 10)
}

function datesOf(today: string, stay: { from: number; nights: number }, form: DateForm) {
  return {
    girisTarihi: writeDate(addDays(today, stay.from), form),
    cikisTarihi: writeDate(addDays(today, stay.from + stay.nights), form),
  }
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

/** A day in pieces, as the rules put it together. */
function piecesOf(day: string) {
  const [yil = '', ay = '', gun = ''] = day.split('-')
  return { yil, ay, gun }
}

function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10)
}

function writeDate(day: string, form: DateForm): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return form.replace('yyyy', year).replace('MM', month).replace('dd', date)
}

// A fixed sequence in [0, 1), so that the ids of one day are the same at every start.
function createRandom(): () => number {
  let state = 1
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}
