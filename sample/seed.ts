import { villa } from '#content/villa.ts'
import { addDays, dayOf, type IsoDate, parseDate } from '#domain/date.ts'
import { accountWrites } from '#domain/guestPage/pageAccount.ts'
import { NO_GUIDE } from '#domain/guide/guide.ts'
import { NO_PRICES } from '#domain/prices/prices.ts'
import { requestPath } from '#domain/request/request.ts'
import { publishReview } from '#domain/reviews/reviewChange.ts'
import { changeRecord } from '#domain/save/change.ts'
import { withAgreement } from '#domain/stay/makeAgreement.ts'
import type { Booked } from '#domain/stay/reservation.ts'
import { changeStay, toAdd, toCancel } from '#domain/stay/stayChange.ts'
import type { SaveContext } from '#domain/settings/keys.ts'
import { SERVER_TIME, type Writes } from '#domain/save/writes.ts'
import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import { pushId } from '#rtdb-emulator/rtdb/pushId.ts'
import type { Json } from '#rtdb-emulator/rtdb/json.ts'
import {
  CANCELLED_STAY,
  type DateForm,
  OLDER_STAY,
  priced,
  SAMPLE_ACCOUNT,
  SAMPLE_REQUESTS,
  type SampleRequest,
  SAMPLE_REVIEW,
  SAMPLE_SEASONS,
  SAMPLE_STAYS,
  SAMPLE_TERMS,
  type SampleStay,
  UNREADABLE_STAY,
} from './samples.ts'

const BOOKED_AHEAD_DAYS = 45
const DEPOSIT_SHARE = 0.3
/** The keys of the entries of a sample's first version, and of a cancelled one's second. */
const ADDED = 'sample'
const CANCELLED = 'sample-2'
const { taxPercent, taxPaid } = SAMPLE_TERMS
const TODAYS_TERMS = {
  balanceDays: 0,
  freeDays: villa.freeCancellationDays,
  taxPercent,
  taxPaid,
}
const { owner, coowner, caretaker } = DEMO_ACCOUNTS

/** The samples' context for pages of others: without a guide. */
const contextOn = (today: IsoDate): SaveContext => ({ today, times: villa, guide: NO_GUIDE })

/** The sample database as of `day` (yyyy-MM-dd), reproducible. Throws for an invalid day. */
export function seed(day: string): Json {
  const today = parseDate(day)
  if (!today) throw new Error(`${day} is no day.`)
  const random = createRandom()
  const idAt = (offset: number) => pushId(momentOf(addDays(today, offset)), random)
  const admins = [owner, coowner, caretaker].map(({ uid, email }) => [uid, email] as const)
  return treeOf([
    ...SAMPLE_STAYS.flatMap((sample) => stayWrites(today, sample, idAt)),
    ...cancelledWrites(today, idAt(-30)),
    {
      [`reservations/${idAt(-60)}`]: {
        ...datesOf(today, OLDER_STAY),
        ...detailsOf(OLDER_STAY),
      },
    },
    ...unreadableWrites(today, idAt(-90)),
    ...SAMPLE_REQUESTS.map((sample) => requestWrites(today, sample)),
    ...reviewWrites(today, idAt(SAMPLE_REVIEW.left + 2)),
    { 'prices/seasons': seasonsFrom(today), 'prices/terms': SAMPLE_TERMS },
    settingsWrites(today),
    { admins: Object.fromEntries(admins) },
  ])
}

function requestWrites(
  today: IsoDate,
  { daysAgo, from, nights, guests, beside = {}, ...person }: SampleRequest,
): Writes {
  const days = stayOf(today, { from, nights })
  const { notes } = person
  const asked = { ...days, ...(notes !== '' && { note: notes }), ...(guests && { guests }) }
  const sent = { reservation: { ...person, ...days }, asked, ...beside }
  // A key has 22 characters.
  const key = `sampleRequest${String(daysAgo).padStart(9, '0')}`
  return { [requestPath(key)]: { ...sent, at: momentOf(addDays(today, -daysAgo)) } }
}

/** Adds a past stay with its payments; its dates may be of an older form. */
function stayWrites(
  today: IsoDate,
  sample: SampleStay,
  idAt: (offset: number) => string,
): Writes[] {
  const bookedOn = Math.min(sample.from - BOOKED_AHEAD_DAYS, -1)
  const id = idAt(bookedOn)
  const { source } = sample
  const booked = {
    ...detailsOf(sample),
    status: 'booked' as const,
    dates: stayOf(today, sample),
    ...(source !== undefined && {
      source,
      sourceUid: `sample@${source}`,
      sourceTitle: 'Reserved',
    }),
  }
  const next = agreedOn(addDays(today, bookedOn), booked, sample)
  const payments = paymentsOf(today, sample, bookedOn)
  const added = changeStay({ ...toAdd(next, { payments }), id, entry: ADDED })
  return [
    onDay(added.writes(owner.email, contextOn(today)), addDays(today, bookedOn)),
    { [`reservations/${id}`]: datesOf(today, sample) },
  ]
}

function paymentsOf(today: IsoDate, sample: SampleStay, bookedOn: number) {
  const { from, isPaid = false, source } = sample
  if (source !== undefined) return []
  const { kapora, kalan } = detailsOf(sample)
  const deposit = { purpose: 'kapora', method: 'transfer', amount: kapora } as const
  const balance = { method: 'cash', amount: kalan } as const
  return [
    { ...deposit, key: 'sample-1', date: addDays(today, bookedOn) },
    ...(isPaid ? [{ ...balance, key: 'sample-2', date: addDays(today, from) }] : []),
  ]
}

