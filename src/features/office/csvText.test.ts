import { expect, test } from 'vitest'
import { csvText } from './csvText.ts'

test('cells with any content stay separate, in UTF-8 that Excel recognizes', () => {
  const text = csvText([
    ['Müşteri', 'Notlar'],
    ['Şişli; "İğde"', 'iki\nsatır'],
    ['  boşluk', ''],
  ])

  expect(new TextEncoder().encode(text).slice(0, 3)).toEqual(Uint8Array.of(0xef, 0xbb, 0xbf))
  expect(text.slice(1)).toBe('Müşteri;Notlar\r\n"Şişli; ""İğde""";"iki\nsatır"\r\n"  boşluk";')
})
