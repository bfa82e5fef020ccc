import { describe, expect, test } from 'vitest'
import { season, terms } from '#domain/prices/testing.ts'
import { NO_LETTERS } from '#domain/payments/ledger.ts'
import type { RequestStatus } from '#domain/request/request.ts'
import { storedRequest } from '#domain/request/testing.ts'
import type { Reservation } from '#domain/stay/reservation.ts'
import { situationOf } from '#domain/stay/situation.ts'
import { seasonStay } from '#domain/channels/testing.ts'
import { day } from '#domain/testing.ts'
import { requestFacts, stayFacts } from './facts.ts'
import { readOwnLetters, unreadableLetters } from './letter.ts'
import { declinesDue, requestLetters } from './requestLetters.ts'
import { readLetterMarks, unreadableLetterMarks } from './letterMarks.ts'
import { readSentLetters } from './sentLetters.ts'

const account = { accountHolder: 'Nihal Sezer', accountNumber: 'TR330006100519786457841326' }

const stay = {
  ...seasonStay('stay', '2027-07-10', '2027-07-15'),
  musteriAdi: 'İpek Işık',
  kapora: 3000,
  kalan: 7000,
  toplamUcret: 10_000,
}

describe('the sender of a request', () => {
  test.each<[RequestStatus, boolean, string, string[]]>([
    ['new', false, '2027-07-10', ['offer', 'decline']],
    ['held', false, '2027-07-01', []],
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

  test.each([
    ['a week ago, at the villa’s midnight', '2027-07-02T21:00:00Z', {}, true],
    ['before that', '2027-07-02T20:59:59Z', {}, false],
    ['and was not declined', '2027-07-08T09:00:00Z', { status: 'held' as const }, false],
    [
      'for days that have begun',
      '2027-07-08T09:00:00Z',
      { dates: { checkIn: day('2027-07-09'), checkOut: day('2027-07-12') } },
      false,
    ],
    ['and was removed', '2027-07-08T09:00:00Z', { removed: true as const }, false],
  ])('who asked %s is due their refusal or not', (_, sent, more, isDue) => {
    const asked = storedRequest({
      at: Date.parse(sent),
      dates: stay.dates,
      status: 'declined',
      ...more,
    })

    const due = (stays: Reservation[]) =>
      declinesDue([asked], stays, day('2027-07-10'), 'Europe/Istanbul')
    expect(due([])).toEqual(isDue ? [asked] : [])
    // The same person has a stay to come.
    expect(due([{ ...stay, phone: asked.phone }])).toEqual([])
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
  const known = { account, hasGuide: false }
  const situation = (of: Reservation) =>
    situationOf(of, { payments: [], letters: NO_LETTERS }, day('2027-05-01'))

  test('contains what is true of the stay, and the account that its page shows', () => {
    const withPage = { ...stay, guests: 4, guestKey: 'AAAAAAAAAAAAAAAAAAAAAA' }

    expect(stayFacts(withPage, situation(withPage), known)).toEqual({
      guest: 'İpek Işık',
      dates: stay.dates,
      people: 4,
      guestKey: withPage.guestKey,
      phase: 'awaiting',
      money: situation(withPage),
      account,
      isAccountOnPage: true,
      hasGuide: false,
    })
  })

  test('to a guest of a channel contains no amounts and no account', () => {
    const sold = { ...stay, source: 'other' as const }
    const facts = stayFacts(sold, situation(sold), known)

    expect(facts).toMatchObject({ phase: 'reserved', isAccountOnPage: false })
    expect(facts).not.toHaveProperty('money')
  })
})

test('marks of letters are parsed with the dates and amounts in them and their author, and invalid ones are listed', () => {
  const told = { checkIn: '2027-07-10', checkOut: '2027-07-15', total: 10_000, paid: 0 }
  const mark = { ...told, by: 'ada@example.com', at: 1 }
  const stored = { thanks: mark, offer: { ...mark, checkIn: 'x' }, change: 'x', invoice: mark }

  expect([...readLetterMarks(stored)]).toEqual([['thanks', mark]])
  expect(unreadableLetterMarks(stored)).toEqual(['offer', 'change', 'invoice'])
  expect(readLetterMarks(null).size).toBe(0)
})

test('sent letters are parsed as they were opened, latest first, and invalid ones are listed', () => {
  const letter = {
    kind: 'offer',
    language: 'en',
    how: 'mail',
    text: 'Hello',
    by: 'ada@example.com',
  }
  const stored = { a: { ...letter, at: 1 }, b: { ...letter, at: 2 }, c: { ...letter, how: 'x' } }

  expect(readSentLetters(stored)).toEqual({
    letters: [
      { ...letter, id: 'b', at: 2 },
      { ...letter, id: 'a', at: 1 },
    ],
    unreadable: ['c'],
  })
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
