import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { checkScripts } from './budget.ts'

/** Text of about `kilobytes` after gzip, which reverses base64's overhead. */
const noise = (kilobytes: number) => randomBytes(kilobytes * 1_000).toString('base64')

test('accepts scripts within the budget, whatever their uncompressed size', () => {
  expect(() =>
    checkScripts([
      { file: '/a.js', text: noise(60) },
      { file: '/b.js', text: 'x'.repeat(1_000_000) },
    ]),
  ).not.toThrow()
})

test('refuses more than 110 kB in total, and lists the files', () => {
  const scripts = ['/a.js', '/b.js', '/c.js'].map((file) => ({ file, text: noise(60) }))

  expect(() => checkScripts(scripts)).toThrow(/may be 110 kB[^]*\/a\.js: \d+[^]*\/c\.js: \d+/)
})

test('refuses a part of the Firebase SDK', () => {
  const text = 'registerVersion("@firebase/database","1.0.0")'

  expect(() => checkScripts([{ file: '/base.js', text }])).toThrow('/base.js brings Firebase')
})