/** A stay with the agreement that its owners made on a day, if they made one. */
function agreedOn(day: IsoDate, stay: Booked, { terms = TODAYS_TERMS }: SampleStay): Booked {
  if (terms === null) return stay
  const basis = { today: day, prices: NO_PRICES, terms, depositDays: villa.depositDays }
  return withAgreement(stay, { before: null }, basis)
}

/** Adds a stay, and cancels it some days ago. */
function cancelledWrites(today: IsoDate, id: string): Writes[] {
  const { sample, daysAgo, reason } = CANCELLED_STAY
  const booked = { ...detailsOf(sample), dates: stayOf(today, sample), status: 'booked' as const }
  const next = agreedOn(addDays(today, -30), booked, sample)
  const added = toAdd(next, { payments: paymentsOf(today, sample, -30) })
  const kept = detailsOf(sample).kapora
  const cancelled = toCancel({ ...next, id, version: 1 }, { kept, reason })
  return [
    onDay(
      changeStay({ ...added, id, entry: ADDED }).writes(owner.email, contextOn(today)),
      addDays(today, -30),
    ),
    onDay(
      changeStay({ ...cancelled, id, entry: CANCELLED }).writes(coowner.email, contextOn(today)),
      addDays(today, -daysAgo),
    ),
  ]
}

/** A record whose dates nobody can parse. */
function unreadableWrites(today: IsoDate, id: string): Writes[] {
  const year = today.slice(0, 4)
  return [
    { [`reservations/${id}`]: { girisTarihi: `31.02.${year}`, cikisTarihi: `05.03.${year}` } },
    { [`reservationDetails/${id}`]: { ...detailsOf(UNREADABLE_STAY), status: 'booked' } },
  ]
}

/** The owners' bank account as they saved it, and for the pages of coming guests. */
function settingsWrites(today: IsoDate): Writes {
  const { writes } = changeRecord({
    path: 'settings/private',
    version: 0,
    change: ADDED,
    values: SAMPLE_ACCOUNT,
    isSigned: false,
    more: (keys) =>
      accountWrites(SAMPLE_ACCOUNT, keys, { secret: 'sampleAccount000000001', stays: [] }),
  })
  return writes(owner.email, contextOn(today))
}

/** A guest's review, and its published version with a reply. */
function reviewWrites(today: IsoDate, id: string): Writes[] {
  const { left, reply, ...words } = SAMPLE_REVIEW
  const key = 'sampleReview0000000001'
  const checkOut = addDays(today, left)
  const review = { ...words, checkOut, version: 1, at: momentOf(addDays(checkOut, 2)) }
  const keyed = { ...review, key, storedWords: words }
  return [
    { [`reviews/${key}`]: review },
    publishReview(keyed, id).writes(owner.email, contextOn(today)),
    { [`publishedReviews/${id}/reply`]: reply },
  ]
}

function seasonsFrom(today: IsoDate) {
  let from = firstOfMonth(today, 0)
  const seasons = SAMPLE_SEASONS.map(({ months, perNight, minNights }, place) => {
    const next = firstOfMonth(from, months)
    const season = { from, to: addDays(next, -1), perNight, minNights }
    from = next
    return [`sample-${place + 1}`, season] as const
  })
  return Object.fromEntries(seasons)
}

/** The first of the month, some months after a day's own. */
function firstOfMonth(day: IsoDate, later: number): IsoDate {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return dayOf(new Date(year, month - 1 + later, 1))
}

function stayOf(today: IsoDate, { from, nights }: Pick<SampleStay, 'from' | 'nights'>) {
  return { checkIn: addDays(today, from), checkOut: addDays(today, from + nights) }
}

function datesOf(today: IsoDate, sample: SampleStay) {
  const { checkIn, checkOut } = stayOf(today, sample)
  const { form = 'dd.MM.yyyy' } = sample
  return { girisTarihi: writeDate(checkIn, form), cikisTarihi: writeDate(checkOut, form) }
}

function detailsOf({ guest, nights, perNight, notes = '' }: SampleStay) {
  const toplamUcret = nights * perNight
  const step = priced(500)
  const kapora = Math.round((toplamUcret * DEPOSIT_SHARE) / step) * step
  return { musteriAdi: guest, kapora, kalan: toplamUcret - kapora, toplamUcret, notlar: notes }
}

function writeDate(day: string, form: DateForm): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return form.replace('yyyy', year).replace('MM', month).replace('dd', date)
}

/** The writes as the server stored them on a day. */
function onDay(writes: Writes, day: IsoDate): Writes {
  const serverTime = JSON.stringify(SERVER_TIME)
  const text = JSON.stringify(writes).replaceAll(serverTime, String(momentOf(day)))
  return JSON.parse(text) as Writes
}

/** An hour at which somebody may have written something down. */
function momentOf(day: IsoDate): number {
  return Date.parse(day) + 6 * 3_600_000
}

/** The database that has had these writes. */
function treeOf(writes: readonly Writes[]): Json {
  const root = {}
  for (const [path, value] of writes.flatMap((each) => Object.entries(each))) {
    const keys = path.split('/')
    const last = keys.pop() ?? ''
    let place: { [key: string]: unknown } = root
    for (const key of keys) place = (place[key] ??= {}) as typeof place
    if (value === null) delete place[last]
    else place[last] = value
  }
  return root
}

/** Reproducible pseudorandom numbers in [0, 1), so that one day's ids are equal at every start. */
function createRandom(): () => number {
  let state = 1
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}
