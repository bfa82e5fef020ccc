import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { day } from '#domain/testing.ts'
import { saveIn } from '#db/client.ts'
import { changeChannel, deleteChannel } from '#domain/channels/channel.ts'
import { newFolder } from '#rtdb-emulator/testing/backend.ts'
import { draft, openForTwo } from '#sample/testingSeason.ts'
import { writeCalendarFiles } from './calendarFiles.ts'
import { readCaretakerSeason } from './season.ts'

const VRBO = { name: 'Vrbo', url: 'https://www.vrbo.com/a.ics' }

/** A season, and the folder for its calendars. */
async function open() {
  const folder = newFolder()
  const season = await openForTwo()
  const write = async (madeAt = 0) =>
    writeCalendarFiles(folder, await readCaretakerSeason(season.ada), {
      site: 'here',
      today: day('2026-11-01'),
      madeAt,
    })
  const events = (file = 'calendar.ics') =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/^(UID|SEQUENCE):(.*)\r$/gm)].map(
      ([, , value]) => value,
    )
  return { ...season, folder, write, events }
}

test('the villa’s own calendar is written when it changes, with dates only', async () => {
  const { ada, folder, write, events } = await open()
  const own = await ada.add(draft('2026-12-12', '2026-12-16'))

  const written = [await write(), await write(60_000)]
  await ada.edit(own, { notlar: 'Köpekle' })
  written.push(await write(120_000))

  expect(written).toEqual([true, false, false])
  expect(events()).toEqual([`${own.id}@here`, '1'])
  expect(readFileSync(join(folder, 'calendar.ics'), 'utf8')).not.toContain('Ayşe')
})

test('a cancelled stay is removed from it, and returns with its UID and a higher sequence when that is undone', async () => {
  const { ada, can, write, events } = await open()
  const own = await ada.add(draft('2026-12-12', '2026-12-16'))
  await write()
  expect(events()).toEqual([`${own.id}@here`, '1'])

  await ada.cancel(own)
  expect(await write()).toBe(true)
  expect(events()).toEqual([])

  await can.uncancel(await can.seeCancelled(own.id))
  expect(await write()).toBe(true)
  expect(events()).toEqual([`${own.id}@here`, '3'])
})

test('each existing channel has one without its own stays', async () => {
  const { ada, folder, write, events } = await open()
  await saveIn(ada, changeChannel('v', null, VRBO, 'first'))
  const came = { source: 'vrbo', sourceUid: 'a', channel: 'v' } as const
  const sold = await ada.add(draft('2026-12-12', '2026-12-16', came))
  const own = await ada.add(draft('2026-12-20', '2026-12-22'))

  await write()

  expect(events()).toEqual([`${sold.id}@here`, '1', `${own.id}@here`, '1'])
  expect(events('calendar-v.ics')).toEqual([`${own.id}@here`, '1'])
  await saveIn(ada, deleteChannel({ id: 'v' }))
  expect(await write()).toBe(true)
  expect(readdirSync(folder)).toEqual(['calendar.ics'])
})
