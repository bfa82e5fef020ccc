import { createServer, type Server, type ServerResponse } from 'node:http'
import { EventSource } from 'eventsource'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { PATIENCE_MS } from '#rtdb-emulator/testing/eventually.ts'
import { followStays, type StaysUpdate } from './stays.ts'

const STAY = { checkIn: '2026-12-10', checkOut: '2026-12-15' }
const STORED = { a: { girisTarihi: '10.12.2026', cikisTarihi: '15.12.2026' } }
const PUT = JSON.stringify({ path: '/', data: STORED })

/** The EventSources that were opened. */
let sources: EventSource[] = []
/** The server's responses, on which the test sends events. */
let streams: ServerResponse[] = []
let server: Server
let refusing = false
/** Whether a proxy holds back the stream, but no other responses. */
let buffering = false
let updates: StaysUpdate[] = []
let failures = 0
let stop = () => {}

class RecordedSource extends EventSource {
  constructor(url: string) {
    super(url)
    sources.push(this)
  }
}

beforeEach(async () => {
  ;[sources, streams, updates, failures, refusing, buffering] = [[], [], [], 0, false, false]
  server = createServer((request, response) => {
    if (request.headers.accept !== 'text/event-stream') {
      response.statusCode = buffering ? 200 : 401
      return void response.end(JSON.stringify(STORED))
    }
    response.writeHead(refusing ? 401 : 200, { 'Content-Type': 'text/event-stream' })
    if (refusing) return void response.end()
    response.flushHeaders()
    streams.push(response)
  })
  const databasePort = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      if (typeof address === 'object' && address !== null) resolve(address.port)
    })
  })
  vi.stubGlobal('EventSource', RecordedSource)
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  vi.stubGlobal('__LOCAL_BACKEND__', { host: '127.0.0.1', databasePort, authPort: 0 })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  server.close()
  server.closeAllConnections()
})

function follow() {
  stop = followStays(
    (each) => updates.push(each),
    () => (failures += 1),
  )
}

/** Waits until `check` passes. */
async function see(check: () => void) {
  const limit = performance.now() + PATIENCE_MS
  for (;;) {
    await new Promise((resolve) => void setImmediate(resolve))
    try {
      return check()
    } catch (error) {
      if (performance.now() > limit) throw error
    }
  }
}

async function followUntilReported() {
  follow()
  await see(() => expect(streams).toHaveLength(1))
  send('put', PUT)
  await see(() => expect(updates).toEqual([{ stays: [STAY], connected: true }]))
}

function send(event: string, data: string) {
  streams.at(-1)?.write(`event: ${event}\ndata: ${data}\n\n`)
}

async function seeRefused() {
  await see(() => expect(sources.at(-1)?.readyState).toBe(EventSource.CLOSED))
}

describe('a connection to the calendar', () => {
  test('that is refused is retried with growing delays, and reported once as failed', async () => {
    refusing = true
    const pauses = [3_000, 6_000, 12_000, 24_000, 48_000, 60_000, 60_000]
    follow()

    for (const [tries, pause] of pauses.entries()) {
      await seeRefused()
      refusing = tries < pauses.length - 1
      await vi.advanceTimersByTimeAsync(pause - 1)
      expect(sources).toHaveLength(tries + 1)
      await vi.advanceTimersByTimeAsync(1)
      expect(sources).toHaveLength(tries + 2)
    }

    expect(failures).toBe(1)
    await see(() => expect(streams).toHaveLength(1))
    send('put', PUT)
    await see(() => expect(updates).toEqual([{ stays: [STAY], connected: true }]))
  })

  test.each([
    ['nothing that can be read', 'put', '{'],
    ['a message of another shape', 'put', '{"data":null}'],
    ['that it is over', 'cancel', 'null'],
  ])('that receives %s is reopened, with the stays kept', async (_, event, data) => {
    await followUntilReported()

    send(event, data)

    await seeRefused()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(sources).toHaveLength(2)
    expect(updates.at(-1)).toEqual({ stays: [STAY], connected: false })
  })

  test('that is silent for 75 seconds is reopened, and a keep-alive prevents that', async () => {
    await followUntilReported()
    const received = new Promise((resolve) => sources[0]?.addEventListener('keep-alive', resolve))
    await vi.advanceTimersByTimeAsync(70_000)
    send('keep-alive', 'null')
    await received
    await vi.advanceTimersByTimeAsync(70_000)
    expect(sources).toHaveLength(1)

    await vi.advanceTimersByTimeAsync(5_000 + 3_000)

    expect(sources).toHaveLength(2)
  })

  test('that delivers no stream polls each minute, and is used as soon as it does', async () => {
    buffering = true
    follow()
    await see(() => expect(streams).toHaveLength(1))
    await vi.advanceTimersByTimeAsync(5_000)
    await see(() => expect(updates).toEqual([{ stays: [STAY], connected: false }]))
    await vi.advanceTimersByTimeAsync(60_000)
    await see(() => expect(updates).toHaveLength(2))

    send('put', PUT)

    await see(() => expect(updates.at(-1)).toEqual({ stays: [STAY], connected: true }))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(failures).toBe(0)
    expect(updates).toHaveLength(3)
  })
})
