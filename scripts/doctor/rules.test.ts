import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { matching } from '#rtdb-emulator/testing/backend.ts'
import { checkRules, checkRulesSource } from './rules.ts'

const OURS = readFileSync('database.rules.json', 'utf8')

function complaintsAbout(rules: string): string[] {
  return checkRules(rules, 'database.rules.json')
    .filter(({ mark }) => mark === '✗')
    .map(({ text }) => text)
}

function rulesWith(rules: object): string {
  return JSON.stringify({ rules })
}

test('accepts the rules of this project', () => {
  expect(complaintsAbout(OURS)).toEqual([])
})

test('names a mistake with its line and column', () => {
  const broken = OURS.replace('".write": false', '".write": "auth !== "')

  expect(complaintsAbout(broken)).toEqual([matching(/^database\.rules\.json:5:\d+: \/\.write: /)])
})

test('reports rules that everybody may read', () => {
  const open = { '.read': true, '.write': false }

  expect(complaintsAbout(rulesWith(open))).toEqual([
    'The rules let strangers read /, /reservationDetails, /nights, /requests, /payments, /versions, /channels, /log, /admins, /sessions',
  ])
})

test('reports rules that only require a sign-in', () => {
  const signedIn = { '.read': 'auth != null', '.write': 'auth != null' }
  const rules = { reservations: { '.read': true }, nights: signedIn }

  expect(complaintsAbout(rulesWith(rules))).toEqual([
    'The rules let strangers read /nights',
    'The rules let strangers change /nights',
  ])
})

test('reports locked rules, which empty the calendar', () => {
  expect(complaintsAbout(rulesWith({ '.read': false, '.write': false }))).toEqual([
    'The rules let nobody read /reservations, so the calendar would be empty',
  ])
})

test('reports rules that were edited by hand', () => {
  const byHand = OURS.replace('".read": true', '".read": false')

  expect([OURS, byHand].map((text) => checkRulesSource(text, 'database.rules.json').mark)).toEqual([
    '✓',
    '✗',
  ])
})
