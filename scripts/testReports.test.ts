import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { containing, newFile } from '#rtdb-emulator/testing/backend.ts'
import { readReports } from './testReports.ts'

test('lists the failed tests of both runners with the start of their messages', () => {
  const unit = newFile('unit.json')
  const endToEnd = newFile('e2e.json')
  const broken = { fullName: 'adds', status: 'failed', failureMessages: ['expected 2\nto be 3'] }
  const fine = { fullName: 'takes away', status: 'passed', failureMessages: [] }
  const skipped = { fullName: 'is skipped', status: 'pending' }
  const unset = { name: 'hook.test.ts', message: 'Refused', assertionResults: [skipped] }
  const unloaded = { name: 'gone.test.ts', message: 'Cannot find it', assertionResults: [] }
  writeFileSync(
    unit,
    JSON.stringify({ testResults: [{ assertionResults: [broken, fine] }, unloaded, unset] }),
  )
  const errors = [{ message: '\u001b[31mError\u001b[39m: not in sight' }]
  const spec = { title: 'books', tests: [{ status: 'unexpected', results: [{ errors }] }] }
  writeFileSync(endToEnd, JSON.stringify({ suites: [{ title: 'guest.e2e.ts', specs: [spec] }] }))

  expect(readReports([unit, endToEnd, newFile('none.json')])).toEqual({
    passed: 1,
    failures: [
      '✗ adds\n    expected 2\n    to be 3',
      '✗ gone.test.ts\n    Cannot find it',
      '✗ hook.test.ts\n    Refused',
      '✗ guest.e2e.ts: books\n    Error: not in sight',
      containing('No report'),
    ],
  })
})
