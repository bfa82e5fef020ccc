import { expect, test } from 'vitest'
import type { cleaningFields } from '#domain/cleaning/cleaning.ts'
import { privacy as english } from '#i18n/en/privacy.ts'
import { privacy as turkish } from '#i18n/tr/privacy.ts'
import { PLACES } from './attacks/places.ts'
import { owner } from './conditions.ts'

/** The notice's Turkish and English words for a kind of data; `null` for data without anything of a guest. */
type Words = readonly [turkish: string, english: string] | null

/** The places of the database that others than the owners read. */
const READ_BY_OTHERS: { readonly [place: string]: Words } = {
  '/reservations': ['Herkese açık takvim', 'public calendar'],
  '/guestPages/$key': ['misafir sayfası', 'guest page'],
  '/requests/$request/asked': ['talebinizde yazanlar', 'what you asked for'],
  '/requests/$request/at': null,
  '/requests/$request/replacedBy': null,
  '/requests/$request/status': ['talebinizin durumu', 'the status of your request'],
  '/guestGuides/$key': null,
  '/guestGuides/$key/opensAt': null,
  '/reviews/$key': ['o sayfada yorum', 'write a review there'],
  '/publishedReviews': ['yorumunuzu', 'your review'],
  '/accounts/$secret': null,
  '/prices': null,
  '/settings/site': null,
  '/settings/requestsClosed': null,
  '/cleanings/$key': ['Temizlik görevlimiz', 'Our cleaner'],
  '/admins/$uid': null,
}

/** The fields of a stay that the cleaner reads. */
const READ_BY_CLEANER: { readonly [field in keyof typeof cleaningFields]: Words } = {
  checkIn: ['giriş ve çıkış günleriniz', 'the days you arrive and leave'],
  checkOut: ['giriş ve çıkış günleriniz', 'the days you arrive and leave'],
  guest: ['adınız (soyadınız değil)', 'your first name'],
  arrivalTime: ['bildirdiğiniz varış saati', 'the arrival time you announced'],
  guests: ['kişi sayısı', 'the number of guests'],
  cot: ['bebek yatağı', 'a cot'],
  houseNotes: ['evle ilgili notlar', 'notes about the house'],
}

/** The data that leave the database by the caretaker, the hosting, and a guest's own message. */
const ELSEWHERE: readonly Words[] = [
  ['e-posta sağlayıcımızda', 'our e-mail provider'],
  ['diğer sitelere yalnızca dolu günler', 'get the booked days, without names'],
  ['günlük yedekler', 'Daily backups'],
  ['IP adresinizi', 'your IP address'],
  ['WhatsApp', 'WhatsApp'],
]

test('the privacy notice names everything of a guest that others than the owners read', () => {
  const read = PLACES.filter(({ rule: { '.read': permission } }) => {
    return permission !== undefined && permission !== false && permission !== owner
  })
  expect(read.map(({ name }) => name).sort()).toEqual(Object.keys(READ_BY_OTHERS).sort())

  const notices = [turkish, english].map(({ sections }) =>
    sections.map(({ text }) => text).join('\n'),
  )
  const named = [READ_BY_OTHERS, READ_BY_CLEANER, ELSEWHERE].flatMap((each) =>
    Object.values<Words>(each),
  )
  const missing = named.flatMap((words) =>
    (words ?? []).filter((word, language) => !notices[language]?.includes(word)),
  )
  expect(missing).toEqual([])
})
