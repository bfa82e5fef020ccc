import { expect, test } from 'vitest'
import { phonesIn } from './phonesIn.ts'

const phones = (text: string) =>
  phonesIn(text).flatMap((stretch) => (stretch.isPhone ? [stretch.text] : []))

test('a text around numbers stays unchanged', () => {
  expect(phonesIn('Acil: 112.\nAyşe (0555 010 20 31), gece de.')).toEqual([
    { text: 'Acil: ', isPhone: false },
    { text: '112', isPhone: true },
    { text: '.\nAyşe (', isPhone: false },
    { text: '0555 010 20 31', isPhone: true },
    { text: '), gece de.', isPhone: false },
  ])
  expect(phonesIn('112')).toEqual([{ text: '112', isPhone: true }])
  expect(phonesIn('')).toEqual([])
})

test.each([
  '+90 555 010 20 30',
  '+90 (252) 385 10 20',
  '0090 555 010 20 30',
  '0555 010 20 31',
  '0 (252) 385 10 20',
  '(0252) 385 10 20',
  '0252 385-10-20',
  '0850.222.10.20',
  '444 1 234',
  '+44 20 7946 0958',
  '+49 (0) 30 1234567',
  '112',
])('finds the number %s in any position', (number) => {
  for (const text of [
    number,
    `Tel: ${number}`,
    `${number}’yi arayın.`,
    `(${number})`,
    `${number}\n24 saat`,
  ]) {
    expect([text, phones(text)]).toEqual([text, [number]])
  }
})

test('separates several numbers of a line', () => {
  const line = 'Polis 155, jandarma 156; Ayşe 0555 010 20 31 / +90 555 010 20 30 24 saat'
  expect(phones(line)).toEqual(['155', '156', '0555 010 20 31', '+90 555 010 20 30'])
})

test.each([
  'TR33 0006 1005 1978 6457 8413 26',
  'TR120212345678901234567890',
  '05.06.2026 10:00',
  '05.06.2026 100 30',
  '2026-05-15',
  'saat 08:00–22:00, 7/24',
  'Hastane 155 m ileride, 112 km',
  '155 TL, ₺1.155, 155,50',
  '112. Sokak No: 155',
  'Kapı no 112, kod: 155',
  '36.1125, 29.2555',
  'https://ornek.com/112x',
  '1555 0102030',
  'A112, 112B',
  '0555 010 20 301',
  '300 metre',
])('%s is no number', (text) => {
  expect(phonesIn(text)).toEqual([{ text, isPhone: false }])
})
