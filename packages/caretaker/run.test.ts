import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { calendarOf, eventOf } from '#domain/channels/testingText.ts'
import { addDays } from '#domain/date.ts'
import { day } from '#domain/testing.ts'
import { newFolder } from '#rtdb-emulator/testing/backend.ts'
import { respond, serve } from './testingChannels.ts'
import { EVENING, HOUR, openCaretaker } from './testingRun.ts'

test('a folder for the calendars that cannot be written is reported, and stops neither mails nor backups', async () => {
  const { ada, run, subjects, printed, caretaker } = await openCaretaker()
  const folder = newFolder()
  const calendarFolder = join(newFolder(), 'public')
  writeFileSync(calendarFolder, 'no folder')
  const copies = { folder, key: null }
  await ada.ask('2026-12-10', '2026-12-13')

  expect(await run(EVENING, { calendarFolder, copies })).toBe(true)
  await run(EVENING + HOUR, { calendarFolder, copies })

  expect(printed[0]).toContain(`The calendars in CARETAKER_CALENDAR_DIR, ${calendarFolder}: `)
  expect(readdirSync(folder)).toHaveLength(1)
  expect((await caretaker()).calendarTrouble).toMatchObject({ problem: 'disk' })
  expect(subjects()).toEqual([
    'Yeni talep: Ayşe Yılmaz, 10.12.2026 – 13.12.2026',
    'Kanallar villanın takvimini alamıyor',
  ])
  expect(await run(EVENING + 2 * HOUR, { calendarFolder: newFolder(), copies })).toBe(false)
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
  expect(subjects().filter((subject) => !subject?.startsWith('Bugün'))).toEqual([])
})
