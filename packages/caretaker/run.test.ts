import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { calendarOf, eventOf } from '#domain/channels/testingText.ts'
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
