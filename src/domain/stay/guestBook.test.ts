import { expect, test } from 'vitest'
import { seasonStay } from '#domain/channels/testing.ts'
import { day, type StayMore } from '#domain/testing.ts'
import { guestsNamed, hasBegun, staysOfGuest } from './guestBook.ts'

const stay = (id: string, checkIn: string, more: StayMore) =>
  seasonStay(id, checkIn, '2029-01-01', more)

const season = [
  stay('first', '2025-07-01', { phone: '0555 010 20 30' }),
  stay('second', '2026-07-01', { phone: '+90 555 010 20 30', email: 'Ipek@Example.com' }),
  stay('other', '2026-08-01', { phone: '0555 010 20 31', email: 'can@example.com' }),
  stay('silent', '2026-09-01', {}),
  stay('closed', '2026-10-01', { phone: '0555 010 20 30', status: 'blocked' }),
  stay('gone', '2026-11-01', { phone: '0555 010 20 30', removed: true }),
]
const known = (phone?: string, email?: string, but?: string) =>
  staysOfGuest(season, { phone, email }, but).map(({ id }) => id)

test('a returning guest is recognized by number or address in any spelling, the latest stay first', () => {
  expect(known('5550102030')).toEqual(['second', 'first'])
  expect(known('00905550102030', 'ipek@example.com')).toEqual(['second', 'first'])
  expect(known(undefined, ' IPEK@example.com')).toEqual(['second'])
  expect(known('5550102030', 'can@example.com')).toEqual(['other', 'second', 'first'])
})

test('a stay does not recognize its own guest, nor one without contacts', () => {
  expect(known('5550102030', undefined, 'second')).toEqual(['first'])
  expect(known()).toEqual([])
  expect(known('0555', 'ipek')).toEqual([])
})

test('a stay that is coming or begins today makes no returning guest', () => {
  const stays = ['2026-06-30', '2026-07-01', '2027-01-01'].map((checkIn) => stay('a', checkIn, {}))

  expect(stays.map(hasBegun(day('2026-07-01')))).toEqual([true, false, false])
})

test('a guest is found by the beginning of a name without accents, or by a contact, with the latest stay', () => {
  const stays = [
    stay('earlier', '2025-07-01', { musteriAdi: 'İpek Işık', phone: '0555 010 20 30' }),
    stay('later', '2026-07-01', { musteriAdi: 'İpek Işık', phone: '+90 555 010 20 30' }),
    stay('namesake', '2024-07-01', { musteriAdi: 'Ipek Isik', phone: '0555 999 99 99' }),
    stay('closed', '2026-08-01', { musteriAdi: 'İpek Işık', status: 'blocked' }),
    stay('can', '2026-08-01', { musteriAdi: 'Can Er', email: 'can@example.com' }),
  ]
  const found = (name: string, phone?: string, email?: string) =>
    guestsNamed(stays, { name, phone, email }).map(({ id }) => id)

  expect(found('ipek is')).toEqual(['later', 'namesake'])
  expect(found('ip')).toEqual([])
  expect(found('', '5550102030')).toEqual(['later'])
  expect(found('Can Ay', undefined, 'CAN@example.com')).toEqual(['can'])
})
