import type { Stay } from '#domain/stay.ts'

/** The most a calendar may hold: what is more is no villa's, and would keep whoever reads it from anything else. */
export const CALENDAR_LIMITS = { bytes: 5_000_000, events: 10_000 } as const

/** Why a calendar could not be fetched. */
export const FETCH_PROBLEMS = [
  /** No address, or none of https. */
  'address',
  'unknownHost',
  'privateAddress',
  'certificate',
  'unreachable',
  'slow',
  'tooLarge',
  'tooManyRedirects',
  'notFound',
  'forbidden',
  'tooOften',
  'serverError',
  /** Any other answer that is no success. */
  'status',
  /** The answer broke off, or was not packed as it said. */
  'broken',
] as const

/** Why a text cannot be read as a calendar; one that is too large is not even fetched. */
export const CALENDAR_PROBLEMS = [
  'empty',
  'html',
  'notCalendar',
  'cutOff',
  'tooManyEvents',
] as const

/** Why there is no calendar where one was to be fetched. */
export type FetchProblem = (typeof FETCH_PROBLEMS)[number]

/** Why a text is no calendar. */
export type CalendarProblem = (typeof CALENDAR_PROBLEMS)[number] | 'tooLarge'

/** The longest UID that is kept of an event. */
export const LONGEST_UID = 220

/** Where a stay can be sold besides here. */
export const SOURCES = ['airbnb', 'booking', 'vrbo', 'google', 'other'] as const

/** Where a stay was sold. */
export type Source = (typeof SOURCES)[number]

/** Why an event's days are not a stay's. */
export type DaysProblem = 'dates' | 'order' | 'noNight' | 'zone'

/** An event of a calendar as the stay it may be. */
export type FeedEvent = {
  uid: string
  stay: Stay
  title: string
  note: string
  cancelled: boolean
}

/** An event that is no stay, and why, with its days as they are written. */
export type BadEvent = {
  uid: string
  title: string
  raw: string
  reason: DaysProblem | 'repeats' | 'broken' | 'free' | 'marker' | 'loneMarker'
}

/** What a calendar says. */
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

/** Whose calendar stands at an address, told by its host. */
export function sourceOf(address: string): Source {
  if (!URL.canParse(address)) return 'other'
  const { hostname } = new URL(address)
  return HOSTS.find(([, host]) => host.test(hostname))?.[0] ?? 'other'
}

/** What an event of a channel is: surely a stay, days that the channel keeps shut by itself, or one of the two. */
export type EventKind = 'stay' | 'window' | 'unclear'

/**
 * What a title says of an event. Airbnb shuts what is too near or too far ahead as "Airbnb (Not available)", and so calls
 * what it read from us; Booking.com has one title, "CLOSED - Not available", for its guests and for what it read from us.
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
