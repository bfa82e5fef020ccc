/** How a stored record writes its dates: as now, or as some were typed in earlier years. */
export type DateForm = 'dd.MM.yyyy' | 'MM/dd/yyyy' | 'yyyy-MM-dd'

/** A stay of the sample season. */
export type SampleStay = {
  /** Days from today to check-in. */
  from: number
  nights: number
  guest: string
  /** Turkish lira. */
  perNight: number
  notes?: string
  form?: DateForm
  /** What was paid of it, payment by payment; one without counts as stays did before there were payments. */
  paid?: readonly SamplePayment[]
}

type SamplePayment = {
  daysAgo: number
  /** Turkish lira. */
  amount: number
  yol: 'nakit' | 'havale' | 'kart'
  ne?: 'kapora'
}

type SampleRequest = {
  /** How long ago it was sent. */
  daysAgo: number
  from: number
  nights: number
  firstname: string
  lastname: string
  email: string
  phone: string
  notes: string
  /** How many come, where the guest said so. */
  guests?: { adults: number; children: number }
  status?: 'declined'
  /** The language of the page it was sent from, where that is not the first. */
  dil?: 'en'
}

/** Stays in order of check-in; days 20 to 27 from today are free, and the stay from day 40 to 44 is relied on by tests. */
export const SAMPLE_STAYS: readonly SampleStay[] = [
  { from: -58, nights: 6, guest: 'Ayşe Yılmaz', perNight: 6500 },
  { from: -44, nights: 5, guest: 'Thomas Becker', perNight: 6500, form: 'MM/dd/yyyy' },
  { from: -33, nights: 5, guest: 'Mehmet Kaya', perNight: 6800, notes: 'Bebek yatağı istedi' },
  {
    from: -20,
    nights: 5,
    guest: 'Sophie Martin',
    perNight: 7000,
    notes: '500 lira fazla verdi, geri istemedi',
    paid: [
      { daysAgo: 64, amount: 10_500, yol: 'havale', ne: 'kapora' },
      { daysAgo: 20, amount: 25_000, yol: 'nakit' },
    ],
  },
  {
    from: -9,
    nights: 4,
    guest: 'Elif Demirtaş',
    perNight: 7000,
    notes: 'Havaalanından karşılandı',
  },
  { from: -3, nights: 4, guest: 'James Whitfield', perNight: 7200, notes: 'Late check-out agreed' },
  { from: 12, nights: 5, guest: 'Zeynep Arslan', perNight: 7200, notes: 'Doğum günü kutlaması' },
  { from: 40, nights: 4, guest: 'Anna Kowalska', perNight: 7500, notes: 'Arrives after 22:00' },
  { from: 61, nights: 5, guest: 'Can Öztürk', perNight: 7500 },
  {
    from: 66,
    nights: 4,
    guest: 'Ingrid Svensson',
    perNight: 7500,
    notes: 'Vegetarian',
    paid: [{ daysAgo: 1, amount: 9000, yol: 'havale', ne: 'kapora' }],
  },
  { from: 80, nights: 7, guest: 'Fatma Şahin', perNight: 7000, notes: 'Üç çocuk, altı kişi' },
  { from: 100, nights: 4, guest: 'Marco Bianchi', perNight: 6800 },
  { from: 118, nights: 7, guest: 'Oğuz Çelik', perNight: 6500, form: 'yyyy-MM-dd' },
  {
    from: 143,
    nights: 7,
    guest: 'Katrin Vogel',
    perNight: 6500,
    notes: 'Zweiter Aufenthalt',
    paid: [
      { daysAgo: 1, amount: 13_500, yol: 'havale', ne: 'kapora' },
      { daysAgo: 1, amount: 9000, yol: 'kart' },
    ],
  },
]

/** A stay that was cancelled some days ago, and its deposit kept; its nights are free again. */
export const CANCELLED_STAY = {
  from: 32,
  nights: 5,
  guest: 'Lena Fischer',
  perNight: 7200,
  paid: [{ daysAgo: 30, amount: 11_000, yol: 'havale', ne: 'kapora' }],
  kept: 11_000,
  reason: 'Uçuşu iptal oldu, kapora bizde kaldı',
  daysAgo: 6,
} as const satisfies SampleStay & { kept: number; reason: string; daysAgo: number }

/** A coming stay as the first version of the site stored it: everything in the public record, no nights. */
export const OLDER_STAY: SampleStay = {
  from: 52,
  nights: 5,
  guest: 'Hülya Aydın',
  perNight: 7200,
  notes: 'Eski kayıt, telefonla alındı',
}

/** Requests, the newest first. */
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
    dil: 'en',
    notes: 'We land at Dalaman at 21:40. Could you arrange a transfer?',
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
    daysAgo: 11,
    from: 88,
    nights: 10,
    firstname: 'Lukas',
    lastname: 'Hoffmann',
    email: 'lukas.hoffmann@example.com',
    phone: '+49 30 23125 014',
    dil: 'en',
    notes: 'Is the pool heated in spring?',
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
    status: 'declined',
  },
]

type SampleSeason = {
  /** How many whole months it lasts. */
  months: number
  /** Turkish lira. */
  perNight: number
  minNights: number
}

/** Seasons from the first of this month, one after the other; those of the next six months take a stay of any length, which tests rely on. */
export const SAMPLE_SEASONS: readonly SampleSeason[] = [
  { months: 3, perNight: 6500, minNights: 1 },
  { months: 4, perNight: 7200, minNights: 1 },
  { months: 3, perNight: 9500, minNights: 5 },
  { months: 2, perNight: 7800, minNights: 3 },
]

/** What holds for every stay: amounts in Turkish lira. */
export const SAMPLE_TERMS = {
  cleaningFee: 1500,
  depositPercent: 30,
  minNights: 3,
  sameDayTurnover: false,
  taxPercent: 2,
}
