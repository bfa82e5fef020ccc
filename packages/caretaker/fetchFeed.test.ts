import { createServer } from 'node:http'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { calendarOf, eventOf } from '#domain/channels/testingText.ts'
import { fetchFeed } from './fetchFeed.ts'
import { isLoopback, isPublic } from './publicAddress.ts'
import { serve, serveSecurely, tells } from './testingChannels.ts'
import { listen } from './testingServers.ts'

const CALENDAR = calendarOf(eventOf('a', '20260703', '20260710', 'Şule'))
const HERE = { local: true }

const atHome = () => Promise.resolve([{ address: '127.0.0.1', family: 4 }])

test('a calendar is fetched unchanged', async () => {
  const address = await serve((_, response) => response.end(CALENDAR))

  expect(await fetchFeed(address, HERE)).toEqual({ text: CALENDAR })
})

test('a compressed response is decompressed, and characters split in transit are joined', async () => {
  const packed = await serve((request, response) => {
    expect(request.headers['accept-encoding']).toBe('gzip')
    // Some sites refuse a request without one.
    expect(request.headers['user-agent']).toBe('VillaCalendar/1.0')
    response.setHeader('content-encoding', 'gzip').end(gzipSync(CALENDAR))
  })
  const bytes = Buffer.from(CALENDAR)
  const cut = bytes.indexOf('Ş') + 1
  const inPieces = await serve((_, response) => {
    response.write(bytes.subarray(0, cut), () => response.end(bytes.subarray(cut)))
  })

  expect(await fetchFeed(packed, HERE)).toEqual({ text: CALENDAR })
  expect(await fetchFeed(inPieces, HERE)).toEqual({ text: CALENDAR })
})

test.each([
  ...['', 'none', 'utf-8', 'identity'].map((encoding) => [encoding, CALENDAR] as const),
  ...['GZIP', ' X-Gzip '].map((encoding) => [encoding, gzipSync(CALENDAR)] as const),
])('reads a response whose Content-Encoding is %j', async (encoding, body) => {
  const address = await serve((_, response) =>
    response.setHeader('content-encoding', encoding).end(body),
  )

  expect(await fetchFeed(address, HERE)).toEqual({ text: CALENDAR })
})

test('reads the charset that the server declares', async () => {
  const address = await serve((_, response) =>
    response
      .setHeader('content-type', 'text/calendar; charset=ISO-8859-1')
      .end(Buffer.from('SUMMARY:Réservée', 'latin1')),
  )

  expect(await fetchFeed(address, HERE)).toEqual({ text: 'SUMMARY:Réservée' })
})

test.each([
  [404, 'notFound'],
  [410, 'notFound'],
  [401, 'forbidden'],
  [403, 'forbidden'],
  [429, 'tooOften'],
  [500, 'serverError'],
  [503, 'serverError'],
  [204, 'status'],
  [302, 'status'],
  [418, 'status'],
])('the status %d is reported as %s', async (status, problem) => {
  const address = await serve((_, response) => response.writeHead(status).end())

  expect(await fetchFeed(address, HERE)).toEqual({ problem })
})

test('three redirects are followed, but not a fourth, nor one without a target', async () => {
  const { origin } = new URL(
    await serve((request, response) => {
      const left = Number(request.url?.slice(1))
      if (left === 0) return void response.end(CALENDAR)
      response.writeHead(302, { location: left > 0 ? `/${left - 1}` : 'https://[' }).end()
    }),
  )

  expect(await fetchFeed(`${origin}/3`, HERE)).toEqual({ text: CALENDAR })
  expect(await fetchFeed(`${origin}/4`, HERE)).toEqual({ problem: 'tooManyRedirects' })
  expect(await fetchFeed(`${origin}/-1`, HERE)).toEqual({ problem: 'address' })
})

test('a redirect must not lead into a private network, nor out of TLS', async () => {
  const to = (location: string) =>
    serve((_, response) => response.writeHead(301, { location }).end())

  expect(await fetchFeed(await to('https://10.0.0.1/a.ics'), HERE)).toEqual({
    problem: 'privateAddress',
  })
  expect(await fetchFeed(await to('http://93.184.216.34/'), HERE)).toEqual({
    problem: 'privateAddress',
  })
  expect(await fetchFeed(await to('file:///etc/passwd'), HERE)).toEqual({ problem: 'address' })
})

test.each([
  ['nothing', 'address'],
  ['', 'address'],
  ['http://example.com/a.ics', 'address'],
  ['ftp://example.com/a.ics', 'address'],
  ['https://127.0.0.1/a.ics', 'privateAddress'],
  ['https://2130706433/a.ics', 'privateAddress'],
  ['https://[::1]/a.ics', 'privateAddress'],
  ['https://[::ffff:10.0.0.1]/a.ics', 'privateAddress'],
  ['https://169.254.169.254/latest', 'privateAddress'],
  ['webcal://192.168.1.1/a.ics', 'privateAddress'],
])('refuses %j: %s', async (address, problem) => {
  expect(await fetchFeed(address)).toEqual({ problem })
})

