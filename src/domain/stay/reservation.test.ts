import { describe, expect, test } from 'vitest'
import {
  detailFields,
  type Booked,
  readReservation,
  remainderOf,
  changedFields,
  sortByCheckIn,
  writeDetails,
} from './reservation.ts'
import { mayLack, namesOf } from '#domain/field/record.ts'
import { writeStayDates } from './stayDates.ts'
import { seasonStay } from '#domain/channels/testing.ts'
import { day, type StayMore } from '#domain/testing.ts'

const reservation = (id: string, checkIn: string) => seasonStay(id, checkIn, '2027-01-01')

test('reservations are sorted by check-in across years, not by the text dd.MM.yyyy', () => {
  const sorted = sortByCheckIn([
    reservation('d', '2026-02-01'),
    reservation('b', '2025-12-31'),
    reservation('c', '2026-02-01'),
    reservation('a', '2026-01-15'),
  ])

  expect(sorted.map(({ id }) => id)).toEqual(['b', 'a', 'c', 'd'])
})

test.each([
  [10_000, 2_500, 7_500],
  [0, 500, 0],
])('%d less %d leaves %d', (total, deposit, remainder) => {
  expect(remainderOf(total, deposit)).toBe(remainder)
})

const details = {
  musteriAdi: 'Ayşe Yılmaz',
  kapora: 3000,
  kalan: 7000,
  toplamUcret: 10000,
  notlar: '',
}

const ALL = namesOf(detailFields).filter((name) => !mayLack(detailFields[name]))

describe('a whole record', () => {
  const dates = { girisTarihi: '10.12.2026', cikisTarihi: '15.12.2026' }
  const stay = { checkIn: '2026-12-10', checkOut: '2026-12-15' }

  test('is parsed from its two halves', () => {
    expect(readReservation('a', dates, details)).toEqual({
      reservation: { id: 'a', version: 0, dates: stay, ...details, status: 'booked' },
    })
  })

  test.each([
    ['without its private half', dates, undefined, 'details', ALL],
    ['with a mistyped private half', dates, { ...details, kapora: 'çok' }, 'details', ['kapora']],
    ['with no date', { ...dates, girisTarihi: '31.02.2026' }, details, 'dates', ['girisTarihi']],
    ['without its public half', undefined, details, 'dates', ['girisTarihi', 'cikisTarihi']],
  ])(
    '%s is reported with the reason and the stored text',
    (_, publicHalf, privateHalf, problem, wrong) => {
      const read = readReservation('a', publicHalf, privateHalf)

      expect(read).toMatchObject({ unreadable: { problem, wrong } })
      expect(read).toHaveProperty(
        'unreadable.stored',
        expect.stringMatching(/girisTarihi|musteriAdi/),
      )
    },
  )
})

test('an unreadable record shows its stored values, and its amounts in the form that corrects it', () => {
  const dates = { girisTarihi: '31.02.2026', cikisTarihi: '05.03.2026' }

  expect(readReservation('a', dates, { kapora: 500, notlar: true })).toMatchObject({
    unreadable: {
      texts: { girisTarihi: '31.02.2026', kapora: '500', notlar: 'true', musteriAdi: '' },
      stored: JSON.stringify([dates, { kapora: 500, notlar: true }]),
    },
  })
})

const stored: Booked & { id: string; version: number } = {
  status: 'booked',
  id: 'a',
  version: 3,
  dates: { checkIn: day('2026-12-10'), checkOut: day('2026-12-15') },
  ...details,
}

test('a reservation is written as it is read', () => {
  const privateHalf = { ...writeDetails(stored), version: 3 }

  expect(readReservation('a', writeStayDates(stored.dates), privateHalf)).toEqual({
    reservation: stored,
  })
})

test.each<StayMore>([
  { musteriAdi: 'Ayşe Demir' },
  { notlar: 'geç' },
  { dates: { ...stored.dates, checkIn: day('2026-12-09') } },
  { dates: { ...stored.dates, checkOut: day('2026-12-16') } },
])('a change to %o is listed', (change) => {
  expect(changedFields(stored, stored)).toEqual([])
  expect(changedFields(stored, { ...stored, ...change })).toHaveLength(1)
})
