import { describe, expect, test } from 'vitest'
import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import { besiege, type Changes, entrances, outsiders, people } from './attackers.ts'
import { deletedRequest } from './deletedRequest.ts'
import { REQUEST as request } from './request.ts'

const { owner, guest } = DEMO_ACCOUNTS

const dates = { girisTarihi: '10.07.2026', cikisTarihi: '12.07.2026' }
const details = {
  musteriAdi: 'Ayşe Kaya',
  kapora: 100,
  kalan: 400,
  toplamUcret: 500,
  notlar: 'Geç',
}
const stored = {
  admins: { [owner.uid]: owner.email },
  reservations: { first: dates },
  reservationDetails: { first: details },
  nights: { '2026-07-10': 'first', '2026-07-11': 'first' },
  requests: { '-Pasked0000000000000': { reservation: request, status: 'new', dil: 'tr' } },
}
const stay = {
  'reservations/second': { girisTarihi: '12.07.2026', cikisTarihi: '13.07.2026' },
  'reservationDetails/second': details,
}
const asking = (change: Changes) => ({
  'requests/-Pnew000000000000000': { reservation: { ...request, ...change } },
})

const { enter, everything } = besiege(stored)

const privatePlaces = [
  '/',
  'reservationDetails',
  'reservationDetails/first',
  'reservationDetails/first/musteriAdi',
  'nights',
  'nights/2026-07-10',
  'requests',
  'requests/-Pasked0000000000000',
  'requests/-Pasked0000000000000/reservation/email',
  'admins',
  `admins/${owner.uid}`,
  'something/else',
]

describe.each(entrances(outsiders))('%s, by %s', (person, way) => {
  test.each(privatePlaces)('cannot read %s', async (path) => {
    expect(await enter(person, way).read(path)).toBe(false)
  })

  test.each<[string, Changes]>([
    ['add a stay', stay],
    ['change a stay', { 'reservations/first/girisTarihi': '09.07.2026' }],
    ['change a figure', { 'reservationDetails/first/kapora': 0 }],
    ['delete a stay', { 'reservations/first': null, 'reservationDetails/first': null }],
    ['delete all stays', { reservations: null }],
    ['claim a night', { 'nights/2026-07-12': 'first' }],
    ['free a night', { 'nights/2026-07-10': null }],
    ['answer a request', { 'requests/-Pasked0000000000000/status': 'declined' }],
    [
      'hold a request',
      {
        'requests/-Pasked0000000000000/status': 'held',
        'requests/-Pasked0000000000000/heldUntil': '2026-07-01',
      },
    ],
    ['take an answer back', { 'requests/-Pasked0000000000000/status': null }],
    ['delete a request', { 'requests/-Pasked0000000000000': null }],
    [
      'ask with an answer',
      { 'requests/-Pnew000000000000000': { reservation: request, status: 'accepted' } },
    ],
  ])('cannot %s', async (_title, changes) => {
    expect(await enter(person, way).write(changes)).toBe(false)
    expect(await everything()).toEqual(stored)
  })
})

