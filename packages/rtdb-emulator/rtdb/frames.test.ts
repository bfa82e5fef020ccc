import { describe, expect, test } from 'vitest'
import type { WebSocket } from 'ws'
import { openWire, pushed, reply, startTestBackend } from '#rtdb-emulator/testing/backend.ts'
import { eventually } from '#rtdb-emulator/testing/eventually.ts'

async function listenToLeaf() {
  const backend = await startTestBackend({ data: { leaf: 'x' } })
  const wire = await openWire(backend)
  await wire.request('q', { p: '/leaf', h: '' })
  return { ...wire, backend }
}

function sendRaw(socket: WebSocket, ...frames: string[]) {
  for (const frame of frames) socket.send(frame)
}

describe('frames', () => {
  test('a message in pieces is reassembled', async () => {
    const { socket, messages } = await openWire(await startTestBackend())
    const text = JSON.stringify({ t: 'd', d: { r: 7, a: 's', b: { c: {} } } })

    sendRaw(socket, '3', text.slice(0, 5), text.slice(5, 6), text.slice(6))

    await eventually(() => expect(messages).toContainEqual(reply(7, 'ok')))
  })

  test("a long message is sent in pieces of the SDK's size", async () => {
    const { request, frames, socket } = await openWire(await startTestBackend())
    await request('p', { p: '/long', d: 'x'.repeat(40_000) })

    sendRaw(socket, JSON.stringify({ t: 'd', d: { r: 8, a: 'g', b: { p: '/long', q: {} } } }))

    await eventually(() =>
      expect(frames.slice(-4).map((frame) => frame.length)).toEqual([1, 16_384, 16_384, 7_275]),
    )
    expect(frames.at(-4)).toBe('3')
  })

  test('keep-alives and pings keep the connection', async () => {
    const { socket, messages, request } = await openWire(await startTestBackend())

    sendRaw(socket, '0', '0', JSON.stringify({ t: 'c', d: { t: 'p', d: {} } }))

    expect(await request('s', { c: {} })).toContainEqual(reply(1, 'ok'))
    expect(messages).toContainEqual({ t: 'c', d: { t: 'o', d: null } })
  })
})

describe('a client that violates the protocol loses its connection, and no one else does', () => {
  const deep = '['.repeat(200_000)

  test.each([
    ['text that is no JSON', ['{"t":']],
    ['an unknown layer', ['{"t":"x","d":{}}']],
    ['a request without a number', ['{"t":"d","d":{"a":"s","b":{}}}']],
    ['a path that is none', ['{"t":"d","d":{"r":1,"a":"q","b":{"p":5}}}']],
    ['nesting without end', ['13', ...(deep.match(/.{1,16384}/g) ?? [])]],
  ])('%s', async (_case, frames) => {
    const { request, backend } = await listenToLeaf()
    const bad = await openWire(backend)

    sendRaw(bad.socket, ...frames)

    expect(await bad.closed).toBeGreaterThan(1000)
    expect(await request('p', { p: '/leaf', d: 'y' })).toContainEqual(pushed('d', 'leaf', 'y'))
  })
})

describe('data that the database does not store is refused', () => {
  const nested = (depth: number): object => (depth === 0 ? { a: 1 } : { a: nested(depth - 1) })

  test.each([
    ['a key with a dot', '/', { 'a.b': 1 }],
    ['a key with a control character', '/', { 'a\u0007': 1 }],
    ['an empty key', '/', { '': 1 }],
    ['a key of 769 bytes', '/', { ['ğ'.repeat(384) + 'x']: 1 }],
    ['a path with a forbidden key', '/a#b', 1],
    ['more than 32 levels', '/', nested(32)],
    ['an unknown server value', '/', { '.sv': 'place' }],
    ['a priority that is true', '/', { '.value': 1, '.priority': true }],
    ['a priority with children', '/', { a: 1, '.priority': { b: 1 } }],
    ['a value that is none', '/', { '.value': { a: 1 } }],
    ['a child beside a value', '/', { '.value': 1, a: 1 }],
    ['a merge that is no object', '/a', 1, 'm'],
    ['a merge at its own place', '/a', { '/': 1 }, 'm'],
    ['a merge of a place and one below it', '/a', { b: 1, 'b/c': 2 }, 'm'],
  ])(
    '%s',
    async (_case, path, data, action = 'p') => {
      const { request } = await openWire(await startTestBackend())

      expect(await request(action, { p: path, d: data })).toEqual([reply(1, 'invalid_data')])
      expect(await request('g', { p: '/', q: {} })).toEqual([reply(2, 'ok', null)])
    },
    30_000,
  )

  test('a number that is too large', async () => {
    const { socket, messages } = await openWire(await startTestBackend())

    // JSON.stringify would write null.
    sendRaw(socket, '{"t":"d","d":{"r":1,"a":"p","b":{"p":"/a","d":1e999}}}')

    await eventually(() => expect(messages.slice(1)).toEqual([reply(1, 'invalid_data')]))
  })

  test('32 levels and a key of 768 bytes are stored', async () => {
    const { request } = await openWire(await startTestBackend())

    expect(await request('p', { p: '/', d: nested(31) })).toEqual([reply(1, 'ok')])
    expect(await request('p', { p: '/', d: { ['ğ'.repeat(384)]: 1 } })).toEqual([reply(2, 'ok')])
  })
})
