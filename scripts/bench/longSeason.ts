import { addDays, type IsoDate, toStoredDate } from '#domain/date.ts'
import { nightsOf } from '#domain/stay.ts'
import { writeDays } from '#domain/storedStay.ts'
import { pushId } from '#rtdb-emulator/rtdb/pushId.ts'
import { createRandom } from '#scripts/sample/seed.ts'

type LongSeason = {
  reservations: Record<string, unknown>
  reservationDetails: Record<string, unknown>
  nights: Record<string, string>
  /** Each stay's deposit and balance, or only the deposit for coming guests. */
  payments: Record<string, unknown>
}

const NIGHTS = 2
/** A free day after each stay of two nights: no ranges merge, which is the hardest case. */
const PITCH_DAYS = 4
const PAST_SHARE = 0.95
const BOOKED_AHEAD_DAYS = 300
const GUESTS = ['Ayşe Yılmaz', 'Thomas Becker', 'Işıl Güneş', 'Sophie Martin', 'Çağrı Öztürk']
const NOTES = ['', 'Bebek yatağı istedi', 'Arrives after 22:00', '', 'İkinci kez geliyorlar']

/** `count` stays around `today`, most of them past, their ids in the order of booking; the same for the same day. */
export function longSeason(count: number, today: IsoDate): LongSeason {
  const random = createRandom()
  const first = addDays(today, -Math.round(count * PAST_SHARE) * PITCH_DAYS)
  const season: LongSeason = {
    reservations: {},
    reservationDetails: {},
    nights: {},
    payments: {},
  }
  for (let index = 0; index < count; index += 1) {
    const checkIn = addDays(first, index * PITCH_DAYS)
    const stay = { checkIn, checkOut: addDays(checkIn, NIGHTS) }
    const booked = addDays(checkIn, -Math.round(random() * BOOKED_AHEAD_DAYS))
    const id = pushId(Math.max(0, Date.parse(booked)), random)
    season.reservations[id] = {
      girisTarihi: toStoredDate(stay.checkIn),
      cikisTarihi: toStoredDate(stay.checkOut),
    }
    const details = detailsOf(index, random)
    season.reservationDetails[id] = {
      ...details,
      ...writeDays(stay),
      status: 'booked',
      version: 1,
      usesPayments: true,
    }
    season.payments[id] = {
      [`${id}d`]: paid(booked, details.kapora),
      [`${id}r`]: paid(checkIn, checkIn > today ? Math.round(details.kalan / 2) : details.kalan),
    }
    for (const night of nightsOf(stay)) season.nights[night] = id
  }
  return season
}

function paid(date: IsoDate, amount: number) {
  return { date, amount, method: 'transfer', by: 'owner@example.com', at: 1 }
}

function detailsOf(index: number, random: () => number) {
  const toplamUcret = 10_000 + Math.round(random() * 60) * 500
  const kapora = Math.round(toplamUcret * 0.3)
  const musteriAdi = `${GUESTS[index % GUESTS.length]} ${index}`
  const notlar = NOTES[index % NOTES.length]
  return { musteriAdi, kapora, kalan: toplamUcret - kapora, toplamUcret, notlar }
}
