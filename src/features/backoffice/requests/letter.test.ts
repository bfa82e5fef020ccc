import { beforeAll, expect, test } from 'vitest'
import type { Received } from '#domain/inbox.ts'
import type { Prices } from '#domain/prices/prices.ts'
import { season, terms } from '#domain/prices/testing.ts'
import { day } from '#domain/testing.ts'
import { needTextsOfAll } from '#i18n/index.ts'
import { writeLetter } from './letter.ts'

beforeAll(() => needTextsOfAll('letters'))

const request: Received = {
  id: 'q',
  ids: ['q'],
  sentAt: 0,
  guest: 'İpek Işık',
  email: 'ipek@example.com',
  phone: '05550102030',
  stay: { checkIn: day('2027-07-10'), checkOut: day('2027-07-13') },
  notes: '',
  status: 'new',
  dil: 'tr',
}
const prices: Prices = {
  seasons: [season('2027-06-01', '2027-08-31', 10_000)],
  terms: terms({ depositPercent: 30 }),
}
const free = { taken: false, prices: null }

test('free days are offered in the guest’s language, with their nights and what they cost', () => {
  const { subject, body } = writeLetter(request, { taken: false, prices })

  expect(subject).toMatch(/: 10 Temmuz 2027.* – 13 Temmuz 2027/)
  expect(body.split('\n\n')).toEqual([
    'Merhaba İpek Işık,',
    expect.stringMatching(
      /10 Temmuz 2027.*13 Temmuz 2027.*3 gece.*müsait\. Konaklamanın toplamı ₺30\.000, kaporası ₺9\.000\.$/,
    ),
    'Uygunsa yazmanız yeterli, günlerinizi ayıralım.',
    'Sevgiler,\nNihal & Kerem',
  ])
})

test.each([
  ['while they are not known', null],
  ['of nights without a price', { ...prices, seasons: [] }],
])('a letter says no prices %s', (_, known) => {
  expect(writeLetter(request, { taken: false, prices: known }).body).not.toContain('₺')
})

test.each<[string, Partial<Received>, boolean, RegExp]>([
  ['free', { status: 'new' }, false, /müsait/],
  ['held for them', { status: 'held' }, false, /müsait/],
  ['taken meanwhile', { status: 'new' }, true, /ağırlayamıyoruz/],
  ['declined', { status: 'declined' }, false, /ağırlayamıyoruz/],
  ['theirs', { status: 'accepted' }, true, /Rezervasyonunuz hazır.*\n\nSizi ağırlamak/],
])('a guest is told that the days are %s', (_, change, taken, words) => {
  const { body } = writeLetter({ ...request, ...change }, { taken, prices: null })

  expect(body).toMatch(words)
  expect(body.match(/müsait|ağırlayamıyoruz|Rezervasyonunuz/g)).toHaveLength(1)
})

test.each([
  ['en', 'Hello'],
  ['tr', 'Merhaba'],
  ['xx', 'Merhaba'],
])('a guest who reads %s is greeted with %s', (dil, greeting) => {
  expect(writeLetter({ ...request, dil }, free).body).toContain(greeting)
})

test('a guest whose language nobody kept is written to in the site’s own', () => {
  const { dil: _, ...unknown } = request
  expect(writeLetter(unknown, free).body).toContain('Merhaba')
})
