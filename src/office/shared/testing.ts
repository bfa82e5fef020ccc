import type { Reservation } from '#domain/stay/reservation.ts'
import { day, type StayMore } from '#domain/testing.ts'

/** A test reservation: Ayşe Yılmaz, 10 to 15 July 2026, unless overridden. */
export function reservation({
  checkIn = '10.07.2026',
  checkOut = '15.07.2026',
  ...rest
}: StayMore & { checkIn?: string; checkOut?: string } = {}): Reservation {
  return {
    id: 'ayse',
    version: 1,
    dates: { checkIn: day(checkIn), checkOut: day(checkOut) },
    musteriAdi: 'Ayşe Yılmaz',
    kapora: 10_000,
    kalan: 20_000,
    toplamUcret: 30_000,
    notlar: '',
    status: 'booked',
    ...rest,
  }
}
