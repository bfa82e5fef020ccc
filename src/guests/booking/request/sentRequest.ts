import { guestNow } from '#shared/guestClock.ts'
import { keepText, readText } from '#db/deviceText.ts'
import { pickedDay } from '#domain/field/dayField.ts'
import { optional } from '#domain/field/field.ts'
import { amount, moment } from '#domain/field/numberField.ts'
import { readValues, getField } from '#domain/field/record.ts'
import { text } from '#domain/field/textField.ts'
import { pageKey } from '#domain/guestPage/pageKey.ts'
import { type Counts, countFields } from '#domain/request/counts.ts'
import type { StayDates } from '#domain/stay/stayDates.ts'

/** A request that this device has sent; `at` is in milliseconds since 1970. */
export type SentRequest = {
  dates: StayDates
  guest: string
  /** Unknown for a request that had arrived before. */
  email?: string
  guests?: Counts
  total?: number
  deposit?: number
  at: number
  guestKey?: string
  /** The message about a change that was made after the request had arrived. */
  change?: string
}

const KEY = 'villa.asked'
const STORED_MS = 7 * 86_400_000

/** Stores a request until a week after its dates, so that a reload shows it again. */
export function keepSent(request: Omit<SentRequest, 'at'>): SentRequest {
  const sent = { ...request, at: guestNow() }
  keepText(KEY, JSON.stringify(sent))
  return sent
}

/**
 * The last request sent from this device, until a week after its dates at `now` (milliseconds since
 * 1970); `null` if there is none or it is invalid.
 */
export function readSent(now: number): SentRequest | null {
  try {
    const sent = toSent(JSON.parse(readText(KEY) ?? 'null'))
    if (!sent || now <= Math.max(sent.at, Date.parse(sent.dates.checkOut)) + STORED_MS) return sent
    forgetSent()
    return null
  } catch {
    return null
  }
}

/** Removes the stored request. */
export function forgetSent(): void {
  keepText(KEY, null)
}

const dateFields = { checkIn: pickedDay(), checkOut: pickedDay() }

const sentFields = {
  guest: text({ max: 200 }),
  email: optional(text({ max: 200 })),
  at: moment(),
  guestKey: optional(pageKey()),
  total: optional(amount()),
  deposit: optional(amount()),
  change: optional(text({ max: 5000 })),
}

function toSent(stored: unknown): SentRequest | null {
  const dates = readValues(dateFields, getField(stored, 'dates'))
  const sent = readValues(sentFields, stored)
  const guests = readValues(countFields, getField(stored, 'guests'))
  return dates && sent && { ...sent, dates, ...(guests && { guests }) }
}
