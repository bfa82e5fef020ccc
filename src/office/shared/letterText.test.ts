import { beforeAll, describe, expect, test, vi } from 'vitest'
import { villa } from '#content/villa.ts'
import type { LetterFacts } from '#domain/letters/facts.ts'
import {
  LETTER_KINDS,
  type LetterKind,
  NO_OWN_LETTERS,
  readOwnLetters,
} from '#domain/letters/letter.ts'
import { type MoneyFacts, situationFrom } from '#domain/stay/money.ts'
import { unknownPlaceholdersIn } from '#domain/letters/placeholders.ts'
import { builtInLetter, fillLetter, wordsIn, writeLetter, guestLanguage } from './letterText.ts'
import { agreement, day } from '#domain/testing.ts'
import { loadOfficeTexts, showLanguage, textsIn } from '#i18n/index.ts'
import type { SiteSettings } from '#domain/settings/siteSettings.ts'
import { BUILT_IN_SETTINGS } from '#shared/siteSettings.ts'
import { type Language, LANGUAGES } from '#i18n/languages.ts'
import { fitsMailLink } from '#domain/contact/links.ts'

beforeAll(async () => {
  vi.stubGlobal('location', { origin: 'https://villa-defne.example' })
  await loadOfficeTexts()
  await showLanguage('tr')
})

const facts: LetterFacts = {
  guest: ' İpek\nIşık ',
  dates: { checkIn: day('2027-07-10'), checkOut: day('2027-07-13') },
  heldUntil: day('2027-06-01'),
}
const account = {
  accountHolder: 'Nihal Sezer',
  bankName: 'Ziraat',
  accountNumber: 'TR330006100519786457841326',
  bic: 'TCZBTR2A',
  abroad: {
    tr: 'Masrafların hepsi gönderenindir; eksik gelen, girişte tamamlanır.',
    en: 'Please bear all fees (OUR); what is missing is paid on arrival.',
  },
}
const key = 'AAAAAAAAAAAAAAAAAAAAAA'
const AGREED = agreement({
  depositDueBy: day('2027-05-04'),
  adults: 2,
  children: 1,
  cot: true,
  lines: [
    {
      kind: 'nights',
      from: facts.dates.checkIn,
      to: day('2027-07-13'),
      when: 'any',
      nights: 3,
      perNight: 12_000,
      amount: 36_000,
    },
    { kind: 'cleaning', amount: 6000 },
  ],
})
const agreed: MoneyFacts = {
  status: 'booked',
  dates: facts.dates,
  agreed: 42_000,
  deposit: 12_600,
  refundBy: null,
  terms: AGREED,
  isFromChannel: false,
}

/** The facts of a stay of 42,000 with these payments, by default with its balance ahead. */
function factsAfter(
  amounts: readonly number[],
  { balanceDays = 7, today = '2027-05-01', ...more }: StayCase = {},
): LetterFacts {
  const payments = amounts.map((amount) => ({ amount }))
  const money = situationFrom(
    { ...agreed, terms: { ...AGREED, balanceDays }, ...more },
    payments,
    day(today),
  )
  const onPage = { guestKey: key, account, isAccountOnPage: true }
  return { ...facts, ...onPage, phase: money.phase, money, agreement: AGREED }
}

type StayCase = Partial<MoneyFacts> & { balanceDays?: number; today?: string }

const bodyOf = (kind: LetterKind, known: LetterFacts, language: Language = 'tr') =>
  writeLetter(kind, language, known, NO_OWN_LETTERS, BUILT_IN_SETTINGS).body

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(LETTER_KINDS)(
    'the built-in letter %s contains only placeholders that can be filled',
    (kind) => {
      const text = builtInLetter(kind, language)
      const words = wordsIn(language)

      expect(unknownPlaceholdersIn(`${text.subject}\n${text.body}`, kind, words)).toEqual([])
      const { subject, body } = writeLetter(
        kind,
        language,
        facts,
        NO_OWN_LETTERS,
        BUILT_IN_SETTINGS,
      )
      expect(subject).toContain(villa.name)
      expect(subject + body).not.toMatch(/[{}]|undefined|₺/)
    },
  )

  // These two contain the whole agreement and the account.
  const short = LETTER_KINDS.filter((kind) => kind !== 'confirmation' && kind !== 'change')

  test.each(short)('a mail link can carry the built-in letter %s', (kind) => {
    const known = { ...factsAfter([500, -200]), people: 6, hasGuide: true }

    expect(
      fitsMailLink(writeLetter(kind, language, known, NO_OWN_LETTERS, BUILT_IN_SETTINGS)),
    ).toBe(true)
  })
})

