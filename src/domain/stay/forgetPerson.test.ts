import { expect, test } from 'vitest'
import { forgetPerson } from './forgetPerson.ts'
import { TYPED_NAMES, formFields } from './reservation.ts'
import { day, CONTEXT } from '#domain/testing.ts'

test('removing a person keeps a stay’s dates and amounts, marks it, and leaves no text about the person', () => {
  const dates = { checkIn: day('2026-07-10'), checkOut: day('2026-07-15') }
  const figures = { id: 'a', version: 2, dates, kapora: 1, kalan: 2, toplamUcret: 3, guests: 4 }
  const person = {
    musteriAdi: 'Ayşe',
    notlar: 'geç gelir',
    phone: '05550',
    email: 'a@b.example',
    houseNotes: 'Ayşe Hanım alerjik',
    paymentLink: 'https://pay.example/ayse',
  }
  const cancellation = { kept: 0, by: 'ada@example.com', at: 1 }
  const status = 'cancelled' as const
  const reason = 'Hastalık'
  const whole = { ...figures, ...person, status, cancellation: { ...cancellation, reason } }

  const bare = {
    key: 'bare',
    date: day('2026-07-10'),
    amount: 500,
    method: 'cash',
    by: 'ada@example.com',
  } as const
  const payments = [bare, { ...bare, key: 'p', payer: 'Bora', note: '€10 nakit' }]

  const change = forgetPerson({ stay: whole, requests: [], review: null, payments, entry: 'e' })
  const writes = change.writes('ada@example.com', CONTEXT)

  expect(writes).toMatchObject({
    'reservationDetails/a/musteriAdi': '–',
    'reservationDetails/a/removed': true,
    'reservationDetails/a/cancellation/reason': null,
    'payments/a/p/payer': null,
    'payments/a/p/note': null,
  })
  expect(Object.keys(writes).join()).not.toMatch(/Tarihi|bare|toplamUcret|kapora|kalan|guests/)
  const written = JSON.stringify(writes)
  for (const text of [...Object.values(person), reason]) expect(written).not.toContain(text)
})

test('removing a person removes each optional text of the form but the hour of arrival', () => {
  const texts = TYPED_NAMES.filter((name) => {
    const { optional, logged } = formFields[name]
    return optional && !logged && name !== 'arrivalTime'
  })
  const dates = { checkIn: day('2026-07-10'), checkOut: day('2026-07-15') }
  const required = { musteriAdi: 'Ayşe', notlar: '', kapora: 1, kalan: 2, toplamUcret: 3 }
  const typed = Object.fromEntries(texts.map((name) => [name, 'x']))
  const stay = { id: 'a', version: 2, status: 'booked', dates, ...required, ...typed } as const

  const change = forgetPerson({ stay, requests: [], review: null, payments: [], entry: 'e' })

  const removed = Object.fromEntries(texts.map((name) => [`reservationDetails/a/${name}`, null]))
  expect(change.writes('ada@example.com', CONTEXT)).toMatchObject(removed)
})
