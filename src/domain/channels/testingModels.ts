import { addDays, type IsoDate } from '#domain/date.ts'
import { overlaps, type Stay } from '#domain/stay.ts'
import { SOURCES, type Source } from './feed.ts'
import { calendarOf, eventOf } from './testingText.ts'

export const MODEL_DAYS = [0, 1, 2, 3, 4, 5, 6, 7] as const

/** `nights` are days after the first; the calendar has the sale from day `since` until `until`. */
type Sale = {
  uid: string
  nights: readonly [from: number, to: number]
  title: string
  since?: number
  until?: number
}

type Model = { sales: readonly Sale[]; windows?: (today: IsoDate) => string[][]; echo?: string }

/** A stay that a channel has imported from our calendar. */
export type ReadThere = { uid: string; stay: Stay }

const CLOSED = 'CLOSED - Not available'
const WINDOW = 'Airbnb (Not available)'

const plain = (date: IsoDate) => date.replaceAll('-', '')

const MODELS: { readonly [source in Source]: Model } = {
  airbnb: {
    sales: [
      { uid: '1418-a@airbnb.com', nights: [4, 8], title: 'Reserved' },
      { uid: '1418-b@airbnb.com', nights: [11, 14], title: 'Reserved', since: 2 },
      { uid: '1418-c@airbnb.com', nights: [31, 35], title: 'Reserved', until: 4 },
    ],
    // Two days' notice, and nothing further ahead than nine months.
    windows: (today) => [
      eventOf(`near-${today}@airbnb.com`, plain(today), plain(addDays(today, 2)), WINDOW),
      eventOf(
        `far-${today}@airbnb.com`,
        plain(addDays(today, 270)),
        plain(addDays(today, 635)),
        WINDOW,
      ),
    ],
    echo: WINDOW,
  },
  booking: {
    sales: [
      { uid: 'b1@booking.com', nights: [50, 55], title: CLOSED },
      // With a new UID on the fourth day, and a night longer on the sixth.
      { uid: 'b2@booking.com', nights: [62, 65], title: CLOSED, until: 3 },
      { uid: 'b3@booking.com', nights: [62, 65], title: CLOSED, since: 3, until: 5 },
      { uid: 'b3@booking.com', nights: [62, 66], title: CLOSED, since: 5 },
      // Nearly the same nights as Airbnb sold two days before.
      { uid: 'b4@booking.com', nights: [12, 15], title: CLOSED, since: 4, until: 7 },
      { uid: 'far@booking.com', nights: [304, 306], title: CLOSED },
    ],
    echo: CLOSED,
  },
  vrbo: {
    sales: [
      { uid: 'v1', nights: [71, 78], title: 'Reserved - Jane Doe' },
      { uid: 'v2', nights: [81, 83], title: 'Reserved - Kim Lee', until: 5 },
      { uid: 'v3', nights: [92, 94], title: 'Reserved - Bo Ek' },
      // On nights that the owners have sold.
      { uid: 'v4', nights: [20, 23], title: 'Reserved - Ada Park', since: 3 },
    ],
    echo: 'Blocked',
  },
  google: {
    sales: [
      { uid: 'g1@google.com', nights: [101, 105], title: 'Annem gelecek' },
      { uid: 'g2@google.com', nights: [111, 112], title: 'Boya', since: 3 },
    ],
  },
  other: {
    sales: [
      { uid: 'villa:n1>villa-zeytin', nights: [123, 127], title: 'Dolu' },
      { uid: 'villa:n2>villa-zeytin', nights: [132, 134], title: 'Dolu', until: 6 },
      { uid: 'villa:n3>villa-zeytin', nights: [153, 155], title: 'Dolu' },
    ],
    echo: 'Dolu',
  },
}

export const MODEL_SOURCES: readonly Source[] = SOURCES

/** A channel's sales `at` so many days after the first. */
export function salesOf(source: Source, first: IsoDate, at: number) {
  return MODELS[source].sales
    .filter(({ since = 0, until = 99 }) => since <= at && at < until)
    .map(({ uid, title, nights: [from, to] }) => {
      return { uid, title, stay: { checkIn: addDays(first, from), checkOut: addDays(first, to) } }
    })
}

/**
 * A channel's calendar `at` so many days after the first; it blocks our imported stays, unless it
 * has sold those nights itself.
 */
export function tellModel(
  source: Source,
  first: IsoDate,
  at: number,
  readThere: readonly ReadThere[],
): string {
  const { windows, echo } = MODELS[source]
  const sold = salesOf(source, first, at)
  const echoes = echo === undefined ? [] : readThere
  const shut = echoes
    .filter(({ stay }) => !sold.some((sale) => overlaps(sale.stay, stay)))
    .map(({ uid, stay }) => {
      const there = source === 'other' ? `${uid}>villa-zeytin` : `echo-${uid}@${source}.com`
      return { uid: there, title: echo, stay }
    })
  return calendarOf(
    ...[...sold, ...shut].map(({ uid, title, stay }) =>
      eventOf(uid, plain(stay.checkIn), plain(stay.checkOut), title),
    ),
    ...(windows?.(addDays(first, at)) ?? []),
  )
}