test('a confirmation before the deposit is worded like the guest’s page, and has every amount with its day', () => {
  const { subject, body } = writeLetter('confirmation', 'tr', factsAfter([]), NO_OWN_LETTERS, {
    ...BUILT_IN_SETTINGS,
    callFirst: 'always',
  })

  expect(subject).toBe(
    `${villa.name}: konaklamanız, 10 Temmuz 2027 Cumartesi – 13 Temmuz 2027 Salı`,
  )
  expect(body).toMatch(/^Merhaba İpek,\n\n/)
  expect(body).not.toContain('onaylandı')
  expect(body).toContain('Günlerinizi ayırdık; kaporanız ulaşınca kesinleşir.')
  expect(body).toContain('Giriş: 10 Temmuz 2027 Cumartesi, 16.00’dan itibaren')
  expect(body).toContain(
    [
      '3 gece',
      'Kişiler: 2 yetişkin, 1 çocuk, bebek yatağı',
      '',
      '3 gece × ₺12.000: ₺36.000',
      'Temizlik ücreti: ₺6.000',
      'Toplam: ₺42.000',
      'Şimdi ödenecek (kapora): ₺12.600, en geç 4 Mayıs 2027 Salı, havaleyle',
      'Sonra ödenecek: ₺29.400, en geç 3 Temmuz 2027 Cumartesi, havaleyle',
      '',
      'Hesap sahibi: Nihal Sezer',
      'Banka: Ziraat',
      'IBAN: TR33 0006 1005 1978 6457 8413 26',
      'BIC: TCZBTR2A',
      'Açıklama: VILLA DEFNE 10.07.2027',
      'Yurt dışından ödüyorsanız: Masrafların hepsi gönderenindir; eksik gelen, girişte tamamlanır.',
      `Ödemeden önce bizi ${BUILT_IN_SETTINGS.phone} numarasından arayın; numarayı daha önceki yazışmamızla karşılaştırın.`,
      'Hesap misafir sayfanızda da yazar; değişirse orada görürsünüz. İkisi farklıysa ödemeyin, bizi arayın.',
      '',
      `İptal: 10 Haziran 2027 Perşembe gününe dek ücretsiz. ${textsIn('tr')('house.terms.late', { context: 'deposit' })}`,
      'İzin belgemiz: 48-0000 (https://www.turkiye.gov.tr)',
      'Anlaştığımız gün: 1 Ocak 2026 Perşembe',
    ].join('\n'),
  )
  expect(body).toContain('Harita: https://www.google.com/maps/dir/')
  expect(body.endsWith('Sevgiler,\nNihal ve Kerem Sezer')).toBe(true)
})

test.each<[string, number, Language, string]>([
  ['ahead', 7, 'tr', 'Kalan borç: ₺29.400, en geç 3 Temmuz 2027 Cumartesi, havaleyle'],
  ['at the door', 0, 'tr', 'Kalan borç: ₺29.400, geldiğiniz gün kapıda'],
  ['ahead', 7, 'en', 'Still to pay: ₺29,400 by bank transfer, no later than Saturday 3 July 2027'],
  ['at the door', 0, 'en', 'Still to pay: ₺29,400 at the door, on the day you arrive'],
])(
  'a balance %s (%d days before check-in) is in all four letters in %s',
  (_, days, language, line) => {
    const known = factsAfter([12_600], { balanceDays: days })

    for (const kind of ['confirmation', 'deposit', 'change', 'reminder'] as const)
      expect(bodyOf(kind, known, language)).toContain(line)
    expect(bodyOf('deposit', known, 'tr')).toContain('Günleriniz kesin.')
  },
)

test('without a stored account a letter asks for no transfer and names no account', () => {
  const { account: _, isAccountOnPage: __, ...known } = factsAfter([])

  expect(bodyOf('confirmation', known)).toContain('Toplam: ₺42.000\n\nİptal:')
  const { account: ___, ...atDoor } = factsAfter([12_600], { balanceDays: 0 })
  expect(bodyOf('reminder', atDoor)).toContain('Kalan borç: ₺29.400, geldiğiniz gün kapıda')
})

test('a confirmation links to the guest’s page, and to the account there if it shows one', () => {
  const address = `https://villa-defne.example/konaklama#${key}`
  const named = /İkisi farklıysa ödemeyin/

  expect(bodyOf('confirmation', factsAfter([]))).toContain(address)
  expect(bodyOf('confirmation', factsAfter([]))).toMatch(named)
  expect(bodyOf('confirmation', { ...factsAfter([]), isAccountOnPage: false })).not.toMatch(named)
  expect(bodyOf('confirmation', factsAfter([42_000]))).not.toContain('TR33')
  expect(bodyOf('confirmation', facts)).not.toContain('sayfası')
  const own = { subject: 'x', body: 'Page: {page}' }
  expect(fillLetter(own, 'en', factsAfter([]), BUILT_IN_SETTINGS).body).toContain('/en/stay#AAAA')
})

test.each<[SiteSettings['callFirst'], Language, readonly number[], boolean]>([
  ['abroad', 'en', [], true],
  ['abroad', 'tr', [], false],
  ['abroad', 'en', [12_600], false],
  ['always', 'tr', [12_600], true],
  ['never', 'en', [], false],
])(
  '“call us before you pay” %s: in %s after payments of %j: %s',
  (callFirst, language, paid, isAsked) => {
    const site = { ...BUILT_IN_SETTINGS, callFirst }
    const { body } = writeLetter('confirmation', language, factsAfter(paid), NO_OWN_LETTERS, site)

    expect(body).toContain('TR33')
    expect(/call us on|numarasından arayın/.test(body)).toBe(isAsked)
  },
)

