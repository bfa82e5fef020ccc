import { gzipSync } from 'node:zlib'
import { parse } from 'acorn'
import { expect, test } from 'vitest'
import { readCaretaker } from '#domain/caretaker/caretaker.ts'
import { readChannels } from '#domain/channels/channel.ts'
import { calendarOf, eventOf } from '#domain/channels/testingText.ts'
import { addDays } from '#domain/date.ts'
import { day } from '#domain/testing.ts'
import { sendChannel } from '#db/channelWriter.ts'
import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import { draft, failed, openForTwo } from '#scripts/sample/season.ts'
import { openMailServer } from '#caretaker/mail/testingMail.ts'
import { serve as serveChannel, tells } from '#caretaker/testingChannels.ts'
import { welcomeCaretaker } from '#caretaker/testingCommand.ts'
import { EVENING, HOUR, MINUTE } from '#caretaker/testingLook.ts'
import { buildOnce, openScript } from './testingScript.ts'

const { owner, caretaker } = DEMO_ACCOUNTS
const CALENDAR = calendarOf(eventOf('a', '20261210', '20261214', 'Reserved - Jane Doe'))

/** A season, and the script in a project of an owner's. */
async function open({ welcome = true } = {}) {
  const season = await openForTwo()
  if (welcome) await welcomeCaretaker(season.store)
  const { arrived, port } = await openMailServer()
  const { backend } = season
  const script = await openScript({ backend, mailPort: port, addresses: [owner.email] })
  return {
    ...season,
    ...script,
    arrived,
    /** Stores past the rules. */
    put: season.store,
    check: (at: number) => script.call('check', at),
    /** The subjects of the mails since the last call. */
    news: () => arrived.splice(0).map(({ subject }) => subject),
    /** Adds channels by their names. */
    addChannels: async (addresses: { readonly [name: string]: string }) => {
      for (const [name, url] of Object.entries(addresses))
        await sendChannel(season.ada, { channel: 'add', id: name, wanted: { name, url } })
    },
    channels: async () => readChannels(await season.stored('channels')).channels,
    kept: async () => readCaretaker(await season.stored('caretaker')),
  }
}

