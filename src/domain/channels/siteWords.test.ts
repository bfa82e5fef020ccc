import { expect, test } from 'vitest'
import { guestNameOf, isUnavailable } from './siteWords.ts'

test.each([
  ['CLOSED - Carmen Lopez', 'Carmen Lopez'],
  ['Réservée - Melina', 'Melina'],
  ['Re\u0301serve\u0301e - Melina', 'Melina'],
  ['RESERVED: Jane Doe', 'Jane Doe'],
  ['Reservado (Inés)', 'Inés'],
  ['Booking.com: CLOSED - İpek Işık', 'İpek Işık'],
  ['Ada (Airbnb)', 'Ada'],
  // Without a separator.
  ['Dolu Ayşe Yılmaz', 'Ayşe Yılmaz'],
  ['Reservation John Smith', 'John Smith'],
  ['Reserved for Ada Deniz', 'Ada Deniz'],
  ['Blocked by Mehmet', 'Mehmet'],
  ['Closedale Smith', 'Closedale Smith'],
  ['Dolunay', 'Dolunay'],
  ['Jane Doe (2)', 'Jane Doe (2)'],
])('finds the guest in %j', (title, guest) => {
  expect(guestNameOf(title)).toBe(guest)
  expect(isUnavailable(title)).toBe(false)
})

test.each([
  'CLOSED - Not available',
  'Airbnb (Not available)',
  'Blocked',
  'Indisponible',
  'Bloqué',
  'Nicht verfügbar',
  'No disponible',
  'Non disponibile',
  'Indisponível',
  'Niet beschikbaar',
  'Müsait değil',
  'MÜSAİT DEĞİL',
  'Blocked dates',
  'Dolu günler',
  'Closed 12345',
  'KAPALI',
])('recognizes %j as unavailable without a guest', (title) => {
  expect(isUnavailable(title)).toBe(true)
  expect(guestNameOf(title)).toBe('')
})

test.each([
  'Reserved',
  'Réservé',
  'Reserviert',
  'Reservado',
  'Prenotato',
  'Reservada',
  'Gereserveerd',
  'Rezerve',
  'Booked',
  'Reservation HM12345',
  'Rezerve edilmiş',
])('recognizes %j as reserved without a guest', (title) => {
  expect(isUnavailable(title)).toBe(false)
  expect(guestNameOf(title)).toBe('')
})