test('a letter that asks for a transfer names what a guest can check, as the page does', () => {
  const site = {
    ...BUILT_IN_SETTINGS,
    permitName: 'Nihal Sezer',
    permitAddress: 'Okçular 12',
    phoneLink: 'https://maps.example/defne',
  }
  const { body } = writeLetter('confirmation', 'en', factsAfter([]), NO_OWN_LETTERS, site)

  expect(body).toContain(
    'Our permit: 48-0000, Nihal Sezer, Okçular 12 (https://www.turkiye.gov.tr)',
  )
  expect(body).toContain('our number is also shown here: https://maps.example/defne')
})

test.each([
  [0, 'Due later: ₺29,400, at the door, on the day you arrive, in cash or by transfer'],
  [7, 'Due later: ₺29,400, by bank transfer, no later than Saturday 3 July 2027'],
])('the letter of a hold has the whole offer, its balance %d days ahead', (balanceDays, line) => {
  const price = { total: 42_000, deposit: 12_600 }
  const agreement = { ...AGREED, balanceDays, depositDueBy: day('2027-05-10') }
  const body = bodyOf('held', { ...facts, price, agreement }, 'en')
  const deposit = '₺12,600 by bank transfer, no later than Monday 10 May 2027'

  expect(body).toContain(
    `Deposit (included): ${deposit}\n${line}\nCancelling: Free of charge until`,
  )
  expect(body).toContain('Our permit: 48-0000')
  expect(body).toContain('Offered on: Thursday 1 January 2026')
})

test('a letter repeats the arrival that the guest announced, and of one at night the day', () => {
  const arriving = { ...factsAfter([]), arrivalTime: '01:30' }

  for (const kind of ['confirmation', 'reminder'] as const)
    expect(bodyOf(kind, arriving, 'en')).toContain(
      'You told us: about 01:30, in the night to Sunday 11 July 2027',
    )
  expect(bodyOf('reminder', factsAfter([]), 'en')).not.toContain('You told us')
})

test('a reminder names the guide only if one is written', () => {
  expect(bodyOf('reminder', { ...factsAfter([]), hasGuide: true })).toContain('anahtar ve Wi-Fi')
  expect(bodyOf('reminder', factsAfter([]))).not.toContain('anahtar')
})

test('a cancellation names until when and how the rest is refunded', () => {
  const kept = { status: 'cancelled', agreed: 2000, deposit: 0 } as const
  const known = factsAfter([12_600], { ...kept, refundBy: day('2027-05-15') })

  expect(bodyOf('cancellation', known, 'en')).toContain(
    'To be refunded: ₺10,600 by bank transfer, no later than Saturday 15 May 2027',
  )
})

test('a cancellation names its day and its term', () => {
  const known = factsAfter([], { status: 'cancelled', agreed: 0, deposit: 0 })
  const cancelledAt = Date.parse('2027-06-12T12:00:00Z')

  const cancellation = { cancelledAt, cancelledBy: 'guest' } as const

  expect(bodyOf('cancellation', { ...known, cancellation })).toMatch(
    /\nÜcretsiz iptalin son günü 10 Haziran 2027 Perşembe idi; 12 Haziran/,
  )
})

test('an offer has the price of the request', () => {
  const known = { ...facts, price: { total: 30_000, deposit: 9000 } }

  expect(bodyOf('offer', known)).toContain('Konaklamanın toplamı ₺30.000.\nKaporası ₺9.000.')
})

test('owners’ own texts replace the built-in ones in their language only', () => {
  const letters = readOwnLetters({
    thanks: {
      tr: {
        subject: 'Sağ olun',
        body: 'Sevgili {guest}',
        version: 1,
        by: 'ada@example.com',
        at: 1,
      },
    },
  })

  expect(writeLetter('thanks', 'tr', facts, letters, BUILT_IN_SETTINGS)).toEqual({
    subject: 'Sağ olun',
    body: 'Sevgili İpek',
  })
  expect(writeLetter('thanks', 'en', facts, letters, BUILT_IN_SETTINGS).subject).toBe(
    `${villa.name}: thank you`,
  )
})

test.each([
  ['in the language that they asked in', 'en', '0555 010 20 30', 'en'],
  ['in it, wherever their number is from', 'tr', '+44 20 7946 0018', 'tr'],
  ['in English for a number from abroad', undefined, '+44 20 7946 0018', 'en'],
  ['in the villa’s for one from here', undefined, '0555 010 20 30', 'tr'],
  ['in the villa’s where nothing is known', undefined, undefined, 'tr'],
  ['in the villa’s where theirs is none of ours', 'xx', '+49 30 901820', 'tr'],
])('a guest is written to %s', (_, asked, phone, language) => {
  expect(guestLanguage(asked, phone)).toBe(language)
})
