import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { OLDEST_LIB } from './browsers.ts'

test('a function that the oldest browsers lack is a type error', () => {
  expect(readFileSync('tsconfig.src.json', 'utf8')).toContain(`"lib": ["${OLDEST_LIB}", "DOM"`)
})
