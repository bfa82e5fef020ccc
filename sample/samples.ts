import type { Counts } from '#domain/request/counts.ts'
import type { RequestStatus } from '#domain/request/request.ts'
import type { StayTerms } from '#domain/stay/terms.ts'

/** The format of a stored record's dates: the current one, or older ones. */
export type DateForm = 'dd.MM.yyyy' | 'MM/dd/yyyy' | 'yyyy-MM-dd'

export type SampleStay = {
  /** Days from today to check-in. */
  from: number
  nights: number
  guest: string
  /** Turkish lira. */
  perNight: number
  notes?: string
  form?: DateForm
  /** Whether the balance was paid at check-in; the deposit always is. */
  isPaid?: boolean
  /** The channel that sold it, without a guest or a price until an owner types them. */
  source?: 'airbnb'
  /** The owners' terms of its day; `null` without an agreement, as of stays from before there were any. */
  terms?: StayTerms | null
}

/** The owners' terms of another year. */
const FORMER_TERMS: StayTerms = { balanceDays: 0, freeDays: 14 }
const STRICT_TERMS: StayTerms = {
  balanceDays: 30,
  freeDays: 60,
  latePercent: 50,
  damageDeposit: 5000,
}

/** Tests rely on the free days 20 to 27 from today, and on the stay from day 40 to 44; those on day 66 touch. */
export const SAMPLE_STAYS: readonly SampleStay[] = [
  { from: -58, nights: 6, guest: 'Ayşe Yılmaz', perNight: 6500, isPaid: true, terms: null },
  {
    from: -44,
    nights: 5,
    guest: 'Thomas Becker',
    perNight: 6500,
    isPaid: true,
    form: 'MM/dd/yyyy',
  },
  { from: -20, nights: 5, guest: 'Sophie Martin', perNight: 7000, isPaid: true },
  {
    from: -9,
    nights: 4,
    guest: 'Elif Demirtaş',
    perNight: 7000,
    notes: 'Karşılandı',
    terms: FORMER_TERMS,
  },
  { from: -3, nights: 4, guest: 'James Whitfield', perNight: 7200, notes: 'Late check-out' },
  {
    from: 12,
    nights: 5,
    guest: 'Zeynep Arslan',
    perNight: 7200,
    notes: 'Doğum günü kutlaması',
    terms: FORMER_TERMS,
  },
  { from: 40, nights: 4, guest: 'Anna Kowalska', perNight: 7500, notes: 'Arrives after 22:00' },
  { from: 61, nights: 5, guest: 'Can Öztürk', perNight: 7500 },
  {
    from: 66,
    nights: 4,
    guest: 'Ingrid Svensson',
    perNight: 7500,
    notes: 'Vegetarian',
    terms: null,
  },
  {
    from: 80,
    nights: 7,
    guest: 'Fatma Şahin',
    perNight: 7000,
    notes: 'Üç çocuk, altı kişi',
    terms: STRICT_TERMS,
  },
  { from: 118, nights: 7, guest: 'Oğuz Çelik', perNight: 6500, form: 'yyyy-MM-dd' },
  { from: 143, nights: 7, guest: '', perNight: 0, source: 'airbnb', terms: null },
]

/** A stay cancelled some days ago, whose deposit is kept and whose nights are free. */
export const CANCELLED_STAY = {
  sample: { from: 32, nights: 5, guest: 'Lena Fischer', perNight: 7200 },
  daysAgo: 6,
  kept: 11_000,
  reason: 'Uçuşu iptal oldu, kapora bizde kaldı',
}

/** A coming stay in the first version's layout: everything in the public record, no nights. */
export const OLDER_STAY: SampleStay = {
  from: 52,
  nights: 5,
  guest: 'Hülya Aydın',
  perNight: 7200,
  notes: 'Eski kayıt, telefonla alındı',
}

/** A record with an invalid day. */
export const UNREADABLE_STAY = { from: 0, nights: 5, guest: 'Kemal Usta', perNight: 5500 }

export type SampleRequest = {
  daysAgo: number
  from: number
  nights: number
  firstname: string
  lastname: string
  email: string
  phone: string
  notes: string
  guests?: Counts
  beside?: { language?: string; status?: RequestStatus }
}

/** Requests, the newest first; the language is that of the request's page, unless the default. */
export const SAMPLE_REQUESTS: readonly SampleRequest[] = [
  {
    daysAgo: 1,
    from: 29,
    nights: 6,
    firstname: 'Deniz',
    lastname: 'Aksoy',
    email: 'deniz.aksoy@example.com',
    phone: '+90 532 000 00 14',
    notes: 'Erken giriş mümkün mü?',
    guests: { adults: 2, children: 2 },
  },
  {
    daysAgo: 2,
    from: 71,
    nights: 7,
    firstname: 'Emily',
    lastname: 'Carter',
    email: 'emily.carter@example.com',
    phone: '+44 7700 900123',
    notes: 'We land at Dalaman at 21:40. Could you arrange a transfer?',
    beside: { language: 'en' },
  },
  {
    daysAgo: 5,
    from: 106,
    nights: 4,
    firstname: 'Burak',
    lastname: 'Tekin',
    email: 'burak.tekin@example.com',
    phone: '0532 000 00 27',
    notes: '',
  },
  {
    daysAgo: 23,
    from: 126,
    nights: 14,
    firstname: 'Selin',
    lastname: 'Güneş',
    email: 'selin.gunes@example.com',
    phone: '+90 533 000 00 41',
    notes: 'Uzaktan çalışacağız, internet hızı nedir?',
    beside: { status: 'declined' },
  },
]

/** A published review of a stay before the sample season; `left` is the check-out in days from today. */
export const SAMPLE_REVIEW = {
  left: -86,
  rating: 5,
  text: 'Quieter than we had dared to hope. The kitchen has everything, the shower is wonderful, and the bakery opens at six. The living room gets warm in August, so we slept upstairs.',
  name: 'Claire and Tom',
  language: 'en',
  reply: 'Thank you! Upstairs is the cool part of the house, indeed. Come back in October.',
}

/** Seasons by whole months, in Turkish lira. Tests rely on stays of any length in the next six months. */
export const SAMPLE_SEASONS = [
  { months: 3, perNight: 6500, minNights: 1 },
  { months: 4, perNight: 7200, minNights: 1 },
  { months: 3, perNight: 9500, minNights: 5 },
  { months: 2, perNight: 7800, minNights: 3 },
]

/** The terms of every stay, with amounts in Turkish lira. */
export const SAMPLE_TERMS = {
  cleaningFee: 1500,
  depositPercent: 30,
  minNights: 3,
  sameDayTurnover: false,
  taxPercent: 2,
  taxPaid: 'included',
}

/** The owners' account, by which every sample guest pays; its IBAN is only an example. */
export const SAMPLE_ACCOUNT = {
  accountHolder: 'Nihal Sezer',
  bankName: 'Ege Bankası',
  iban: 'TR330006100519786457841326',
  bic: 'EGEBTRIS',
  abroad: {
    tr: 'Masrafların hepsi sizden (OUR).',
    en: 'Please bear all fees (OUR).',
  },
}
