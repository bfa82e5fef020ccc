import type { StayDates } from '#domain/stay/stayDates.ts'
import type { PageRecord } from './guestPage.ts'

/** The page of a request without a stay. */
export function pageOfRequest(
  id: string,
  { checkIn, checkOut }: StayDates,
  { status }: { status: 'new' | 'declined' },
  version: number,
): PageRecord {
  return { about: id, version, status, checkIn, checkOut }
}
