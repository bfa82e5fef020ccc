import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { newFile } from '#rtdb-emulator/testing/backend.ts'
import { failed, slowest } from './testReports.ts'

test('lists the slowest tests of both runners, slowest first', () => {
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

  expect(slowest([unit, endToEnd], 3)).toEqual([
    '  10.0 s  guest.e2e.ts: books',
    '  10.0 s  on a phone: taps',
    '   2.3 s  races',
  ])
})

test('a runner without a report has no slow tests', () => {
  expect(slowest([newFile('unit.json'), newFile('e2e.json')], 10)).toEqual([])
})

test('lists the failed tests of both runners with the start of their messages', () => {
  const unit = newFile('unit.json')
  const endToEnd = newFile('e2e.json')
  const broken = { fullName: 'adds', duration: 5, failureMessages: ['expected 2\nto be 3'] }
  const fine = { fullName: 'takes away', duration: 5, failureMessages: [] }
  const skipped = { fullName: 'is skipped', duration: null }
  const unset = { name: 'hook.test.ts', message: 'Refused', assertionResults: [skipped] }
  const unloaded = { name: 'gone.test.ts', message: 'Cannot find it', assertionResults: [] }
  writeFileSync(
    unit,
    JSON.stringify({ testResults: [{ assertionResults: [broken, fine] }, unloaded, unset] }),
  )
  const errors = [{ message: '\u001b[31mError\u001b[39m: not in sight' }]
  const spec = { title: 'books', tests: [{ results: [{ duration: 9_000, errors }] }] }
  writeFileSync(endToEnd, JSON.stringify({ suites: [{ title: 'guest.e2e.ts', specs: [spec] }] }))

  expect(failed([unit, endToEnd, newFile('none.json')])).toEqual([
    '✗ adds\n    expected 2\n    to be 3',
    '✗ gone.test.ts\n    Cannot find it',
    '✗ hook.test.ts\n    Refused',
    '✗ guest.e2e.ts: books\n    Error: not in sight',
  ])
})
