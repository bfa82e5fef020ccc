import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import { createToken } from '#rtdb-emulator/auth/token.ts'
import { PROJECT } from '#rtdb-emulator/testing/backend.ts'
import { Database } from './database.ts'
import { Session } from './protocol.ts'
import { compileRules } from './rules.ts'
import { fromJson } from './value.ts'

const EXPIRED = { t: 'd', d: { a: 'ac', b: { s: 'expired_token', d: 'Auth token is expired' } } }

/** How many milliseconds timers are ahead of the clock that expires tokens. */
let ahead = 0
const now = () => Date.now() - ahead

beforeEach(() => {
  ahead = 0
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: 1_800_000_000_000 })
})

afterEach(() => {
  vi.useRealTimers()
})

/** A session signed in for some seconds, and the messages about its end. */
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
  return { session, messages: () => sent.slice(1) }
}

test('reports the end once, also when the timer fires before the clock is there', () => {
  const { messages } = signIn(10)

  ahead = 1
  vi.advanceTimersByTime(10_000)
  expect(messages()).toEqual([])
  vi.advanceTimersByTime(3_600_000)

  expect(messages()).toEqual([EXPIRED])
  expect(vi.getTimerCount()).toBe(0)
})

test('reports no end after signing out or leaving, and clears the timer', () => {
  const { session, messages } = signIn(10)
  session.handle({ t: 'd', d: { r: 2, a: 'unauth', b: {} } })
  signIn(10).session.end()

  expect(vi.getTimerCount()).toBe(0)
  vi.advanceTimersByTime(10_000)
  expect(messages()).toHaveLength(1)
})
