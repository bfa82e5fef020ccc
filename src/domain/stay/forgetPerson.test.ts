import { expect, test } from 'vitest'
import { withoutPerson } from './forgetPerson.ts'
import { day } from '#domain/testing.ts'

test('removing a person leaves a stay’s dates and amounts, and a mark instead of the name', () => {
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

  const rest = withoutPerson(whole)

  const { id: _, version: __, ...kept } = figures
  expect(rest).toEqual({
    ...kept,
    musteriAdi: '–',
    notlar: '',
    removed: true,
    status,
    cancellation,
  })
})
