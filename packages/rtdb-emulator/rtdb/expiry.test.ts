import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import { createToken } from '#rtdb-emulator/auth/token.ts'
import { PROJECT } from '#rtdb-emulator/testing/backend.ts'
import { Database } from './database.ts'
import { Session } from './protocol.ts'
import { compileRules } from './rules.ts'
import { fromJson } from './value.ts'

const TOLD = { t: 'd', d: { a: 'ac', b: { s: 'expired_token', d: 'Auth token is expired' } } }
const MONTHS_S = 60 * 24 * 3_600

/** By how many milliseconds timers are ahead of the clock by which tokens end. */
let ahead = 0
const now = () => Date.now() - ahead

beforeEach(() => {
  ahead = 0
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: 1_800_000_000_000 })
})

afterEach(() => {
  vi.useRealTimers()
})

/** A conversation that has just been signed in for so many seconds, and whether it was told that this is over. */
function signIn(tokenSeconds: number) {
  const rules = compileRules('{"rules": {".read": true}}', 'rules')
  const sent: object[] = []
  const session = new Session({
    database: new Database({ data: fromJson(null), rules, now }),
    project: PROJECT,
    now,
    log: () => {},
    send: (message) => sent.push(message),
    mayBypassRules: false,
  })
  const cred = createToken(DEMO_ACCOUNTS.guest, { project: PROJECT, now: now(), tokenSeconds })
  session.handle({ t: 'd', d: { r: 1, a: 'auth', b: { cred } } })
  return { session, told: () => sent.slice(1) }
}

test('who is signed in is told of the end also when the timer goes off before the clock is there', () => {
  const { told } = signIn(10)

  ahead = 1
  vi.advanceTimersByTime(10_000)
  expect(told()).toEqual([])
  vi.advanceTimersByTime(1)

  expect(told()).toEqual([TOLD])
})

test('the end is told once, and nothing is waited for after it', () => {
  const { told } = signIn(10)

  vi.advanceTimersByTime(10_000)
  vi.advanceTimersByTime(3_600_000)

  expect(told()).toEqual([TOLD])
  expect(vi.getTimerCount()).toBe(0)
})

test('a token that is good for longer than a timer can be set is told of as well', () => {
  const { told } = signIn(MONTHS_S)

  vi.advanceTimersByTime(MONTHS_S * 1_000 - 1)
  expect(told()).toEqual([])
  vi.advanceTimersByTime(1)

  expect(told()).toEqual([TOLD])
})

test('who has signed out or left is told of no end, and waited for no more', () => {
  const { session, told } = signIn(10)
  session.handle({ t: 'd', d: { r: 2, a: 'unauth', b: {} } })
  signIn(10).session.end()

  expect(vi.getTimerCount()).toBe(0)
  vi.advanceTimersByTime(10_000)
  expect(told()).toHaveLength(1)
})
