import { get } from 'node:http'
import { describe, expect, test, vi } from 'vitest'
import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import {
  ANYTHING,
  containing,
  matching,
  NAMESPACE,
  openStream,
  openWire,
  PROJECT,
  reply,
  startTestBackend,
} from '#rtdb-emulator/testing/backend.ts'
import { createToken } from '#rtdb-emulator/auth/token.ts'
import type { LocalBackend } from '#rtdb-emulator/server.ts'

const { owner } = DEMO_ACCOUNTS
const DATA = { open: { a: 1, b: { c: 'ğ' } }, owners: { x: 'secret' } }
const RULES = {
  open: { '.read': true, '.write': true },
  owners: { '.read': `auth.uid === '${owner.uid}'`, '.write': `auth.uid === '${owner.uid}'` },
}
const start = () => startTestBackend({ rules: RULES, data: DATA })

async function call(backend: LocalBackend, request: string, body?: unknown, headers?: object) {
  const [method = '', path = ''] = request.split(' ')
  const response = await fetch(`${backend.databaseUrl}${path}`, {
    method,
    headers: { ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  const answer: unknown = text === '' ? null : JSON.parse(text)
  return { status: response.status, answer, text, headers: response.headers }
}

function token(now = Date.now()) {
  return createToken(owner, { project: PROJECT, now })
}

describe('reading and writing', () => {
  test.each([
    ['GET /open.json', 200, DATA.open],
    ['GET /open/none.json', 200, null],
    [`GET /open/a.json?ns=${NAMESPACE}`, 200, 1],
    ['GET /owners.json', 401, { error: 'Permission denied' }],
    [`GET /owners.json?auth=${token()}`, 200, { x: 'secret' }],
    ['GET /owners.json?auth=owner', 200, { x: 'secret' }],
    ['GET /owners.json?auth=nonsense', 401, { error: 'Could not parse auth token.' }],
    [`GET /owners.json?auth=${token(0)}`, 401, { error: 'Auth token is expired' }],
    ['GET /open', 404, { error: containing('.json') }],
    ['GET /open.json?ns=other', 404, { error: containing(`only ${NAMESPACE}`) }],
    ['GET /open.json?orderBy="$key"', 400, { error: containing('orderBy') }],
    ['GET /open%23.json', 400, { error: containing('key "open#"') }],
    ['GET /open%E0%A4.json', 400, { error: containing('percent-encoded') }],
    ['PURGE /open.json', 405, { error: 'Method not allowed' }],
    ['DELETE /open/a.json', 200, null],
    ['POST /open/a.json?x-http-method-override=DELETE', 200, null],
    ['POST /open/a.json?x-http-method-override=GET', 400, { error: containing('override=GET') }],
  ])('%s is answered with %i', async (request, status, answer) => {
    expect(await call(await start(), request)).toMatchObject({ status, answer })
  })

  test.each([
    [undefined, 200],
    ['http://localhost:5173', 200],
    ['http://[::1]:4173', 200],
    ['https://evil.example', 403],
    ['http://localhost.evil.example', 403],
    ['null', 403],
  ])('the "owner" of a page of %s is answered with %i', async (origin, status) => {
    const backend = await start()
    const headers = origin === undefined ? {} : { Origin: origin }
    const { request } = await openWire(backend, undefined, origin)

    const inAddress = await call(backend, 'PUT /owners/x.json?auth=owner', 1, headers)
    const inHeader = await call(backend, 'GET /owners.json', undefined, {
      ...headers,
      Authorization: 'Bearer owner',
    })
    const own = await call(backend, `GET /owners.json?auth=${token()}`, undefined, headers)
    const overWire = await request('gauth', { cred: 'owner' })

    expect([inAddress.status, inHeader.status, own.status]).toEqual([status, status, 200])
    const isOwner = status === 200
    expect(overWire).toEqual([reply(1, isOwner ? 'ok' : 'invalid_token')])
  })

  test('a request with another host name of this machine is no "owner" either', async () => {
    const { databasePort } = await start()
    const options = { port: databasePort, path: '/owners.json?auth=owner' }

    const statusCode = await new Promise((resolve) => {
      get({ ...options, headers: { Host: 'evil.example' } }, (response) => {
        resolve(response.statusCode)
      })
    })

    expect(statusCode).toBe(403)
  })

  const asPut = "couldn't parse JSON object, array, or value"
  test.each([
    ['PUT /open/a.json', { x: [1, null, 2] }, 200, { x: { 0: 1, 2: 2 } }],
    ['PUT /open/at.json', { '.sv': 'timestamp' }, 200, ANYTHING],
    ['PUT /open/a.json', '{"x":', 400, { error: containing(asPut) }],
    ['PUT /open/a.json', { 'x.y': 1 }, 400, { error: containing('$ # [ ] / or .') }],
    ['PUT /owners/y.json', 1, 401, { error: 'Permission denied' }],
    ['PUT /owners/y.json?auth=owner', 1, 200, 1],
    ['POST /open/list.json', { x: 1 }, 200, { name: matching(/^-.{19}$/) }],
    ['PATCH /open.json', { 'b/d': 2, a: null }, 200, { 'b/d': 2, a: null }],
    ['PATCH /.json', { 'open/a': 2, 'owners/x': 2 }, 401, { error: 'Permission denied' }],
    ['PATCH /open.json', { b: 1, 'b/c': 1 }, 400, { error: containing('within') }],
  ])('%s of %j is answered with %i', async (request, body, status, answer) => {
    expect(await call(await start(), request, body)).toMatchObject({ status, answer })
  })

  test('values are pushed under ids that sort in the order of the pushes', async () => {
    const backend = await startTestBackend({ now: () => 1_700_000_000_000 })
    const values = Array.from({ length: 20 }, (_, index) => index)

    for (const value of values) await call(backend, 'POST /list.json', value)

    const { answer } = await call(backend, 'GET /list.json')
    expect(Object.values(Object(answer) as object)).toEqual(values)
  })

  test('refuses an unsupported header by name', async () => {
    const headers = { 'X-Firebase-ETag': 'x' }
    const { status, answer } = await call(await start(), 'GET /open.json', undefined, headers)

    expect([status, answer]).toEqual([400, { error: containing('x-firebase-etag') }])
  })

  test('pages of every origin may call, with every header', async () => {
    const backend = await start()

    const preflight = await call(backend, 'OPTIONS /open.json', undefined, {
      Origin: 'http://localhost:5173',
      'Access-Control-Request-Method': 'PATCH',
      'Access-Control-Request-Headers': 'content-type,x-own',
    })
    const refused = await call(backend, 'GET /owners.json')

    expect(preflight.status).toBe(200)
    expect(preflight.headers.get('access-control-allow-methods')).toContain('PATCH')
    expect(preflight.headers.get('access-control-allow-headers')).toBe('content-type,x-own')
    expect(refused.headers.get('access-control-allow-origin')).toBe('*')
  })
})

describe('streaming', () => {
  const KEEP_ALIVE_MS = 30_000

  test('begins with the data and continues with the smallest changes', async () => {
    const backend = await start()
    const { response, next } = await openStream(backend, '/open.json')

    expect(response.headers.get('content-type')).toContain('text/event-stream')
    expect(await next()).toEqual(['put', { path: '/', data: DATA.open }])
    await call(backend, 'PUT /open/b.json', { c: 'ş', d: 1 })
    expect(await next()).toEqual(['put', { path: '/b', data: { c: 'ş', d: 1 } }])
    await call(backend, 'PATCH /open.json', { a: null, 'b/d': 2 })
    expect(await next()).toEqual(['patch', { path: '/', data: { a: null, 'b/d': 2 } }])
    await call(backend, 'PUT /open/b/d.json', 2)
    await call(backend, 'DELETE /open.json')
    expect(await next()).toEqual(['put', { path: '/', data: null }])
  })

  test('is cancelled when the rules no longer permit it', async () => {
    const rules = { '.read': 'data.child("public").val() === true', '.write': true }
    const backend = await startTestBackend({ rules, data: { public: true } })
    const { next } = await openStream(backend, '/.json')
    await next()

    await call(backend, 'PUT /public.json', false)

    expect(await next()).toEqual(['cancel', null])
    expect(await next()).toBeNull()
  })

  test('is cancelled at the first change after its token has expired', async () => {
    let now = Date.now()
    const backend = await startTestBackend({ rules: RULES, data: DATA, now: () => now })
    const { next } = await openStream(backend, `/owners.json?auth=${token(now)}`)
    expect(await next()).toEqual(['put', { path: '/', data: DATA.owners }])

    now += 3_600_000
    await call(backend, 'PUT /owners/x.json?auth=owner', { x: 2 })

    expect(await next()).toEqual(['cancel', null])
  })

  test('sends a keep-alive every 30 seconds', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    try {
      const { next } = await openStream(await start(), '/open/a.json')
      await next()

      vi.advanceTimersByTime(KEEP_ALIVE_MS)

      expect(await next()).toEqual(['keep-alive', null])
    } finally {
      vi.useRealTimers()
    }
  })
})
