import { describe, expect, test } from 'vitest'
import { day } from '#domain/testing.ts'
import { reservation } from '#features/office/testing.ts'
import { loadTexts, translate } from '#i18n/index.ts'
import { accountOf } from '#domain/payments/account.ts'
import { CSV_SUMS, csvCells, csvColumns } from '#domain/office/csvCells.ts'
import { orderOf, readListDate, readMoney } from './listCells.ts'
import { guessColumns, guessOrder, hasHeadings, listSource } from './listColumns.ts'
import { type ListChoices, planList } from './listPlan.ts'

const today = day('2026-07-10')
const CHOICES: ListChoices = {
  order: 'day',
  source: null,
  rates: {},
  depositsPaid: true,
  pastPaid: true,
  today,
}

/** Plans a list whose first line has the headings. */
function plan(text: string, choices: Partial<ListChoices> = {}, separator = '\t') {
  const [headings = [], ...rows] = text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(separator))
  const list = { headings, rows }
  const columns = guessColumns(list)
  const source = listSource(headings)
  const order = guessOrder(list, columns)
  return planList(list, columns, [], { ...CHOICES, source, order, ...choices })
}

test.each([
  '01.07.2026',
  '1/7/26',
  '2026-07-01',
  '2026-07-01 14:00:00',
  '1 Temmuz 2026',
  'Jul 1, 2026',
  '1. Juli 2026',
  'Wed, 1 July 2026',
  '46204',
])('%s is the first of July', (text) => {
  expect(readListDate(text, 'day')).toBe('2026-07-01')
})

test('an impossible day is none, and one date above 12 sets the order of its column', () => {
  expect(readListDate('31.02.2026', 'day')).toBeNull()
  expect(readListDate('5 Temmuz', 'day')).toBeNull()
  expect(orderOf(['07/01/2026', '07/15/2026'])).toBe('month')
  expect(orderOf(['07/01/2026', '15/07/2026'])).toBe('day')
})

test.each([
  ['1.234,50', 1234.5, null],
  ['1,234.50', 1234.5, null],
  ['₺1.234', 1234, null],
  ['12500 TL', 12_500, null],
  ['€ 1,234.56', 1234.56, 'EUR'],
  ['980.5 EUR', 980.5, 'EUR'],
  ['US$512', 512, 'USD'],
])('%s is an amount', (text, amount, currency) => {
  expect(readMoney(text)).toEqual({ amount, currency })
})

test('an owner’s Turkish list comes in with payments on their own days', () => {
  const [first, second] = plan(`
    Ad Soyad	Giriş	Çıkış	Toplam	Kapora	Kapora tarihi	Telefon	Not
    Ayşe Yılmaz	10.08.2026	15.08.2026	30.000	10.000	02.03.2026	0532 111 22 33	bebek yatağı
    Tom Pemberton	01.06.2026	05.06.2026	20.000 TL	5.000	03.02.2026
  `)

  expect(first).toMatchObject({
    state: 'new',
    stay: {
      musteriAdi: 'Ayşe Yılmaz',
      stay: { checkIn: '2026-08-10', checkOut: '2026-08-15' },
      toplamUcret: 30_000,
      kapora: 10_000,
      kalan: 20_000,
      phone: '0532 111 22 33',
      notlar: 'bebek yatağı',
    },
    payments: [{ date: '2026-03-02', amount: 10_000, purpose: 'kapora' }],
  })
  // The balance of a past stay has no known day, so it is carried over.
  expect(second).toMatchObject({
    payments: [{ amount: 5000 }, { amount: 15_000, purpose: 'carried' }],
  })
})

test('our own CSV comes in as the stays that it was made of', async () => {
  await Promise.all([loadTexts('admin'), loadTexts('office')])
  const stay = {
    ...reservation({ kapora: 3000, kalan: 7000.5, toplamUcret: 10_000.5, phone: '0555 010 20 30' }),
    notlar: 'Bebek yatağı',
  }
  const wish = { notes: true }
  const account = accountOf(stay, [], null)
  const headings = [
    ...csvColumns(wish).map((name) => translate(`admin.fields.${name}`)),
    ...CSV_SUMS.map((name) => (name === 'paid' ? translate('office.payments.paid') : '')),
  ]
  const list = { headings, rows: [csvCells(stay, account, 'evet', wish)] }
  const [row] = planList(list, guessColumns(list), [], CHOICES)

  const { id: _, version: __, ...values } = stay
  expect(row).toMatchObject({ state: 'new', stay: values })
})

