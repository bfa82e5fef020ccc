import { describe, expect, test } from 'vitest'
import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import {
  ANYTHING,
  NAMESPACE,
  openWire,
  PROJECT,
  pushed,
  reply,
  startTestBackend,
} from '#rtdb-emulator/testing/backend.ts'
import { createToken } from '#rtdb-emulator/auth/token.ts'

const STAY = { girisTarihi: '10.07.2026', cikisTarihi: '15.07.2026' }
const DATA = { stays: { a: STAY, b: STAY, c: STAY }, nights: { '2026-07-10': 'a' }, leaf: 'x' }

async function listenTo(path: string) {
  const backend = await startTestBackend({ data: DATA })
  const wire = await openWire(backend)
  const received = await wire.request('q', { p: path, h: '' })
  return { ...wire, backend, received }
}

test('the greeting refuses a client of another database with the reason', async () => {
  const { messages, closed } = await openWire(await startTestBackend(), 'v=5&ns=other')

  const reason = `There is no database other here, only ${NAMESPACE}.`
  expect(messages).toEqual([{ t: 'c', d: { t: 's', d: reason } }])
  await closed
})

describe('the order of messages', () => {
  test('data comes before the reply to a listen, even if empty', async () => {
    const { received, request } = await listenTo('/stays/a')

    expect(received).toEqual([pushed('d', 'stays/a', STAY), reply(1, 'ok')])
    expect(await request('q', { p: '/none' })).toEqual([pushed('d', 'none', null), reply(2, 'ok')])
  })

  test('a refused listen or write gets a reply and no data', async () => {
    const { request } = await openWire(await startTestBackend({ rules: {}, data: DATA }))

    expect(await request('q', { p: '/leaf' })).toEqual([reply(1, 'permission_denied')])
    expect(await request('p', { p: '/leaf', d: 1 })).toEqual([reply(2, 'permission_denied')])
  })
})

describe('signing in', () => {
  const { guest } = DEMO_ACCOUNTS
  const rules = { leaf: { '.read': 'auth != null' }, stays: { '.read': true } }

  function forged(changed: object): string {
    const [header, claims = ''] = createToken(guest, { project: PROJECT, now: Date.now() }).split(
      '.',
    )
    const genuine: unknown = JSON.parse(Buffer.from(claims, 'base64url').toString())
    const text = JSON.stringify(Object.assign({}, genuine, changed))
    return `${header}.${Buffer.from(text).toString('base64url')}.`
  }

  test('signing out revokes only the listens that need the sign-in, before the reply', async () => {
    const backend = await startTestBackend({ rules, data: DATA })
    const { request } = await openWire(backend)
    const token = createToken(guest, { project: PROJECT, now: Date.now() })
    const received = await request('auth', { cred: token })
    await request('q', { p: '/leaf' })
    await request('q', { p: '/stays' })

    expect(received).toEqual([reply(1, 'ok', ANYTHING)])
    expect(await request('unauth', {})).toEqual([
      { t: 'd', d: { a: 'c', b: { p: 'leaf' } } },
      reply(4, 'ok'),
    ])
  })

  test.each([
    ['for another project', forged({ aud: 'other' })],
    ['from another issuer', forged({ iss: 'https://securetoken.google.com/other' })],
    ['that names no user', forged({ sub: '' })],
    ['that never expires', forged({ exp: null })],
    ['without a header', forged({}).replace(/^[^.]*/, '')],
    ['that has expired', createToken(guest, { project: PROJECT, now: Date.now() - 3_601_000 })],
  ])('a token %s is refused as invalid', async (_case, cred) => {
    const { request } = await openWire(await startTestBackend())

    expect(await request('auth', { cred })).toEqual([reply(1, 'invalid_token')])
  })

  test('an expired token of an open page permits nothing', async () => {
    let now = Date.now()
    const backend = await startTestBackend({ rules, data: DATA, now: () => now })
    const { request } = await openWire(backend)
    await request('auth', { cred: createToken(guest, { project: PROJECT, now }) })
    await request('q', { p: '/leaf' })

    now += 3_600_000
    const received = await request('g', { p: '/leaf', q: {} })

    expect(received).toEqual([
      { t: 'd', d: { a: 'c', b: { p: 'leaf' } } },
      { t: 'd', d: { a: 'ac', b: { s: 'expired_token', d: ANYTHING } } },
      reply(3, 'permission_denied'),
    ])
  })
})

// It once closed the connection with a server error.
test('a listen whose tag is no number is one without a tag', async () => {
  const { request } = await listenTo('/none')

  const received = await request('q', { p: '/leaf', h: '', t: { toString: {} } })

  expect(received).toEqual([pushed('d', 'leaf', 'x'), reply(2, 'ok')])
})

test.each([
  ['o', 'on_disconnect'],
  ['p', 'transaction'],
  ['appcheck', 'appcheck'],
  ['constructor', 'constructor'],
])('the operation %s with a hash is refused as %s', async (action, name) => {
  const { request } = await openWire(await startTestBackend())

  const reason = `The local backend does not support the operation ${name}`
  expect(await request(action, { p: '/a', d: 1, h: 'x' })).toEqual([
    reply(1, `unsupported_${name}`, reason),
  ])
})