test('the script is one file of ES2019 whose promises are its own', async () => {
  const code = await buildOnce()

  const { body } = parse(code, { ecmaVersion: 2019 })
  expect(
    body.flatMap((each) => (each.type === 'FunctionDeclaration' ? each.id?.name : [])),
  ).toEqual(['setUp', 'check', 'stop', 'doGet', 'doPost'])
  expect(code).not.toMatch(/\basync\b *(function|\()/)
  expect(Buffer.byteLength(code)).toBeLessThan(450_000)
})

test('setUp names what is missing, and whom to make an owner', async () => {
  const { call, store, triggers, news, put } = await open({ welcome: false })
  await store({ PASSWORD: '' })
  expect(String(await failed(call('setUp', EVENING)))).toContain(
    'Script property PASSWORD is missing',
  )
  await store({ PASSWORD: 'wrong' })
  expect(String(await failed(call('setUp', EVENING)))).toContain('ACCOUNT or PASSWORD is wrong')
  await store({ PASSWORD: caretaker.password })
  expect(String(await failed(call('setUp', EVENING)))).toContain(
    `add its uid ${caretaker.uid} under admins`,
  )
  expect([await triggers(), news()]).toEqual([[], []])

  await welcomeCaretaker(put)
  await call('setUp', EVENING)
  await call('setUp', EVENING)

  expect(await triggers()).toEqual([{ handler: 'check', minutes: 5 }])
  expect(news()).toEqual(Array(2).fill('Villa Defne: otomatik kontrol kuruldu'))
  await call('stop', EVENING)
  expect(await triggers()).toEqual([])
})

test('without addresses setUp writes to the owner of the Google account', async () => {
  const { call, store } = await open()
  await store({ MAIL_TO: '' })

  await call('setUp', EVENING)

  expect(await store({})).toMatchObject({ MAIL_TO: 'owner@example.com' })
})

test('each failure of a channel gets its name, and none stops another', async () => {
  const { addChannels, check, channels, giveUp } = await open()
  const leads = (location: string) =>
    serveChannel((_, response) => response.writeHead(302, { location }).end())
  const good = await serveChannel(tells(() => CALENDAR))
  const packed = gzipSync(calendarOf(eventOf('p', '20270201', '20270203')))
  const expected = {
    a404: [await serveChannel((_, response) => response.writeHead(404).end()), 'notFound'],
    b403: [await serveChannel((_, response) => response.writeHead(403).end()), 'forbidden'],
    c429: [await serveChannel((_, response) => response.writeHead(429).end()), 'tooOften'],
    d500: [await serveChannel((_, response) => response.writeHead(500).end()), 'serverError'],
    eHtml: [await serveChannel(tells(() => '<!doctype html><title>Sign in</title>')), 'html'],
    fEmpty: [await serveChannel(tells(() => '')), 'empty'],
    gLarge: [
      await serveChannel((_, response) => response.end(Buffer.alloc(6_000_000))),
      'tooLarge',
    ],
    hHuge: [
      await serveChannel((_, response) => {
        response.writeHead(200, { 'content-length': 51_000_000 }).write('x')
      }),
      'tooLarge',
    ],
    iUnknown: ['https://nobody.invalid/a.ics', 'unknownHost'],
    jClosed: ['http://127.0.0.1:1/a.ics', 'unreachable'],
    kSlow: [await serveChannel(() => giveUp()), 'slow'],
    lRound: [await leads('/a.ics'), 'tooManyRedirects'],
    mRedirected: [await leads(good), undefined],
    nPacked: [
      await serveChannel((_, response) =>
        response.setHeader('content-encoding', 'gzip').end(packed),
      ),
      undefined,
    ],
  } as const
  await addChannels(
    Object.fromEntries(Object.entries(expected).map(([name, [url]]) => [name, url])),
  )

  expect((await check(EVENING)).output).toBe(true)

  const problems = (await channels()).map(({ id, pulled }) => [id, pulled?.result.problem])
  expect(problems).toEqual(Object.entries(expected).map(([name, [, problem]]) => [name, problem]))
})

test('a calendar in Turkish letters of an older encoding is read as it was meant', async () => {
  const { addChannels, check, channels, stored } = await open()
  const text = calendarOf(eventOf('a', '20261210', '20261214', 'Iþýl Ðür'))
  await addChannels({
    Yerel: await serveChannel((_, response) => response.end(Buffer.from(text, 'latin1'))),
    Dünya: await serveChannel(
      tells(() => calendarOf(eventOf('b', '20270110', '20270114', 'Şirin Çağ'))),
    ),
  })

  await check(EVENING)

  expect((await channels()).map(({ pulled }) => pulled?.result.new)).toEqual([1, 1])
  const details = Object.values((await stored('reservationDetails')) as object)
  expect(details.map((each) => Reflect.get(Object(each), 'musteriAdi') as unknown)).toEqual(
    expect.arrayContaining(['Işıl Ğür', 'Şirin Çağ']),
  )
})

test('a run does nothing while another holds the lock', async () => {
  const { ada, check, side, news } = await open()
  await ada.ask('2026-12-10', '2026-12-13')
  side.locked = true
  await check(EVENING)
  expect(news()).toEqual([])

  side.locked = false
  await check(EVENING + MINUTE)

  expect(news()).toHaveLength(1)
})

test('when the day’s mails are used up the office is told, and the mail goes later, once', async () => {
  const { ada, check, side, news, kept } = await open()
  await ada.ask('2026-12-10', '2026-12-13')
  side.mails = 0
  await check(EVENING)
  expect((await kept()).look).toMatchObject({ limit: 'mails', mails: 0 })
  expect([...(await kept()).postboxes.values()]).toMatchObject([{ trouble: { problem: 'quota' } }])

  side.mails = 100
  await check(EVENING + HOUR)
  await check(EVENING + 2 * HOUR)

  expect(news()).toHaveLength(1)
  expect((await kept()).look).not.toHaveProperty('limit')
})

test('what the day has used of Google’s limits is counted, and shown before they are reached', async () => {
  const { check, side, store, kept, addChannels } = await open()
  await addChannels({
    Airbnb: await serveChannel(tells(() => CALENDAR)),
    Booking: await serveChannel(tells(() => calendarOf(eventOf('b', '20270110', '20270114')))),
    Vrbo: await serveChannel(tells(() => calendarOf(eventOf('v', '20270210', '20270214')))),
  })
  await check(EVENING)
  const before = side.fetches
  await check(EVENING + 5 * MINUTE)
  const used = before - side.fetches
  // 288 checks a day stay far below 20,000 fetches.
  expect(used).toBeLessThan(25)

  await store({
    usage: JSON.stringify({ day: '2026-11-01', fetches: 17_000, minutes: 1, notices: 0 }),
  })
  await check(EVENING + 10 * MINUTE)
  expect((await kept()).look).toMatchObject({ limit: 'fetches' })
  await store({ usage: JSON.stringify({ day: '2026-11-01', fetches: 0, minutes: 80, notices: 0 }) })
  await check(EVENING + 15 * MINUTE)
  expect((await kept()).look).toMatchObject({ limit: 'minutes' })
  await check(EVENING + 24 * HOUR)
  expect((await kept()).look).not.toHaveProperty('limit')
})

test('without fetches left a run ends with words that name nobody', async () => {
  const { ada, check, side, news } = await open()
  await ada.ask('2026-12-10', '2026-12-13')
  side.fetches = 3

  const words = String(await failed(check(EVENING)))

  expect(words).toBe('Error: Failure: Google fetches no more today')
  side.fetches = 100
  await check(EVENING + MINUTE)
  expect(news()).toHaveLength(1)
})

test('a run that has taken long begins no further channel, and still tells the owners', async () => {
  const { ada, addChannels, check, side, news, kept } = await open()
  const many = Array.from({ length: 6 }, async (_, at) => [
    `kanal${at}`,
    await serveChannel(
      tells(() => calendarOf(eventOf(`u${at}`, `2027010${at + 1}`, `2027010${at + 2}`))),
    ),
  ])
  await addChannels(Object.fromEntries(await Promise.all(many)) as Record<string, string>)
  await ada.ask('2026-12-10', '2026-12-13')
  side.fetchTakes = 10_000

  await check(EVENING)

  const read = (await kept()).look?.channels ?? 0
  expect(read).toBeGreaterThan(0)
  expect(read).toBeLessThan(6)
  expect(news()).toContain('Yeni talep: Ayşe Yılmaz, 10.12.2026 – 13.12.2026')
})

test('the calendars are served with dates alone, whatever their size, and nothing else is', async () => {
  const { ada, addChannels, check, serve, store } = await open()
  await addChannels({ Airbnb: await serveChannel(tells(() => CALENDAR)) })
  for (let at = 0; at < 60; at += 1)
    await ada.add(draft(addDays(day('2027-01-01'), at * 3), addDays(day('2027-01-02'), at * 3)))

  const lines = (await check(EVENING)).lines

  const all = await serve('calendar.ics')
  expect(all.type).toBe('text/calendar')
  expect(all.text.match(/BEGIN:VEVENT/g)).toHaveLength(61)
  expect(all.text).toMatch(/END:VCALENDAR\r\n$/)
  expect(all.text.length).toBeGreaterThan(9000)
  expect((await serve('calendar-Airbnb.ics')).text.match(/BEGIN:VEVENT/g)).toHaveLength(60)
  expect(all.text + String(lines)).not.toMatch(/Ayşe|Jane|Geç gelecek/)
  for (const file of ['', 'calendar-x.ics', 'usage', 'PASSWORD'])
    expect(await serve(file)).toEqual({ text: '', type: 'text/plain' })

  const before = Object.keys(await store({})).length
  await ada.add(draft('2026-11-20', '2026-11-22'))
  await check(EVENING + MINUTE)
  expect((await serve('calendar.ics')).text.match(/BEGIN:VEVENT/g)).toHaveLength(62)
  // The older edition is gone.
  expect(Object.keys(await store({})).length).toBe(before)
})

test('a notice mails new requests immediately, at most once a minute and without reading the channels', async () => {
  let asked = 0
  const { ada, addChannels, arrived, call, news, kept } = await open()
  await addChannels({ Airbnb: await serveChannel(tells(() => ((asked += 1), CALENDAR))) })
  await ada.ask('2026-12-10', '2026-12-13')
  const notice = { postData: { contents: JSON.stringify({ text: 'New request' }) } }

  expect((await call('doPost', EVENING, notice)).output).toEqual({ text: '', type: 'text/plain' })
  // Google's service takes an address without a name.
  expect(arrived[0]?.replyTo).toMatchObject({ value: [{ name: '', address: 'ayse@example.com' }] })
  expect(news()).toHaveLength(1)
  await ada.ask('2026-12-20', '2026-12-23')
  await call('doPost', EVENING + 30_000, notice)
  expect(news()).toEqual([])
  await call('doPost', EVENING + MINUTE, notice)

  expect(news()).toHaveLength(1)
  expect([asked, (await kept()).look]).toEqual([0, null])
})

test('notices beyond two hundred a day are not followed', async () => {
  const { ada, call, store, side, news } = await open()
  await ada.ask('2026-12-10', '2026-12-13')
  await store({
    usage: JSON.stringify({ day: '2026-11-01', fetches: 0, minutes: 0, notices: 200 }),
  })
  const { fetches } = side

  await call('doPost', EVENING)

  expect([side.fetches, news()]).toEqual([fetches, []])
})
