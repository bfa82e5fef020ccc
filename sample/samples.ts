import { currency } from '#content/currency.ts'
import { hosts } from '#content/hosts.ts'
import { villa } from '#content/villa.ts'
import { UNIT } from '#domain/field/amount.ts'
import { isIban } from '#domain/field/bankField.ts'
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

/** Where a night costs 6500, the amount; elsewhere as much of a usual night, rounded as prices are. */
export function priced(amount: number): number {
  const step = currency.roundings[1] ?? 1
  return Math.round((amount / 6500) * (currency.usualNight / step)) * step * UNIT
}

/** The owners' terms of another year. */
const FORMER_TERMS: StayTerms = { balanceDays: 0, freeDays: 14 }
const STRICT_TERMS: StayTerms = {
  balanceDays: 30,
  freeDays: 60,
  latePercent: 50,
  damageDeposit: priced(5000),
}

/** Tests rely on the free days 20 to 27 from today, and on the stay from day 40 to 44; those on day 66 touch. */
export const SAMPLE_STAYS: readonly SampleStay[] = [
  { from: -58, nights: 6, guest: 'Ayşe Yılmaz', perNight: priced(6500), isPaid: true, terms: null },
  {
    from: -44,
    nights: 5,
    guest: 'Thomas Becker',
    perNight: priced(6500),
    isPaid: true,
    form: 'MM/dd/yyyy',
  },
  { from: -20, nights: 5, guest: 'Sophie Martin', perNight: priced(7000), isPaid: true },
  {
    from: -9,
    nights: 4,
    guest: 'Elif Demirtaş',
    perNight: priced(7000),
    notes: 'Karşılandı',
    terms: FORMER_TERMS,
  },
  {
    from: -3,
    nights: 4,
    guest: 'James Whitfield',
    perNight: priced(7200),
    notes: 'Late check-out',
  },
  {
    from: 12,
    nights: 5,
    guest: 'Zeynep Arslan',
    perNight: priced(7200),
    notes: 'Doğum günü kutlaması',
    terms: FORMER_TERMS,
  },
  {
    from: 40,
    nights: 4,
    guest: 'Anna Kowalska',
    perNight: priced(7500),
    notes: 'Arrives after 22:00',
  },
  { from: 61, nights: 5, guest: 'Can Öztürk', perNight: priced(7500) },
  {
    from: 66,
    nights: 4,
    guest: 'Ingrid Svensson',
    perNight: priced(7500),
    notes: 'Vegetarian',
    terms: null,
  },
  {
    from: 80,
    nights: 7,
    guest: 'Fatma Şahin',
    perNight: priced(7000),
    notes: 'Bebek yatağı istediler',
    terms: STRICT_TERMS,
  },
  { from: 118, nights: 7, guest: 'Oğuz Çelik', perNight: priced(6500), form: 'yyyy-MM-dd' },
  { from: 143, nights: 7, guest: '', perNight: 0, source: 'airbnb', terms: null },
]

/** A stay cancelled some days ago, whose deposit is kept and whose nights are free. */
export const CANCELLED_STAY = {
  sample: { from: 32, nights: 5, guest: 'Lena Fischer', perNight: priced(7200) },
  daysAgo: 6,
  cancelledBy: 'guest' as const,
  reason: 'Uçuşu iptal oldu, kapora bizde kaldı',
}

/** A coming stay in the first version's layout: everything in the public record, no nights. */
export const OLDER_STAY: SampleStay = {
  from: 52,
  nights: 5,
  guest: 'Hülya Aydın',
  perNight: priced(7200),
  notes: 'Eski kayıt, telefonla alındı',
}

/** A record with an invalid day. */
export const UNREADABLE_STAY = { from: 0, nights: 5, guest: 'Kemal Usta', perNight: priced(5500) }

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
    guests: {
      adults: Math.min(2, villa.guests),
      children: Math.min(2, Math.max(0, villa.guests - 2)),
    },
  },
  {
    daysAgo: 2,
    from: 71,
    nights: 7,
    firstname: 'Emily',
    lastname: 'Carter',
    email: 'emily.carter@example.com',
    phone: '+44 7700 900123',
    notes: 'We land at 21:40. Could you arrange a transfer?',
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
  text: 'Quieter than we had dared to hope. The kitchen has everything, the shower is wonderful, and every question was answered within the hour. August was hot, so we spent the noons in the shade and the evenings outside.',
  name: 'Claire and Tom',
  language: 'en',
  reply: 'Thank you! October is cooler, and just as quiet. Come back then.',
}

/** Seasons by whole months. Tests rely on stays of any length in the next six months. */
export const SAMPLE_SEASONS = [
  { months: 3, perNight: priced(6500), minNights: 1 },
  { months: 4, perNight: priced(7200), minNights: 1 },
  { months: 3, perNight: priced(9500), minNights: 5 },
  { months: 2, perNight: priced(7800), minNights: 3 },
]

/** The terms of every stay. */
export const SAMPLE_TERMS = {
  cleaningFee: priced(1500),
  depositPercent: 30,
  minNights: 3,
  sameDayTurnover: false,
  taxPercent: 2,
  taxPaid: 'included',
} as const

const { country, province } = villa.address

/** The owners' account, by which every sample guest pays; only its check digits are right. */
export const SAMPLE_ACCOUNT = {
  accountHolder: hosts.names.at(-1),
  bankName: `${province} Bank`,
  accountNumber: villa.account === 'iban' ? exampleIban(country) : '401 1234567',
  bic: `BANK${country}2A`,
  abroad: {
    tr: 'Masrafların hepsi sizden (OUR).',
    en: 'Please bear all fees (OUR).',
  },
}

/** An IBAN of a country whose bank and account are only digits. */
function exampleIban(country: string): string {
  const account = '0006100519786457841326'
  return (
    Array.from(
      { length: 98 },
      (_, check) => `${country}${String(check).padStart(2, '0')}${account}`,
    ).find(isIban) ?? ''
  )
}
