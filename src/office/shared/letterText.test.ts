import { beforeAll, describe, expect, test, vi } from 'vitest'
import { hosts } from '#content/hosts.ts'
import { villa } from '#content/villa.ts'
import type { LetterFacts } from '#domain/letters/facts.ts'
import { LETTER_KINDS, NO_OWN_LETTERS, readOwnLetters } from '#domain/letters/letter.ts'
import { unknownPlaceholdersIn } from '#domain/letters/placeholders.ts'
import { builtInLetter, fillLetter, wordsIn, writeLetter, guestLanguage } from './letterText.ts'
import { day } from '#domain/testing.ts'
import { loadOfficeTexts } from '#i18n/index.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import { fitsMailLink } from '#domain/contact/links.ts'

beforeAll(() => {
  vi.stubGlobal('location', { origin: 'https://villa-defne.example' })
  return loadOfficeTexts()
})

const facts: LetterFacts = {
  guest: ' İpek\nIşık ',
  dates: { checkIn: day('2027-07-10'), checkOut: day('2027-07-13') },
}
const amounts = {
  total: 30_000,
  deposit: 9000,
  depositBy: day('2027-05-04'),
  remainder: 21_000,
  bank: { accountHolder: 'Nihal Sezer', iban: 'TR330006100519786457841326' },
} as const

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(LETTER_KINDS)(
    'the built-in letter %s contains only placeholders that can be filled',
    (kind) => {
      const text = builtInLetter(kind, language)
      const words = wordsIn(language)

      expect(unknownPlaceholdersIn(`${text.subject}\n${text.body}`, kind, words)).toEqual([])
      const { subject, body } = writeLetter(kind, language, facts, NO_OWN_LETTERS)
      expect(subject).toContain(villa.name)
      expect(subject + body).not.toMatch(/[{}]|undefined|₺/)
    },
  )

  test.each(LETTER_KINDS)('a mail link can carry the built-in letter %s', (kind) => {
    const key = 'AAAAAAAAAAAAAAAAAAAAAA'
    const known = { ...facts, ...amounts, paid: 500, people: 6, guestKey: key, paymentKey: key }

    expect(fitsMailLink(writeLetter(kind, language, known, NO_OWN_LETTERS))).toBe(true)
  })
})

test('a confirmation contains the dates, the price, the deposit’s deadline and the bank account', () => {
  const { subject, body } = writeLetter(
    'confirmation',
    'tr',
    { ...facts, ...amounts },
    NO_OWN_LETTERS,
  )

  expect(subject).toBe(
    `${villa.name}: rezervasyonunuz onaylandı, 10 Temmuz 2027 Cumartesi – 13 Temmuz 2027 Salı`,
  )
  expect(body).toMatch(/^Merhaba İpek Işık,\n\n/)
  expect(body).toContain('Giriş: 10 Temmuz 2027 Cumartesi, saat 16:00 itibarıyla')
  expect(body).toContain('3 gece')
  expect(body).toContain(
    'Toplam: ₺30.000\n₺9.000 kaporayı en geç 4 Mayıs 2027 Salı günü bekliyoruz. IBAN: TR33',
  )
  expect(body).toContain('Girişte ödenecek: ₺21.000')
  expect(body).toContain('Harita: https://www.google.com/maps/dir/')
  expect(body.endsWith(`Sevgiler,\n${hosts.firstNames.join(' & ')}`)).toBe(true)
})

test('a confirmation links to the guest’s page if there is one, and to the account there if it shows one', () => {
  const kept = { ...facts, guestKey: 'AAAAAAAAAAAAAAAAAAAAAA' }
  const letterTo = (known: LetterFacts) => writeLetter('confirmation', 'tr', known, NO_OWN_LETTERS)

  expect(letterTo(kept).body).toContain(
    'https://villa-defne.example/konaklama#AAAAAAAAAAAAAAAAAAAAAA',
  )
  const named = /TR33.*hiçbir zaman mesajla değiştirmeyiz/
  const shown = { ...kept, ...amounts, paymentKey: kept.guestKey }
  expect(letterTo(shown).body).toMatch(named)
  expect(letterTo({ ...kept, ...amounts }).body).not.toMatch(named)
  expect(letterTo(facts).body).not.toContain('sayfası')
  const own = { subject: 'x', body: 'Page: {page}' }
  expect(fillLetter(own, 'en', kept).body).toContain('/en/stay#AAAA')
})

test('a guest who has paid or owes this villa nothing gets no bank account', () => {
  const text = { subject: 'x', body: 'Merhaba\nIBAN: {iban} ({accountHolder})' }

  expect(fillLetter(text, 'tr', { ...facts, ...amounts }).body).toContain('IBAN: TR33')
  expect(fillLetter(text, 'tr', { ...facts, total: 30_000, paid: 30_000 }).body).toBe('Merhaba')
})

test('a cancellation contains the paid, refunded and kept amounts, and does not claim that a refund was made', () => {
  const called = { ...facts, paid: 9000, returned: 6000, kept: 3000 }
  const { body } = writeLetter('cancellation', 'tr', called, NO_OWN_LETTERS)

  expect(body).toContain('Ödediğiniz: ₺9.000\nİade edeceğimiz: ₺6.000\nBizde kalan: ₺3.000')
  expect(body).not.toMatch(/hazır|bekliyoruz/)
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

  expect(writeLetter('thanks', 'tr', facts, letters)).toEqual({
    subject: 'Sağ olun',
    body: 'Sevgili İpek Işık',
  })
  expect(writeLetter('thanks', 'en', facts, letters).subject).toBe(`${villa.name}: thank you`)
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
