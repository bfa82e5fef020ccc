import { keepText, readText } from '#db/deviceText.ts'
import { getField, namesOf, readValues } from '#domain/field/record.ts'
import { countFields } from '#domain/request/counts.ts'
import { requestFields, type ReservationRequest } from '#domain/request/request.ts'

/** The unanswered request of a draft, and whether a later one differs from it. */
export type Attempt = { draft: string; first: ReservationRequest; isChanged: boolean }

const KEY = 'villa.attempt'

// Kept in memory too, for browsers without storage.
let latest: Attempt | null = null

/** The unanswered attempts to send a draft; `null` without one. */
export function readAttempt(draft: string): Attempt | null {
  const attempt = latest ?? readStored()
  return attempt?.draft === draft ? attempt : null
}

/** Keeps an attempt until its request is known to have arrived, also after a reload; `null` forgets it. */
export function keepAttempt(attempt: Attempt | null): void {
  latest = attempt
  keepText(KEY, attempt && JSON.stringify(attempt))
}

/** Keeps a request that is being sent; it may arrive although its answer is lost. */
export function beginAttempt(draft: string, request: ReservationRequest): Attempt {
  const earlier = readAttempt(draft)
  const isChanged = earlier !== null && (earlier.isChanged || !isEqual(earlier.first, request))
  const attempt = { draft, first: earlier?.first ?? request, isChanged }
  keepAttempt(attempt)
  return attempt
}

function isEqual(one: ReservationRequest, other: ReservationRequest): boolean {
  return textOf(one) === textOf(other)
}

/** The values of a request in the order of its fields. */
function textOf({ guests, ...request }: ReservationRequest): string {
  return JSON.stringify([
    ...namesOf(requestFields).map((name) => request[name]),
    guests?.adults,
    guests?.children,
    guests?.infants,
  ])
}

function readStored(): Attempt | null {
  try {
    const stored: unknown = JSON.parse(readText(KEY) ?? 'null')
    const request = readValues(requestFields, getField(stored, 'first'))
    const guests = readValues(countFields, getField(getField(stored, 'first'), 'guests'))
    const draft = getField(stored, 'draft')
    if (!request || typeof draft !== 'string') return null
    const isChanged = getField(stored, 'isChanged') === true
    return { draft, first: { ...request, ...(guests && { guests }) }, isChanged }
  } catch {
    return null
  }
}
