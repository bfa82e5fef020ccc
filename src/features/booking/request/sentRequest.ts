import { parseDate } from '#domain/date.ts'
import { valueOf } from '#domain/record.ts'
import type { Stay } from '#domain/stay.ts'

/**
 * A request that was sent from this device, as far as its guest needs to be reminded of it; `at` is in milliseconds since 1970,
 * `guestKey` the key of the guest's page, where there is one.
 */
export type SentRequest = {
  stay: Stay
  guest: string
  email: string
  at: number
  guestKey?: string
  /** How many come. */
  people?: number
  /** What the stay would cost, by the estimate, and its deposit; in lira. */
  total?: number
  deposit?: number
}

const KEY = 'villa.asked'
const KEPT_MS = 7 * 86_400_000
const VERSION = 1

/** Keeps what has just been asked for on this device, until a week after its days, so that a reload does not take the answer away. */
export function keepSent(asked: Omit<SentRequest, 'at'> & { at?: number }): SentRequest {
  const sent = { ...asked, at: asked.at ?? Date.now() }
  try {
    localStorage.setItem(KEY, JSON.stringify({ version: VERSION, ...sent }))
  } catch {
    // Storage may be full, or closed in a private window; the page itself still says so.
  }
  return sent
}

/** What was last asked for from this device, until a week after its days at `now` (milliseconds since 1970); `null` when nothing can be read. */
export function readSent(now: number): SentRequest | null {
  try {
    const sent = toSent(JSON.parse(localStorage.getItem(KEY) ?? 'null'))
    if (!sent || now <= Math.max(sent.at, Date.parse(sent.stay.checkOut)) + KEPT_MS) return sent
    forgetSent()
    return null
  } catch {
    return null
  }
}

/** Forgets what was asked for from this device. */
export function forgetSent(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Where nothing can be kept there is nothing to forget.
  }
}

// By hand, for a library that reads it would weigh more on a guest's page than the rest of the form.
function toSent(kept: unknown): SentRequest | null {
  if (valueOf(kept, 'version') !== VERSION) return null
  const [guest, email, at] = ['guest', 'email', 'at'].map((name) => valueOf(kept, name))
  const stay = valueOf(kept, 'stay')
  const [checkIn, checkOut] = ['checkIn', 'checkOut'].map((name) => {
    const day = valueOf(stay, name)
    return typeof day === 'string' ? parseDate(day) : null
  })
  if (typeof guest !== 'string' || typeof email !== 'string' || typeof at !== 'number') return null
  if (!checkIn || !checkOut) return null
  const guestKey = valueOf(kept, 'guestKey')
  const page = typeof guestKey === 'string' && { guestKey }
  const figures = (['people', 'total', 'deposit'] as const).flatMap((name) => {
    const figure = valueOf(kept, name)
    return typeof figure === 'number' ? [[name, figure] as const] : []
  })
  const stays = { checkIn, checkOut }
  return { stay: stays, guest, email, at, ...page, ...Object.fromEntries(figures) }
}
