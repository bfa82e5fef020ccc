import { expect, test } from 'vitest'
import { csvText } from './FileButton.tsx'

test('cells with any content stay separate, in UTF-8 that Excel recognizes', async () => {
  const text = await csvText([
    ['Müşteri', 'Notlar'],
    ['Şişli; "İğde"', 'iki\nsatır'],
    ['  boşluk', ''],
  ])

  expect(new TextEncoder().encode(text).slice(0, 3)).toEqual(Uint8Array.of(0xef, 0xbb, 0xbf))
  expect(text.slice(1)).toBe('Müşteri;Notlar\r\n"Şişli; ""İğde""";"iki\nsatır"\r\n"  boşluk";')
})
