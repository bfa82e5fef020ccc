import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { calendarOf, eventOf } from '#domain/channels/testingText.ts'
import { addDays } from '#domain/date.ts'
import { day } from '#domain/testing.ts'
import { newFolder } from '#rtdb-emulator/testing/backend.ts'
import { respond, serve } from './testingChannels.ts'
import { EVENING, HOUR, MINUTE, openCaretaker } from './testingRun.ts'

test('a folder for the calendars that cannot be written is reported, and stops neither mails nor backups', async () => {
  const { ada, run, subjects, printed, caretaker } = await openCaretaker()
  const folder = newFolder()
  const calendarFolder = join(newFolder(), 'public')
  writeFileSync(calendarFolder, 'no folder')
  const backups = { folder, key: null }
  await ada.ask('2026-12-10', '2026-12-13')

  expect(await run(EVENING, { calendarFolder, backups })).toBe(true)
  await run(EVENING + HOUR, { calendarFolder, backups })

  expect(printed[0]).toContain(`The calendars in CARETAKER_CALENDAR_DIR, ${calendarFolder}: `)
  expect(readdirSync(folder)).toHaveLength(1)
  expect((await caretaker()).calendarTrouble).toMatchObject({ problem: 'disk' })
  expect(subjects()).toEqual([
    'Yeni talep: Ayşe Yılmaz, 10.12.2026 – 13.12.2026',
    'Kanallar takvimimizi alamıyor',
  ])
  expect(await run(EVENING + 2 * HOUR, { calendarFolder: newFolder(), backups })).toBe(false)
  expect((await caretaker()).calendarTrouble).toBeNull()
})

test('twenty departures of Booking.com, each missing in its calendar on that day, send no mail and need nobody', async () => {
  const { run, subjects, addChannel } = await openCaretaker()
  const first = day('2026-11-01')
  const stays = Array.from({ length: 20 }, (_, index) => ({
    from: addDays(first, index),
    to: addDays(first, index + 1),
  }))
  let today = first
  const url = await serve(
    respond(() =>
      calendarOf(
        ...stays
          .filter(({ to }) => to > today)
          .map(({ from, to }) =>
            eventOf(from, from.replaceAll('-', ''), to.replaceAll('-', ''), 'CLOSED'),
          ),
        eventOf('far', '20270601', '20270603', 'CLOSED'),
      ),
    ),
  )
  await addChannel('b', { name: 'Booking', url, source: 'booking' })
  const needed: boolean[] = []
  for (let index = 0; index <= 20; index += 1) {
    today = addDays(first, index)
    for (const hour of [2, 4, 12]) {
      const at = Date.parse(`${today}T00:00:00+03:00`) + hour * HOUR
      needed.push(await run(at, { addresses: [] }))
      await run(at + 5 * 60_000)
    }
  }

  expect(needed.filter(Boolean)).toEqual([])
  expect(subjects().filter((subject) => !subject?.startsWith('Bugün'))).toEqual([
    'Kanallardan haberler',
  ])
})

test('a new and a vanished stay of a channel are mailed immediately, and notify without any details', async () => {
  const { run, subjects, addChannel } = await openCaretaker()
  const rings: string[] = []
  const noticeUrl = await serve((request, response) => {
    request.on('data', (chunk: Buffer) => rings.push(chunk.toString()))
    request.on('end', () => response.end())
  })
  const far = eventOf('far', '20270601', '20270603')
  let calendar = calendarOf(far)
  await addChannel('a', { name: 'Airbnb', url: await serve(respond(() => calendar)) })
  const runAt = async (at: number) => {
    await run(at, { noticeUrl })
    return [subjects(), rings.splice(0)]
  }
  const ring = '{"text":"Channel news"}'

  expect(await runAt(EVENING)).toEqual([['Kanallardan haberler'], []])
  calendar = calendarOf(far, eventOf('a', '20261210', '20261214', 'Reserved - Jane Doe'))
  expect(await runAt(EVENING + MINUTE)).toEqual([['Kanallardan haberler'], [ring]])
  expect(await runAt(EVENING + 2 * MINUTE)).toEqual([[], []])
  calendar = calendarOf(far)
  await runAt(EVENING + 3 * MINUTE)
  expect(await runAt(EVENING + 2 * HOUR)).toEqual([['Kanallardan haberler'], [ring]])
})
