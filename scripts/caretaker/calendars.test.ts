import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { villa } from '#content/villa.ts'
import { readChannels } from '#domain/channels/channel.ts'
import type { Source } from '#domain/channels/feed.ts'
import { dayIn } from '#domain/date.ts'
import { saveChannelOver } from '#firebase/channelWriter.ts'
import { openForTwo } from '#scripts/sample/season.ts'
import { readNow } from './season.ts'
import { serve } from './testingChannels.ts'
import { openCommand, welcomeCaretaker } from './testingCommand.ts'

const DAY_MS = 86_400_000
const TODAY = dayIn(villa.timeZone, Date.now())

/** The calendar of a file, its years moved so that its days are ahead. */
function calendar(name: string): string {
  const text = readFileSync(new URL(`calendars/${name}.ics`, import.meta.url), 'latin1')
  const ahead = new Date(Date.now() + 30 * DAY_MS).getUTCFullYear() + 1 - 2026
  return Buffer.from(
    text.replace(/(DT\w+[^\n]*:)(\d{4})/g, (_, head, year) => `${head}${Number(year) + ahead}`),
    'latin1',
  ).toString('utf8')
}

/** A season with one channel, and the caretaker's command. */
async function openPull(source: Source, answer: Parameters<typeof serve>[0]) {
  const { ada, backend, store, stored } = await openForTwo()
  await welcomeCaretaker(store)
  const wanted = { name: 'Kanal', url: await serve(answer), source }
  await saveChannelOver(ada, { id: 'channel', base: null, wanted })
  const { run } = openCommand({ backend })
  return {
    run,
    stays: async () =>
      (await readNow(ada, 'here', TODAY)).season
        .map(
          ({ musteriAdi, stay }) =>
            `${musteriAdi} ${stay.checkIn.slice(5)} ${stay.checkOut.slice(5)}`,
        )
        .toSorted(),
    unreadable: async () => readChannels(await stored('channels')).channels[0]?.pulled?.unreadable,
  }
}

test('03: reads a Windows zone, and brings what repeats to a person', async () => {
  const text = calendar('03-unreadable-is-silent')
  const { run, stays, unreadable } = await openPull('other', (_, response) => response.end(text))

  const { code, said } = await run()

  expect(code).toBe(1)
  expect(said.join()).toContain('1 unreadable')
  expect(await stays()).toEqual(['Ada 12-15 12-20'])
  expect(await unreadable()).toMatchObject([
    { title: 'Hafta sonu kapalı', raw: expect.stringContaining('RRULE:FREQ=WEEKLY') as unknown },
  ])
})

test('04: keeps a stay whose event has a broken line', async () => {
  let text = calendar('04-broken-line-deletes-1')
  const { run, stays } = await openPull('other', (_, response) => response.end(text))
  await run()
  text = calendar('04-broken-line-deletes-2')

  expect((await run()).code).toBe(0)
  expect(await stays()).toEqual(['Ada 12-15 12-20', 'Far 09-01 09-05'])
})

test.each([
  ['07-smoobu-checkin-checkout', 'other', ['Ada 12-10 12-14']],
  ['15a-booking-names-its-guest', 'booking', ['Carmen Lopez 12-04 12-07']],
  ['17a-cr-cr-lf', 'other', ['Ada 07-03 07-10']],
] as const)('%s: makes the stays of the calendar', async (name, source, expected) => {
  const text = calendar(name)
  const { run, stays } = await openPull(source, (_, response) => response.end(text))

  expect((await run()).code).toBe(0)
  expect(await stays()).toEqual(expected.toSorted())
})

test('10, 17c: reads a channel that requires a User-Agent and writes its Content-Encoding large', async () => {
  const text = calendar('17a-cr-cr-lf')
  const { run, stays } = await openPull('other', (request, response) => {
    if (!request.headers['user-agent']) return void response.writeHead(403).end()
    response.setHeader('content-encoding', 'GZIP').end(gzipSync(text))
  })

  expect((await run()).code).toBe(0)
  expect(await stays()).toEqual(['Ada 07-03 07-10'])
})
