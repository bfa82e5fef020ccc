import { expect, test } from 'vitest'
import { guestIn, isUnavailable } from './siteWords.ts'

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
  ['Jane Doe (2)', 'Jane Doe'],
])('finds the guest in %j', (title, guest) => {
  expect(guestIn(title).guest).toBe(guest)
  expect(isUnavailable(title)).toBe(false)
})

test.each([
  'CLOSED - Not available',
  'Airbnb (Not available)',
  'Blocked',
  'Blocked dates',
  'Dolu günler',
  'Closed 12345',
  'MÜSAİT DEĞİL',
  // Of channel managers.
  'Blocked By Guesty',
  'Unavailable - Preparation time',
  'CLOSED - Smoobu',
  'Owner block',
  'Block - Maintenance (Hostaway)',
  // In the languages of the sites.
  ...`Indisponible, Bloqué, Nicht verfügbar, No disponible, Non disponibile, Indisponível,
  Niet beschikbaar, Müsait değil, KAPALI, Ikke tilgængelig, Optaget, Otillgänglig, Upptagen,
  Ikke tilgjengelig, Opptatt, Ei saatavilla, Niedostępne, Zajęte, Nedostupné, Obsazeno, Nem elérhető,
  Indisponibilă, Nedostupno, Недоступно, Занято, Недоступні, Недостъпно, Μη διαθέσιμο, غير متاح,
  לא זמין, 不可用, 已关闭, 予約不可, ブロック, 예약 불가, ไม่ว่าง, Không có sẵn, Tidak tersedia`.split(
    /,\s+/,
  ),
])('recognizes %j as unavailable without a guest', (title) => {
  expect(isUnavailable(title)).toBe(true)
  expect(guestIn(title)).toMatchObject({ guest: '' })
})

test.each([
  'Reserved',
  'Booked',
  'Imported from Airbnb',
  'Airbnb via Smoobu',
  'Importado de Booking.com',
  'Reservation for guest',
  'Rezerve edilmiş',
  ...`Réservé, Reserviert, Reservado, Prenotato, Reservada, Gereserveerd, Rezerve, Reserveret,
  Reserverad, Bokat, Reservert, Varattu, Rezerwacja, Zarezerwowane, Rezervace, Rezervováno,
  Rezervácia, Foglalás, Rezervat, Rezervirano, Забронировано, Бронирование, Заброньовано, Резервация,
  Κράτηση, محجوز, حجز, הזמנה, 已预订, 已預訂, 予約済み, 예약됨, จองแล้ว, Đã đặt, Dipesan`.split(
    /,\s+/,
  ),
])('recognizes %j as reserved without a guest', (title) => {
  expect(isUnavailable(title)).toBe(false)
  expect(guestIn(title)).toEqual({ guest: '', hasMore: false })
})

test.each([
  ['Reserved - HMABCDE123', ''],
  ['Reserved - HMABCDEFGH', ''],
  ['Reservation 4712345678', ''],
  ['HA-4F2K9P', ''],
  ['Booked +90 532 123 45 67', ''],
  ['Reserved - ada@example.com', ''],
  ['https://www.airbnb.com/hosting', ''],
  ['Blocked because the pool is being repaired until Monday', ''],
  ['Jane Doe HMABCDE123', 'Jane Doe'],
  ['Rezervasyon 2 Ada Deniz', 'Ada Deniz'],
])('keeps %j for the notes, with the guest %j', (title, guest) => {
  expect(guestIn(title)).toEqual({ guest, hasMore: true })
})

test.each([
  ['Ada via Booking.com', 'Ada'],
  ['Ada Deniz - Booked', 'Ada Deniz'],
  ['Bokning: Åsa Öberg', 'Åsa Öberg'],
  ['Бронь - Анна Петрова', 'Анна Петрова'],
  ['预订 - 王伟', '王伟'],
  ['Reservado da Silva', 'da Silva'],
  ['Jean-Luc O’Neill', 'Jean-Luc O’Neill'],
  ['Dolunay Dolu', 'Dolunay Dolu'],
])('finds the guest in %j, in any language', (title, guest) => {
  expect(guestIn(title)).toEqual({ guest, hasMore: false })
})
