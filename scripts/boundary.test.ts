import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('no source file of the product imports development code', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  const sources = files.filter((file) => /(?<!([.]test|testing\w*))[.]tsx?$/.test(file))

  const offenders = sources.filter((file) =>
    /from '#(rtdb-emulator|rules|scripts|e2e)\//.test(readFileSync(join('src', file), 'utf8')),
  )

  expect(sources.length).toBeGreaterThan(100)
  expect(offenders).toEqual([])
})
