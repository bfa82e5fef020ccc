import { expect, test } from 'vitest'
import { decodeCalendar } from './decodeCalendar.ts'

const TEXT = 'SUMMARY:Şule Işık\r\n'
const utf8 = new TextEncoder().encode(TEXT)

function utf16(text: string, littleEndian: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(text.length * 2))
  for (let index = 0; index < text.length; index += 1)
    view.setUint16(index * 2, text.charCodeAt(index), littleEndian)
  return new Uint8Array(view.buffer)
}

test('decodes UTF-8, even when a fold splits a character', () => {
  const cut = TEXT.indexOf('Ş') + 1
  const folded = new Uint8Array([...utf8.slice(0, cut), 13, 13, 10, 32, ...utf8.slice(cut)])

  expect(decodeCalendar(utf8)).toBe(TEXT)
  expect(decodeCalendar(folded)).toBe(TEXT)
})

test.each([
  ['with a mark', '\uFEFF'],
  ['without one', ''],
])('decodes UTF-16 %s', (_, mark) => {
  for (const isLittle of [true, false])
    expect(decodeCalendar(utf16(`${mark}${TEXT}`, isLittle))).toBe(TEXT)
})

test.each([
  ['iso-8859-1', 'Réservée ð'],
  ['iso-8859-9', 'Réservée ğ'],
  ['utf-8', 'Réservée ğ'],
  [null, 'Réservée ğ'],
])('decodes bytes that are not UTF-8 as %s', (charset, text) => {
  const bytes = new Uint8Array(Array.from('Réservée ð', (letter) => letter.charCodeAt(0)))

  expect(decodeCalendar(bytes, charset)).toBe(text)
})
