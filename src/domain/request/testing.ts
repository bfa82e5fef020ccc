import { day } from '#domain/testing.ts'
import type { ReservationRequest, StoredRequest } from './request.ts'

/** A new request of İpek Işık for 10 to 15 July 2026, unless overridden. */
export function storedRequest(more: Partial<StoredRequest> = {}): StoredRequest {
  return {
    id: 'asked',
    at: Date.parse('2026-06-01T06:05:00Z'),
    guest: 'İpek Işık',
    email: 'ipek@example.com',
    phone: '0555 (010) 20-30',
    dates: { checkIn: day('2026-07-10'), checkOut: day('2026-07-15') },
    notes: '',
    status: 'new',
    version: 0,
    ...more,
  }
}

/** What İpek Işık fills in for 10 to 15 December 2026. */
export const FILLED_REQUEST: ReservationRequest = {
  firstName: 'İpek',
  lastName: 'Işık',
  email: 'ipek@example.com',
  phone: '+90 555 010 20 30',
  checkIn: day('2026-12-10'),
  checkOut: day('2026-12-15'),
  notes: 'Bebek yatağı var mı?',
}

/** The same as it is stored, for 10 to 15 July 2027. */
export const REQUEST_PAYLOAD = {
  firstname: 'İpek',
  lastname: 'Işık',
  email: 'ipek@example.com',
  phone: '05550102030',
  checkIn: '2027-07-10',
  checkOut: '2027-07-15',
  notes: '',
}

/** That payload in a stored request that nobody has answered. */
export const OPEN_REQUEST = {
  reservation: REQUEST_PAYLOAD,
  at: Date.parse('2026-06-01T06:05:00Z'),
  asked: { checkIn: '2027-07-10', checkOut: '2027-07-15' },
}
