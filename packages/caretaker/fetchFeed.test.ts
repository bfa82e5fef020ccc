import { createServer } from 'node:http'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { calendarOf, eventOf } from '#domain/channels/testingText.ts'
import { fetchFeed } from './fetchFeed.ts'
import { listen, respond, serve, serveSecurely } from './testingChannels.ts'

const CALENDAR = calendarOf(eventOf('a', '20260703', '20260710', 'Şule'))
const HERE = { local: true }

test('a compressed response is decompressed, and characters split in transit are joined', async () => {
  const packed = await serve(({ headers }, response) => {
    expect(headers['accept-encoding']).toContain('gzip')
    // Some sites refuse a request without one.
    expect(headers['user-agent']).toBe('VillaCalendar/1.0')
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

test('a name and a password in the address are sent in a header, and not to another place', async () => {
  const headers: (string | undefined)[] = []
  const open = await serve(({ headers: { authorization } }, response) => {
    headers.push(authorization)
    response.end(CALENDAR)
  })
  const address = await serve(({ headers: { authorization } }, response) => {
    headers.push(authorization)
    response.writeHead(302, { location: open }).end()
  })

  await fetchFeed(address.replace('://', '://ada:pass%20word@'), HERE)

  expect(headers).toEqual([`Basic ${btoa('ada:pass word')}`, undefined])
})

test.each([
  [404, 'notFound'],
  [403, 'forbidden'],
  [429, 'tooOften'],
  [500, 'serverError'],
  [302, 'status'],
  [418, 'status'],
])('the status %d is reported as %s', async (status, problem) => {
  const address = await serve((_, response) => response.writeHead(status).end())

  expect(await fetchFeed(address, HERE)).toEqual({ problem })
})

test('three redirects are followed, but not a fourth', async () => {
  const { origin } = new URL(
    await serve((request, response) => {
      const left = Number(request.url?.slice(1))
      if (left === 0) return void response.end(CALENDAR)
      response.writeHead(302, { location: `/${left - 1}` }).end()
    }),
  )

  expect(await fetchFeed(`${origin}/3`, HERE)).toEqual({ text: CALENDAR })
  expect(await fetchFeed(`${origin}/4`, HERE)).toEqual({ problem: 'tooManyRedirects' })
})

test.each(['https://[', 'file:///etc/passwd'])('no redirect leads to %s', async (location) => {
  const from = await serve((_, response) => response.writeHead(301, { location }).end())

  expect(await fetchFeed(from, HERE)).toEqual({ problem: 'address' })
})

test.each([
  ['nothing', 'address'],
  ['http://example.com/a.ics', 'address'],
  ['ftp://example.com/a.ics', 'address'],
  ['https://calendar.invalid/a.ics', 'unknownHost'],
  ['webcal://calendar.invalid/a.ics', 'unknownHost'],
])('refuses %j: %s', async (address, problem) => {
  expect(await fetchFeed(address)).toEqual({ problem })
})

test('reads nothing without a trusted certificate, such as from a device in the network', async () => {
  const url = await serveSecurely(respond(() => CALENDAR))

  expect(await fetchFeed(url)).toEqual({ problem: 'certificate' })
})

test('refuses a response that is too large: by its length, while it arrives, and decompressed', async () => {
  const large = 'x'.repeat(50_000_000)
  const declared = await serve((_, response) => {
    response.setHeader('content-length', large.length).write('x')
  })
  const endless = await serve((_, response) => {
    const more = () => void (response.writable && response.write('x'.repeat(100_000), more))
    more()
  })
  const bomb = await serve((_, response) => {
    response.setHeader('content-encoding', 'gzip').end(gzipSync(large))
  })

  for (const address of [declared, endless, bomb]) {
    expect(await fetchFeed(address, HERE)).toEqual({ problem: 'tooLarge' })
  }
})

test('a server that does not respond or finish is slow', async () => {
  const silent = await serve(() => {})
  const unending = await serve((_, response) => void response.write('BEGIN:VCALENDAR\r\n'))
  const options = { local: true, slowAfter: 100 }

  expect(await fetchFeed(silent, options)).toEqual({ problem: 'slow' })
  expect(await fetchFeed(unending, options)).toEqual({ problem: 'slow' })
})

test('a truncated or wrongly compressed response is broken, and a missing server unreachable', async () => {
  const cut = await serve((_, response) => {
    response.writeHead(200, { 'content-length': 1000 }).write('BEGIN', () => response.destroy())
  })
  const unpacked = await serve((_, response) =>
    response.setHeader('content-encoding', 'gzip').end(CALENDAR),
  )
  for (const address of [cut, unpacked]) {
    expect(await fetchFeed(address, HERE)).toEqual({ problem: 'broken' })
  }
  const resetting = createServer().on('connection', (socket) => socket.destroy())
  const closed = `http://127.0.0.1:${await listen(resetting)}`
  expect(await fetchFeed(closed, HERE)).toEqual({ problem: 'unreachable' })
})
