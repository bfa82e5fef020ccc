import { parseDate } from '#domain/date.ts'
import { readValues, getField } from '#domain/field/record.ts'
import { countFields } from '#domain/request/request.ts'
import type { OwnRequest } from '#domain/guestPage/pageState.ts'
import type { StayDates } from '#domain/stay/stayDates.ts'
import type { GuestPage } from '#domain/guestPage/guestPage.ts'

/** `at` is in milliseconds since 1970. */
export type SentRequest = OwnRequest & {
  dates: StayDates
  guest: string
  email: string
  at: number
  guestKey?: string
}

const KEY = 'villa.asked'
const STORED_MS = 7 * 86_400_000
const VERSION = 1

/** Stores a request until a week after its dates, so that a reload shows it again. */
export function keepSent(request: Omit<SentRequest, 'at'> & { at?: number }): SentRequest {
  const sent = { ...request, at: request.at ?? Date.now() }
  try {
    localStorage.setItem(KEY, JSON.stringify({ version: VERSION, ...sent }))
  } catch {
    // Storage may be full, or unavailable in a private window; the page still shows the request.
  }
  return sent
}

/**
 * The last request sent from this device, until a week after its dates at `now` (milliseconds since
 * 1970); `null` if there is none or it is invalid.
 */
export function readSent(now: number): SentRequest | null {
  try {
    const sent = toSent(JSON.parse(localStorage.getItem(KEY) ?? 'null'))
    if (!sent || now <= Math.max(sent.at, Date.parse(sent.dates.checkOut)) + STORED_MS) return sent
    forgetSent()
    return null
  } catch {
    return null
  }
}

/** Removes the stored request. */
export function forgetSent(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Without storage there is nothing to remove.
  }
}

// Without a schema library, which would be larger than the rest of the form.
function toSent(stored: unknown): SentRequest | null {
  if (getField(stored, 'version') !== VERSION) return null
  const [guest, email, at] = ['guest', 'email', 'at'].map((name) => getField(stored, name))
  const dates = getField(stored, 'dates')
  const [checkIn, checkOut] = ['checkIn', 'checkOut'].map((name) => {
    const day = getField(dates, name)
    return typeof day === 'string' ? parseDate(day) : null
  })
  if (typeof guest !== 'string' || typeof email !== 'string' || typeof at !== 'number') return null
  if (!checkIn || !checkOut) return null
  const guestKey = getField(stored, 'guestKey')
  const page = typeof guestKey === 'string' && { guestKey }
  const figures = (['total', 'deposit'] as const).flatMap((name) => {
    const figure = getField(stored, name)
    return typeof figure === 'number' ? [[name, figure] as const] : []
  })
  const guests = readValues(countFields, getField(stored, 'guests'))
  const typed = getField(stored, 'notes')
  const notes = typeof typed === 'string' && typed !== '' && { notes: typed }
  const more = { ...page, ...(guests && { guests }), ...notes, ...Object.fromEntries(figures) }
  return { dates: { checkIn, checkOut }, guest, email, at, ...more }
}

export type FollowAnswer = (key: string, onPage: (page: GuestPage) => void) => () => void

/** The guest's page once its request is answered. */
export type GivenAnswer = GuestPage & { status: Exclude<GuestPage['status'], 'new'> }
