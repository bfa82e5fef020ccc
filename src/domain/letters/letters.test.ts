import { describe, expect, test } from 'vitest'
import { season, terms } from '#domain/prices/testing.ts'
import type { RequestStatus } from '#domain/request/request.ts'
import type { Reservation } from '#domain/stay/reservation.ts'
import { situationOf } from '#domain/stay/situation.ts'
import { seasonStay } from '#domain/channels/testing.ts'
import { day } from '#domain/testing.ts'
import { readSentLetters, requestLetters, stayLetters, unreadableSentLetters } from './due.ts'
import { requestFacts, stayFacts } from './facts.ts'
import { readOwnLetters, unreadableLetters } from './letter.ts'

const account = { accountHolder: 'Nihal Sezer', iban: 'TR330006100519786457841326' }

const stay = {
  ...seasonStay('stay', '2027-07-10', '2027-07-15'),
  musteriAdi: 'İpek Işık',
  kapora: 3000,
  kalan: 7000,
  toplamUcret: 10_000,
}

const cancellation = { kept: 1000, by: 'ada@example.com', at: Date.parse('2027-05-01T12:00Z') }

describe('the guest of a stay', () => {
  test.each([
    ['2027-05-01', ['confirmation', 'change', 'reminder', 'deposit']],
    ['2027-07-06', ['confirmation', 'change', 'reminder', 'deposit']],
    ['2027-07-07', ['reminder', 'confirmation', 'change', 'deposit']],
    ['2027-07-10', ['reminder', 'confirmation', 'change', 'deposit']],
    ['2027-07-11', ['change']],
    ['2027-07-15', ['thanks']],
  ])('is due on %s only letters that are still true: %j', (today, kinds) => {
    expect(stayLetters(stay, day(today))).toEqual(kinds)
  })

  test.each<[string, Reservation]>([
    ['of closed days', { ...stay, status: 'blocked' }],
    ['who was taken out', { ...stay, removed: true }],
  ])('%s is written nothing', (_, stay) => {
    expect(stayLetters(stay, day('2027-05-01'))).toEqual([])
  })

  test.each(['2027-05-01', '2027-07-12', '2027-09-01'])(
    'is due on %s only the cancellation',
    (today) => {
      expect(stayLetters({ ...stay, status: 'cancelled', cancellation }, day(today))).toEqual([
        'cancellation',
      ])
    },
  )
})

describe('the sender of a request', () => {
  test.each<[RequestStatus, boolean, string, string[]]>([
    ['new', false, '2027-07-10', ['offer', 'decline']],
    ['held', false, '2027-07-01', ['offer', 'decline']],
    ['new', true, '2027-07-01', ['decline']],
    ['declined', false, '2027-07-01', ['decline']],
    ['accepted', false, '2027-07-01', []],
    ['new', false, '2027-07-11', []],
    ['declined', false, '2027-07-11', []],
  ])('%s, taken: %s, is written to on %s: %j', (status, taken, today, kinds) => {
    const asked = { dates: stay.dates, status }

    expect(requestLetters(asked, { taken, today: day(today) })).toEqual(kinds)
    expect(requestLetters({ ...asked, removed: true }, { taken, today: day(today) })).toEqual([])
  })

  test('gets the price of dates that have one', () => {
    const prices = {
      seasons: [season('2027-07-01', '2027-07-31', 6000)],
      terms: terms({ depositPercent: 30 }),
    }
    const asked = { guest: 'İpek Işık', dates: stay.dates }

    expect(requestFacts(asked, prices)).toEqual({
      ...asked,
      price: { total: 30_000, deposit: 9000 },
    })
    expect(requestFacts(asked, { ...prices, seasons: [] })).toEqual(asked)
    expect(requestFacts(asked, null)).toEqual(asked)
  })
})

describe('a letter about a stay', () => {
  const known = {
    payments: [],
    today: day('2027-05-01'),
    terms: { balanceDays: 7 },
    account,
    hasGuide: false,
  }

  test('contains what is true of the stay, and the account that its page shows', () => {
    const withPage = { ...stay, guests: 4, guestKey: 'AAAAAAAAAAAAAAAAAAAAAA' }

    expect(stayFacts(withPage, known)).toEqual({
      guest: 'İpek Işık',
      dates: stay.dates,
      people: 4,
      guestKey: withPage.guestKey,
      phase: 'awaiting',
      money: situationOf(stay, [], known.terms, known.today),
      account,
      isAccountOnPage: true,
      hasGuide: false,
    })
  })

  test('to a guest of a channel contains no amounts and no account', () => {
    const facts = stayFacts({ ...stay, source: 'other' as const }, known)

    expect(facts).toMatchObject({ phase: 'reserved', isAccountOnPage: false })
    expect(facts).not.toHaveProperty('money')
  })
})

test('sent letters are parsed with day, language and author, and invalid ones are listed', () => {
  const mark = { date: '2027-07-01', language: 'en', by: 'ada@example.com', at: 1 }
  const stored = { thanks: mark, offer: { ...mark, date: 'x' }, change: 'x', invoice: mark }

  expect([...readSentLetters(stored)]).toEqual([
    ['thanks', { date: '2027-07-01', language: 'en', by: 'ada@example.com' }],
  ])
  expect(unreadableSentLetters(stored)).toEqual(['offer', 'change', 'invoice'])
  expect(readSentLetters(null).size).toBe(0)
})

test('owners’ texts are parsed with their version; the built-in one replaces deleted or invalid ones', () => {
  const text = { subject: 'Teşekkür', body: 'Sağ olun.' }
  const signature = { version: 3, by: 'ada@example.com', at: 1 }
  const stored = {
    thanks: { tr: { ...text, ...signature }, en: signature, xx: 'x' },
    offer: { tr: { ...text, ...signature, body: 5 } },
    invoice: { tr: { ...text, ...signature } },
  }
  const letters = readOwnLetters(stored)

  expect(letters.of('thanks', 'tr')).toEqual({ own: text, version: 3, by: 'ada@example.com' })
  expect(letters.of('thanks', 'en')).toMatchObject({ own: null, version: 3 })
  expect(letters.of('offer', 'tr')).toMatchObject({ own: null, version: 3 })
  expect(letters.of('change', 'tr')).toEqual({ own: null, version: 0, by: null })
  expect(unreadableLetters(stored)).toEqual(['thanks/xx', 'offer/tr', 'invoice/tr'])
})
