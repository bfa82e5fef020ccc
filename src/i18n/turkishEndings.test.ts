import { expect, test } from 'vitest'
import { ablativeOf, ablativeOfTime, atHouse } from './turkishEndings.ts'

test.each([
  [1, 'den'],
  [3, 'ten'],
  [6, 'dan'],
  [9, 'dan'],
  [10, 'dan'],
  [6_540, 'tan'],
  [6_560, 'tan'],
  [6_570, 'ten'],
  [6_590, 'dan'],
  [6_500, 'den'],
  [9_000, 'den'],
  [1_000_000, 'dan'],
])('%d is read with -%s', (amount, ending) => {
  expect(ablativeOf(amount)).toBe(ending)
})

test.each([
  ['15:00', 'ten'],
  ['14:30', 'dan'],
  ['10:00', 'dan'],
  ['00:00', 'dan'],
])('%s is read with -%s', (time, ending) => {
  expect(ablativeOfTime(time)).toBe(ending)
})

test.each([
  ['Villa Defne', 'Villa Defne’de'],
  ['Villa Olgun', 'Villa Olgun’da'],
  ['Villa Toros', 'Villa Toros’ta'],
  ['Köşk', 'Köşk’te'],
  ['Taşköprü Evi', 'Taşköprü Evi’nde'],
  ['USLU KONAĞI', 'USLU KONAĞI’nda'],
  ['Zeytin Çiftliği', 'Zeytin Çiftliği’nde'],
  ['Gül Köşkü', 'Gül Köşkü’nde'],
  ['Kartal Yuvası', 'Kartal Yuvası’nda'],
  ['Villa Sevi', 'Villa Sevi’de'],
])('at %s is %s', (name, at) => {
  expect(atHouse(name)).toBe(at)
})