test('refuses a name when any of its addresses is private, or it has none', async () => {
  const [open, closed] = [
    { address: '93.184.216.34', family: 4 },
    { address: '10.0.0.1', family: 4 },
  ]
  const ask = (found: readonly (typeof open)[]) =>
    fetchFeed('https://calendar.example/a.ics', { resolve: () => Promise.resolve(found) })
  const unknown = Object.assign(new Error('no such name'), { code: 'ENOTFOUND' })
  const nobody = { resolve: () => Promise.reject(unknown) }

  expect(await ask([open, closed])).toEqual({ problem: 'privateAddress' })
  expect(await ask([])).toEqual({ problem: 'unknownHost' })
  expect(await fetchFeed('https://calendar.example', nobody)).toEqual({ problem: 'unknownHost' })
})

test('connects to the address resolved first, even if the name resolves to another now', async () => {
  const port = new URL(await serve((_, response) => response.end(CALENDAR))).port
  let asked = 0
  const resolve = () => {
    asked += 1
    return Promise.resolve([{ address: asked === 1 ? '127.0.0.1' : '10.0.0.1', family: 4 }])
  }

  expect(await fetchFeed(`http://moving.invalid:${port}`, { local: true, resolve })).toEqual({
    text: CALENDAR,
  })
  expect(asked).toBe(1)
})

test('accepts only a trusted certificate of that name and date', async () => {
  const good = await serveSecurely(
    'calendar.invalid',
    tells(() => CALENDAR),
  )
  const old = await serveSecurely(
    'calendar.invalid',
    tells(() => CALENDAR),
    { from: -3, until: -1 },
  )
  const here = { local: true, resolve: atHome }

  expect(await fetchFeed(good.url, { ...here, ca: good.cert })).toEqual({ text: CALENDAR })
  expect(await fetchFeed(good.url, here)).toEqual({ problem: 'certificate' })
  expect(await fetchFeed(old.url, { ...here, ca: old.cert })).toEqual({
    problem: 'certificate',
  })
  const otherName = good.url.replace('calendar', 'other')
  expect(await fetchFeed(otherName, { ...here, ca: good.cert })).toEqual({ problem: 'certificate' })
})

test('refuses a response that is too large: by its length, while it arrives, and decompressed', async () => {
  const large = 'x'.repeat(50_000_000)
  const said = await serve((_, response) => {
    response.setHeader('content-length', large.length).write('x')
  })
  const endless = await serve((_, response) => {
    const more = () => void (response.writable && response.write('x'.repeat(100_000), more))
    more()
  })
  const bomb = await serve((_, response) => {
    response.setHeader('content-encoding', 'gzip').end(gzipSync(large))
  })

  for (const address of [said, endless, bomb]) {
    expect(await fetchFeed(address, HERE)).toEqual({ problem: 'tooLarge' })
  }
})

test('a server that does not respond or finish is slow; so is a name server', async () => {
  const silent = await serve(() => {})
  const unending = await serve((_, response) => void response.write('BEGIN:VCALENDAR\r\n'))
  const options = { local: true, slowAfter: 100 }
  const nameless = { slowAfter: 100, resolve: () => new Promise<never>(() => {}) }

  expect(await fetchFeed(silent, options)).toEqual({ problem: 'slow' })
  expect(await fetchFeed(unending, options)).toEqual({ problem: 'slow' })
  expect(await fetchFeed('https://calendar.example', nameless)).toEqual({ problem: 'slow' })
})

test('a truncated or wrongly compressed response is broken, and a missing server unreachable', async () => {
  const cut = await serve((_, response) => {
    response.writeHead(200, { 'content-length': 1000 }).write('BEGIN', () => response.destroy())
  })
  const cutPacked = await serve((_, response) => {
    response.setHeader('content-encoding', 'gzip').end(gzipSync(CALENDAR).subarray(0, 40))
  })
  const unpacked = await serve((_, response) =>
    response.setHeader('content-encoding', 'gzip').end(CALENDAR),
  )
  const strange = await serve((_, response) =>
    response.setHeader('content-encoding', 'br').end('x'),
  )

  for (const address of [cut, cutPacked, unpacked, strange]) {
    expect(await fetchFeed(address, HERE)).toEqual({ problem: 'broken' })
  }
  const resetting = createServer().on('connection', (socket) => socket.destroy())
  const closed = `http://127.0.0.1:${await listen(resetting)}`
  expect(await fetchFeed(closed, HERE)).toEqual({ problem: 'unreachable' })
})

test.each([
  ['8.8.8.8', 4, true],
  ['172.15.0.1', 4, true],
  ['172.16.0.1', 4, false],
  ['172.32.0.1', 4, true],
  ['100.64.0.1', 4, false],
  ['224.0.0.1', 4, false],
  ['255.255.255.255', 4, false],
  ['0.0.0.0', 4, false],
  ['2a00:1450:4001::1', 6, true],
  ['fd00::1', 6, false],
  ['fe80::1', 6, false],
  ['::', 6, false],
  ['64:ff9b::a00:1', 6, false],
  ['2002:a00:1::', 6, false],
  ['2001:db8::1', 6, false],
])('%s is a public address: %s', (address, family, expected) => {
  expect(isPublic({ address, family })).toBe(expected)
})

test('only this machine’s own addresses are its own', () => {
  const own = [
    { address: '127.8.8.8', family: 4 },
    { address: '::1', family: 6 },
  ]
  const others = [
    { address: '10.0.0.1', family: 4 },
    { address: '::2', family: 6 },
  ]

  expect(own.every(isLoopback)).toBe(true)
  expect(others.some(isLoopback)).toBe(false)
})
