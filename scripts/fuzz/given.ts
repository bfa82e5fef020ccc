import fc from 'fast-check'
import { addDays, type IsoDate, parseDate } from '#domain/date.ts'
import type { ReservationDraft } from '#domain/reservation.ts'
import type { Stay } from '#domain/stay.ts'

const DAY_MS = 86_400_000

/** A day from the year 1000 through 9999, written without the site's own help. */
export const anyDay: fc.Arbitrary<IsoDate> = fc
  .integer({ min: Date.UTC(1000, 0, 1) / DAY_MS, max: Date.UTC(9999, 11, 31) / DAY_MS })
  .map((days) => dayOfText(new Date(days * DAY_MS).toISOString().slice(0, 10)))

/** The day that a text is; throws where it is none. */
export function dayOfText(text: string): IsoDate {
  const day = parseDate(text)
  if (day === null) throw new Error(`${text} is no day`)
  return day
}

const FIRST = dayOfText('2026-11-01')

/** A day near others, so that stays meet. */
export const nearDay = fc.integer({ min: 0, max: 24 }).map((days) => addDays(FIRST, days))

/** A stay near others, of no night, too, as it may be stored. */
export const storedStay: fc.Arbitrary<Stay> = fc
  .tuple(nearDay, fc.integer({ min: 0, max: 9 }))
  .map(([checkIn, nights]) => ({ checkIn, checkOut: addDays(checkIn, nights) }))

/** A stay near others, of a night at least. */
export const nearStay = storedStay.filter(({ checkIn, checkOut }) => checkIn < checkOut)

/** Keys that a plain object is not asked under, among others. */
export const anyKey = fc.oneof(
  fc.constantFrom('a', 'b', '-Oabcdefghijklmnopqr', '__proto__', 'constructor', 'toString', '10'),
  fc.stringMatching(/^[-\w]{1,8}$/),
)

/** Any JSON. */
export const anyJson = fc.jsonValue({ maxDepth: 4 })

/** A text that a person may have typed, or somebody planted. */
export const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '=1+1',
    'Ada,=1+1',
    'Ada;@SUM(A1)',
    'x\n-1',
    '"',
    '"",=1',
    '<img src=x onerror=alert(1)>',
    '</script>',
    'javascript:alert(1)',
    'BEGIN:VEVENT',
    'a\r\nEND:VCALENDAR',
    '\u2028',
    '\ud800',
    '\u202e',
  ),
)

const anyName = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
  .filter((name) => name.trim() !== '')

const lira = fc.integer({ min: 0, max: 1_000_000 })

/** What an owner keeps of a stay. */
export const anyDraft: fc.Arbitrary<ReservationDraft> = fc.record(
  {
    stay: nearStay,
    musteriAdi: anyName,
    kapora: lira,
    kalan: lira,
    toplamUcret: lira,
    notlar: fc.string({ maxLength: 30 }),
    phone: fc.constantFrom('0532 111 22 33', '+90 555 010 20 30'),
    guests: fc.integer({ min: 1, max: 20 }),
    arrivalTime: fc.constantFrom('14:00', '09:30'),
    collectedOn: nearDay,
    kapali: fc.constant(true),
    usesPayments: fc.constant(true),
  },
  { requiredKeys: ['stay', 'musteriAdi', 'kapora', 'kalan', 'toplamUcret', 'notlar'] },
)

/** The text with some of it cut out, doubled or replaced: what a line or an editor may do to a file. */
export function harmed(text: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const harm = fc.tuple(fc.nat(), fc.nat({ max: 40 }), fc.oneof(anyText, fc.constant('')))
  return fc.tuple(text, fc.array(harm, { maxLength: 4 })).map(([whole, harms]) =>
    harms.reduce((left, [at, length, instead]) => {
      const from = at % (left.length + 1)
      return left.slice(0, from) + instead + left.slice(from + length)
    }, whole),
  )
}

/** What no text can be made of, what counts as nothing, and what is larger than a number. */
const ODD: readonly unknown[] = [undefined, null, { toString: {} }, { length: -1 }, [], 1e308, -0]

/** JSON with a value somewhere in it replaced or taken out: what another release, or somebody's hand, may have kept. */
export function altered(given: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const change = fc.tuple(fc.nat(), fc.oneof(anyJson, fc.constantFrom(...ODD), anyText))
  return fc.tuple(given, fc.array(change, { minLength: 1, maxLength: 3 })).map(([whole, changes]) =>
    changes.reduce<unknown>((left, [at, instead]) => {
      const places = placesIn(left)
      const place = places[at % places.length] ?? []
      return withPlace(left, place, instead)
    }, structuredClone(whole)),
  )
}

function placesIn(value: unknown, place: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [place]
  return [
    place,
    ...Object.entries(value).flatMap(([key, below]) => placesIn(below, [...place, key])),
  ]
}

function withPlace(value: unknown, [key, ...rest]: readonly string[], instead: unknown): unknown {
  if (key === undefined) return instead
  const copy = structuredClone(value)
  if (typeof copy !== 'object' || copy === null) return instead
  Object.defineProperty(copy, key, {
    value: withPlace(Reflect.get(copy, key), rest, instead),
    enumerable: true,
    configurable: true,
    writable: true,
  })
  return copy
}
