import { describe, expect, test } from 'vitest'
import { DEMO_ACCOUNTS } from './accounts.ts'
import { besiege, type Changes, entrances, outsiders, people } from './attackers.ts'

const { owner, guest } = DEMO_ACCOUNTS

const dates = { girisTarihi: '10.07.2026', cikisTarihi: '12.07.2026' }
const details = {
  musteriAdi: 'Ayşe Kaya',
  kapora: 100,
  kalan: 400,
  toplamUcret: 500,
  notlar: 'Geç',
}
const request = {
  firstname: 'Ada',
  lastname: 'Yılmaz',
  email: 'ada@example.com',
  phone: '+90 532 000 00 00',
  checkIn: '2026-07-20',
  checkOut: '2026-07-25',
}
const stored = {
  admins: { [owner.uid]: owner.email },
  reservations: { first: dates },
  reservationDetails: { first: details },
  nights: { '2026-07-10': 'first', '2026-07-11': 'first' },
  requests: { asked: { reservation: request, status: 'new' } },
}
const stay = {
  'reservations/second': { girisTarihi: '12.07.2026', cikisTarihi: '13.07.2026' },
  'reservationDetails/second': details,
}
const asking = (change: Changes) => ({ 'requests/new': { reservation: { ...request, ...change } } })

const { enter, everything } = besiege(stored)

const privatePlaces = [
  '/',
  'reservationDetails',
  'reservationDetails/first',
  'reservationDetails/first/musteriAdi',
  'nights',
  'nights/2026-07-10',
  'requests',
  'requests/asked',
  'requests/asked/reservation/email',
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
    ['answer a request', { 'requests/asked/status': 'accepted' }],
    ['take an answer back', { 'requests/asked/status': null }],
    ['delete a request', { 'requests/asked': null }],
    ['ask with an answer', { 'requests/new': { reservation: request, status: 'accepted' } }],
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
    ['overwrite a request', { 'requests/asked': { reservation: request } }],
    ['change what a guest wrote', { 'requests/asked/reservation/phone': '000000' }],
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
})

describe.each(entrances(['an owner']))('%s, by %s', (person, way) => {
  test.each(['reservationDetails', 'nights', 'requests', `admins/${owner.uid}`])(
    'can read %s',
    async (path) => {
      expect(await enter(person, way).read(path)).toBe(true)
    },
  )

  test.each<[string, Changes]>([
    ['answer a request', { 'requests/asked/status': 'accepted' }],
    ['delete a request', { 'requests/asked': null }],
  ])('can %s', async (_title, changes) => {
    expect(await enter(person, way).write(changes)).toBe(true)
    expect(await everything()).not.toEqual(stored)
  })

  test.each(['/', 'admins', `admins/${guest.uid}`])('cannot read %s', async (path) => {
    expect(await enter(person, way).read(path)).toBe(false)
  })
})