test('rows are compared with the stored stays and with each other', () => {
  const list = {
    headings: ['Misafir', 'Giriş', 'Çıkış'],
    rows: [
      ['Ayşe Yılmaz', '10.07.2026', '15.07.2026'],
      ['Can Kaya', '14.07.2026', '16.07.2026'],
      ['Ela Ak', '20.07.2026', '22.07.2026'],
      ['ELA AK', '20.07.2026', '22.07.2026'],
      ['Kim', '2026', '22.07.2026'],
      ['', '24.07.2026', '25.07.2026'],
    ],
  }
  const rows = planList(list, guessColumns(list), [reservation()], CHOICES)

  expect(rows.map(({ state }) => state)).toEqual([
    'same',
    'conflict',
    'new',
    'same',
    'unreadable',
    'unreadable',
  ])
  expect(rows[4]).toMatchObject({ problem: 'checkIn', text: '2026' })
  expect(rows[5]).toMatchObject({ problem: 'guest' })
})

describe('the exports of channels', () => {
  test('Lodgify', () => {
    const rows = plan(
      `Id,Type,Source,SourceText,Name,DateArrival,DateDeparture,Nights,HouseName,InternalCode,House_Id,RoomTypes,People,DateCreated,TotalAmount,Currency,Status,Email,Phone,CountryName
       1,Booking,BookingCom,x,Anna Kowalska,2026-09-01,2026-09-05,4,Villa,,1,Room,4,2026-03-01,900.50,EUR,Booked,anna@example.com,+48 600 000 000,Poland
       2,Booking,Manual,,Can Öz,2026-09-10,2026-09-12,2,Villa,,1,Room,2,2026-03-01,9000,TRY,Declined,,,Turkey`,
      { rates: { EUR: 50 } },
      ',',
    )

    expect(rows[0]).toMatchObject({
      state: 'new',
      stay: { source: 'booking', toplamUcret: 45_025, guests: 4, email: 'anna@example.com' },
    })
    expect(rows[1]).toMatchObject({ state: 'skipped' })
  })

  test('Airbnb, whose dates have the month first', () => {
    const [row] = plan(
      `Confirmation code;Status;Guest name;Contact;# of adults;# of children;# of infants;Start date;End date;# of nights;Booked;Listing;Earnings
       HMABC;Confirmed;Emily Carter;+44 7700 900000;2;1;0;9/14/2026;9/20/2026;6;2026-03-01;Villa;₺48,000.00`,
      {},
      ';',
    )

    expect(row).toMatchObject({
      state: 'new',
      stay: {
        source: 'airbnb',
        stay: { checkIn: '2026-09-14', checkOut: '2026-09-20' },
        guests: 3,
        toplamUcret: 48_000,
        phone: '+44 7700 900000',
      },
    })
  })

  test('Booking.com, whose rate has to be typed', () => {
    const text = `Book number|Booked by|Guest name(s)|Check-in|Check-out|Booked on|Status|Rooms|Persons|Adults|Children|Price|Commission %|Commission amount|Remarks|Duration (nights)|Phone number
       6547074679|Hauck, Lukas|Lukas Hauck|2026-12-15|2026-12-17|2026-12-09 00:26:33|ok|1|2|2|0|320 EUR|15|48 EUR|Late arrival|2|4915100000
       6547074680|Roth, Mia|Mia Roth|2026-12-20|2026-12-22|2026-12-09 00:26:33|cancelled_by_guest|1|2|2|0|320 EUR|15|48 EUR||2|`
    const [untyped] = plan(text, {}, '|')
    const [row, cancelled] = plan(text, { rates: { EUR: 50 } }, '|')

    expect(untyped).toMatchObject({ state: 'unreadable', problem: 'rate' })
    expect(row).toMatchObject({
      stay: { musteriAdi: 'Lukas Hauck', source: 'booking', guests: 2, toplamUcret: 16_000 },
    })
    expect(cancelled).toMatchObject({ state: 'skipped' })
  })
})

test('columns without headings are guessed by their contents', () => {
  const rows = [
    ['Ayşe Yılmaz', '10.08.2026', '15.08.2026', '30000', '10000', '05321112233'],
    ['Can Kaya', '20.08.2026', '25.08.2026', '31000', '11000', '05321112244'],
  ]

  expect(hasHeadings(rows[0] ?? [])).toBe(false)
  expect(guessColumns({ headings: null, rows })).toEqual([
    'guest',
    'checkIn',
    'checkOut',
    'total',
    'deposit',
    'phone',
  ])
})
