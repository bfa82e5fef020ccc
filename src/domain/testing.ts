import { expect } from 'vitest'
import { type IsoDate, parseDate } from './date.ts'
import { NO_GUIDE } from './guide/guide.ts'
import type { SaveContext } from './settings/keys.ts'
import type { Agreement } from './stay/agreement.ts'
import type { StayTerms } from './stay/terms.ts'
import type { Blocked, Booked, Cancelled, Held } from './stay/reservation.ts'

/** A day for a test; fails the test if invalid. */
export function day(text: string): IsoDate {
  return parseDate(text) ?? expect.fail(`${text} is no day`)
}

/** What a test's stay has beside its defaults; `booked` unless it has another status. */
export type StayMore = Partial<Omit<Booked, 'status'>> & { id?: string; version?: number } & (
    | { status?: 'booked' }
    | Pick<Blocked, 'status'>
    | Pick<Held, 'status' | 'heldUntil' | 'request'>
    | Pick<Cancelled, 'status' | 'cancellation'>
  )

/** Terms of a stay: its balance at the door, free cancellation until thirty days before. */
export const BALANCE_AT_DOOR: StayTerms = { balanceDays: 0, freeDays: 30 }

/** An agreement of 1 January 2026. */
export function agreement(more: Partial<Agreement> = {}): Agreement {
  return { at: day('2026-01-01'), ...BALANCE_AT_DOOR, lines: [], ...more }
}

/** The villa's times in tests. */
export const TIMES = { timeZone: 'Europe/Istanbul', checkOutBy: '10:00' }

/** What a test's save shows to others. */
export const CONTEXT: SaveContext = { times: TIMES, today: day('2026-07-01'), guide: NO_GUIDE }
