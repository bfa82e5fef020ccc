import { expect, test } from 'vitest'
import { fileName } from './download.ts'

test.each([
  [['Villa Defne', 'yedek', '2026-11-22'], 'villa-defne-yedek-2026-11-22'],
  [['IŞIK İncir Evi', 'liste'], 'isik-incir-evi-liste'],
  [['../a\\b: "c"?', 'x'], 'a-b-c-x'],
])('%j become the file name %s', (parts, name) => {
  expect(fileName(...parts)).toBe(name)
})
