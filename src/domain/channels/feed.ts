import type { Stay } from '#domain/stay.ts'

/** The limits of a calendar, because a larger one is no villa's and would block its reader. */
export const CALENDAR_LIMITS = { bytes: 5_000_000, events: 10_000 } as const

export const FETCH_PROBLEMS = [
  /** No address, or none with https. */
  'address',
  'unknownHost',
  'certificate',
  'unreachable',
  'slow',
  'tooLarge',
  'tooManyRedirects',
  'notFound',
  'forbidden',
  'tooOften',
  'serverError',
  /** Any other unsuccessful status. */
  'status',
  /** The response was truncated or wrongly compressed. */
  'broken',
] as const

/** Why a text cannot be parsed as a calendar; one that is too large is not even fetched. */
export const CALENDAR_PROBLEMS = [
  'empty',
  'html',
  'notCalendar',
  'cutOff',
  'tooManyEvents',
] as const

export type FetchProblem = (typeof FETCH_PROBLEMS)[number]

export type CalendarProblem = (typeof CALENDAR_PROBLEMS)[number] | 'tooLarge'

export const LONGEST_UID = 220

/** The sources of stays other than this site. */
export const SOURCES = ['airbnb', 'booking', 'vrbo', 'google', 'other'] as const

export type Source = (typeof SOURCES)[number]

export type DaysProblem = 'dates' | 'order' | 'noNight' | 'zone'

export type FeedEvent = {
  uid: string
  stay: Stay
  title: string
  note: string
  cancelled: boolean
}

/** An event that is no stay, with the reason and its dates as written. */
export type BadEvent = {
  uid: string
  title: string
  raw: string
  reason: DaysProblem | 'repeats' | 'broken' | 'free' | 'marker' | 'loneMarker'
}

export type Calendar = { events: readonly FeedEvent[]; bad: readonly BadEvent[] }

const HOSTS: readonly (readonly [Exclude<Source, 'other'>, RegExp])[] = [
  ['airbnb', /(^|\.)airbnb\.(com?\.)?[a-z]{2,3}$/],
  ['booking', /(^|\.)booking\.com$/],
  [
    'vrbo',
    /(^|\.)(vrbo\.com|homeaway\.(com?\.)?[a-z]{2,3}|abritel\.fr|fewo-direkt\.de|stayz\.com\.au)$/,
  ],
  ['google', /(^|\.)google\.com$/],
]

/** The source of a calendar's address, by its host. */
export function sourceOf(address: string): Source {
  // Older phones have no `URL.canParse`.
  const [, hostname = ''] = /^[a-z]+:\/\/([^/?#:@]+)(?=[/?#:]|$)/i.exec(address) ?? []
  return HOSTS.find(([, host]) => host.test(hostname.toLowerCase()))?.[0] ?? 'other'
}

/** The kind of a channel's event: a stay, days blocked by the channel, or unclear. */
type EventKind = 'stay' | 'window' | 'unclear'

/**
 * The kind of an event by its title. Airbnb calls days that are too near or too far ahead "Airbnb
 * (Not available)", like those that it imported from us; Booking.com has one title, "CLOSED - Not
 * available", for its guests and for our days.
 */
export function kindOf(source: Source, title: string): EventKind {
  switch (source) {
    case 'airbnb':
      return /not available/i.test(title) ? 'window' : 'stay'
    case 'vrbo':
      return /^reserved/i.test(title) ? 'stay' : 'unclear'
    case 'booking':
    case 'google':
    case 'other':
      return 'unclear'
  }
}
