import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { currencyWords } from './currencyWords.ts'

test('no line of the project names a currency itself', () => {
  expect(currencyWords()).toEqual([])
})

test('a text with a sign, a code or a name is told with its line, and a comment is not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'villa-currency-'))
  mkdirSync(join(folder, 'src'))
  const lines = ["a: '₺5',", "b: 'TRY',", "c: 'in lira',", '// in lira', "d: 'retry',"]
  writeFileSync(join(folder, 'src/texts.ts'), lines.join('\n'))
  expect(currencyWords(folder)).toEqual(['src/texts.ts:1', 'src/texts.ts:2', 'src/texts.ts:3'])
})
