import type { StayDates } from '#domain/stay/stayDates.ts'

/** The limits of a calendar, because a larger one is no villa's. */
export const CALENDAR_LIMITS = { bytes: 5_000_000, events: 3_000 } as const

export const LONGEST_UID = 220
export const LONGEST_TITLE = 300

/** The sources of stays other than this site. */
export const SOURCES = ['airbnb', 'booking', 'vrbo', 'google', 'other'] as const

export type Source = (typeof SOURCES)[number]

/** Whether a source's events keep their UIDs, so that another UID is another stay. */
export function hasStableUids(source: Source): boolean {
  switch (source) {
    case 'airbnb':
    case 'google':
      return true
    case 'booking':
    case 'vrbo':
    case 'other':
      return false
  }
}

/** Nights that are not to be sold, with the title and description as they were written. */
export type FeedEvent = { uid: string; dates: StayDates; title: string; note: string }

export type Calendar = {
  events: readonly FeedEvent[]
  /** The title and dates, as they were written, of each event that could not be read for certain. */
  unreadable: readonly string[]
  /** Whether it contains nothing at all, not even a cancelled event. */
  isEmpty: boolean
}

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
  const [, hostname = ''] = /^[a-z]+:\/\/(?:[^/?#@]*@)?([^/?#:@]+)(?=[/?#:]|$)/i.exec(address) ?? []
  return HOSTS.find(([, host]) => host.test(hostname.toLowerCase()))?.[0] ?? 'other'
}