describe.each(entrances(people))('%s, by %s', (person, way) => {
  test.each<[string, Changes]>([
    ['write the public half of a stay alone', { 'reservations/second': dates }],
    ['write the private half of a stay alone', { 'reservationDetails/second': details }],
    ['delete one half of a stay', { 'reservations/first': null }],
    ['delete the other half of a stay', { 'reservationDetails/first': null }],
    ['delete one date of a stay', { 'reservations/first/cikisTarihi': null }],
    ['publish a name', { 'reservations/first/musteriAdi': 'Ayşe Kaya' }],
    ['publish a note', { ...stay, 'reservations/second': { ...dates, notlar: 'Geç' } }],
    ['take a taken night', { ...stay, 'nights/2026-07-11': 'second' }],
    ['give a night to no stay', { 'nights/2026-07-12': 'third' }],
    ['claim a night that is none', { 'nights/2026-02-31': 'first' }],
    ['store a date that is none', { 'reservations/first/girisTarihi': '31.02.2026' }],
    ['store another leap day that is none', { 'reservations/first/girisTarihi': '2026-02-29' }],
    ['store a figure as text', { 'reservationDetails/first/kapora': '100' }],
    ['store a huge name', { 'reservationDetails/first/musteriAdi': 'x'.repeat(100_000) }],
    ['overwrite a request', { 'requests/-Pasked0000000000000': { reservation: request } }],
    ['change what a guest wrote', { 'requests/-Pasked0000000000000/reservation/phone': '000000' }],
    ['ask without an e-mail', asking({ email: null })],
    ['ask with an empty name', asking({ firstname: '' })],
    ['ask with one field more', asking({ admin: true })],
    ['ask with a date more', asking({ arrival: '2026-07-20' })],
    ['ask with a number as name', asking({ lastname: 5 })],
    ['ask with a branch as name', asking({ lastname: { a: 'b' } })],
    ['ask with huge notes', asking({ notes: 'x'.repeat(100_000) })],
    ['ask with a huge name', asking({ firstname: 'x'.repeat(100_000) })],
    ['ask for a day that is none', asking({ checkIn: '2026-06-31' })],
    ['ask for no night', asking({ checkOut: '2026-07-20' })],
    ['ask with a blank name', asking({ firstname: ' \u00a0\u3000' })],
    ['ask with a name of no width', asking({ lastname: '\u200b\u2060\ufeff' })],
    ['ask with a name that goes backwards', asking({ lastname: 'Yılmaz\u202e' })],
    ['ask with a control character', asking({ notes: 'Merhaba\u0000' })],
    ['ask with a line break in a name', asking({ firstname: 'Ada\nYılmaz' })],
    ['add a receiver to our answer', asking({ email: 'ada@example.com?bcc=eve@example.com' })],
    [
      'ask with a name that orders itself',
      asking({ firstname: { '.value': 'Ada', '.priority': 1 } }),
    ],
    [
      'ask with an order',
      { 'requests/-Pnew000000000000000': { reservation: request, '.priority': 1 } },
    ],
    ['order requests', { 'requests/-Pasked0000000000000/.priority': 1 }],
    ['order what a guest wrote', { 'requests/-Pasked0000000000000/reservation/.priority': 'x' }],
    ['order all requests', { 'requests/.priority': 1 }],
    ['ask under a key of their own', { 'requests/new': { reservation: request } }],
    ['ask from the year 10889', { [`requests/${'z'.repeat(20)}`]: { reservation: request } }],
    [
      'ask in no language',
      { 'requests/-Pnew000000000000000': { reservation: request, dil: 'türkçe' } },
    ],
    ['say a language without a request', { 'requests/-Pnew000000000000000/dil': 'tr' }],
    ['change the language of a request', { 'requests/-Pasked0000000000000/dil': 'en' }],
    [
      'ask and hold at once',
      { 'requests/-Pnew000000000000000': { reservation: request, status: 'held' } },
    ],
    ['hold a request until no day', { 'requests/-Pasked0000000000000/status': 'held' }],
    ['accept a request as no reservation', { 'requests/-Pasked0000000000000/status': 'accepted' }],
    [
      'accept a request as a reservation that is none',
      {
        'requests/-Pasked0000000000000/status': 'accepted',
        'requests/-Pasked0000000000000/reservationId': 'second',
      },
    ],
    [
      'say until when, of a request that is not held',
      { 'requests/-Pasked0000000000000/heldUntil': '2026-07-01' },
    ],
    ['hide data in a key', { [`requests/${'x'.repeat(700)}`]: { reservation: request } }],
    ['make an owner of the stranger', { [`admins/${guest.uid}`]: guest.email }],
    ['remove an owner', { [`admins/${owner.uid}`]: null }],
    ['write somewhere else', { something: 'else' }],
    ['delete everything', { '/': null }],
  ])('cannot %s', async (_title, changes) => {
    expect(await enter(person, way).write(changes)).toBe(false)
    expect(await everything()).toEqual(stored)
  })

  test('can see which days are booked', async () => {
    expect(await enter(person, way).read('reservations')).toBe(true)
  })

  test('can leave a request', async () => {
    expect(await enter(person, way).add('requests', { reservation: request })).toBe(true)
    expect(await everything()).not.toEqual(stored)
  })

  test('can say once in which language a request was written', async () => {
    const door = enter(person, way)
    const path = 'requests/-Pnew000000000000000'

    expect(await door.write({ [path]: { reservation: request } })).toBe(true)
    expect(await door.write({ [`${path}/dil`]: 'en' })).toBe(true)
    expect(await door.write({ [`${path}/dil`]: 'tr' })).toBe(false)
  })
})

describe.each(entrances(['an owner']))('%s, by %s', (person, way) => {
  test.each(['reservationDetails', 'nights', 'requests', `admins/${owner.uid}`])(
    'can read %s',
    async (path) => {
      expect(await enter(person, way).read(path)).toBe(true)
    },
  )

  // What an owner may answer has a table of its own (stays/answers.ts).
  test('can delete a request', async () => {
    const changes = deletedRequest('-Pasked0000000000000')
    expect(await enter(person, way).write(changes)).toBe(true)
    expect(await everything()).not.toEqual(stored)
  })

  test.each(['/', 'admins', `admins/${guest.uid}`])('cannot read %s', async (path) => {
    expect(await enter(person, way).read(path)).toBe(false)
  })
})
