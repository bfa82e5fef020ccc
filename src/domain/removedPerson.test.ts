import { expect, test } from 'vitest'
import { isRemoved, REMOVED_PERSON, withoutPerson } from './removedPerson.ts'
import { day } from './testing.ts'

test('removing a person leaves a stay’s dates and amounts, and a recognizable name', () => {
  const stay = { checkIn: day('2026-07-10'), checkOut: day('2026-07-15') }
  const figures = { id: 'a', version: 2, stay, kapora: 1, kalan: 2, toplamUcret: 3, guests: 4 }
  const person = {
    musteriAdi: 'Ayşe',
    notlar: 'geç gelir',
    phone: '05550',
    email: 'a@b.example',
  }
  const whole = { ...figures, ...person, eski: { adres: 'Kaş' } }

  const rest = withoutPerson(whole)

  expect(rest).toEqual({ ...figures, musteriAdi: REMOVED_PERSON, notlar: '' })
  expect([isRemoved(rest.musteriAdi), isRemoved(whole.musteriAdi)]).toEqual([true, false])
})
