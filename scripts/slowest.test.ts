import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { newFile } from '#local-backend/testing/backend.ts'
import { slowest } from './slowest.ts'

test('the slowest tests of both runners are told, slowest first', () => {
  const unit = newFile('unit.json')
  const endToEnd = newFile('e2e.json')
  const quick = { fullName: 'adds', duration: 5 }
  const skipped = { fullName: 'is skipped', duration: null }
  const assertionResults = [quick, skipped, { fullName: 'races', duration: 2_340 }]
  const spec = { title: 'books', tests: [{ results: [{ duration: 9_000 }, { duration: 9_960 }] }] }
  const inner = { title: 'on a phone', specs: [{ ...spec, title: 'taps' }] }
  writeFileSync(unit, JSON.stringify({ testResults: [{ assertionResults }] }))
  writeFileSync(
    endToEnd,
    JSON.stringify({ suites: [{ title: 'guest.e2e.ts', specs: [spec], suites: [inner] }] }),
  )

  expect(slowest(unit, endToEnd, 3)).toEqual([
    '  10.0 s  guest.e2e.ts: books',
    '  10.0 s  on a phone: taps',
    '   2.3 s  races',
  ])
})

test('a runner that left no report has no slow tests', () => {
  expect(slowest(newFile('unit.json'), newFile('e2e.json'), 10)).toEqual([])
})
