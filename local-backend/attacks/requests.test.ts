import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import { compileRules } from '#rtdb-emulator/rtdb/rules.ts'
import { ANSWERED, GRANTED_TO_OWNERS, REFUSED_TO_OWNERS } from './requestOwnerRows.ts'
import { GRANTED_TO_ANYONE, REFUSED_TO_ANYONE, REQUESTED } from './requestRows.ts'
import { createJudge } from './stays/judge.ts'

const file = 'database.rules.json'
const { owner, guest } = DEMO_ACCOUNTS
const rules = compileRules(readFileSync(file, 'utf8'), file)

describe.each([
  ['nobody in particular', null],
  ['a stranger who signed in', guest],
])('%s', (_who, caller) => {
  test.each(GRANTED_TO_ANYONE)('may %s', (title, changes) => {
    expect(createJudge([[title, changes]], caller, REQUESTED)(rules)).toEqual([title])
  })

  test.each(REFUSED_TO_ANYONE)('may not %s', (title, changes) => {
    expect(createJudge([[title, changes]], caller, REQUESTED)(rules)).toEqual([])
  })

  test.each(GRANTED_TO_OWNERS)('may not, as an owner may, %s', (title, changes) => {
    expect(createJudge([[title, changes]], caller, ANSWERED)(rules)).toEqual([])
  })
})

describe('an owner', () => {
  test.each(GRANTED_TO_OWNERS)('may %s', (title, changes) => {
    expect(createJudge([[title, changes]], owner, ANSWERED)(rules)).toEqual([title])
  })

  test.each(REFUSED_TO_OWNERS)('may not %s', (title, changes) => {
    expect(createJudge([[title, changes]], owner, ANSWERED)(rules)).toEqual([])
  })
})
