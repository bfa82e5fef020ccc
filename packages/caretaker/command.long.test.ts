import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { changeChannel } from '#domain/channels/channel.ts'
import { calendarOf, eventOf } from '#domain/channels/testingText.ts'
import { saveIn } from '#db/client.ts'
import { openForTwo } from '#scripts/sample/testingSeason.ts'
import { respond, serve } from './testingChannels.ts'
import { allowCaretaker, openCommand } from './testingCommand.ts'

const CALENDAR = calendarOf(eventOf('a', '20301210', '20301214', 'Reserved'))

test('the command imports a channel once and writes our calendar, and its exit code says whether a person is needed', async () => {
  const { ada, backend, store } = await openForTwo()
  await allowCaretaker(store)
  const url = await serve(respond(() => CALENDAR))
  await saveIn(ada, changeChannel('v', null, { name: 'Vrbo', url }))
  const { run, folder } = openCommand(backend)

  const first = await run()
  const second = await run()

  expect(first).toEqual({ code: 0, said: ['Vrbo: 1 new', 'calendar.ics is new.'] })
  expect(second).toEqual({ code: 0, said: [''] })
  expect(readFileSync(`${folder}/calendar.ics`, 'utf8')).toContain('DTSTART;VALUE=DATE:20301210')

  const other = await serve(respond(() => CALENDAR.replace('UID:a', 'UID:b')))
  await saveIn(ada, changeChannel('w', null, { name: 'Other', url: other }))
  expect(await run()).toMatchObject({ code: 1 })
})

test('the command ends with exit code 2 and the reason when a setting is wrong', async () => {
  const { backend } = await openForTwo()

  const { code, said } = await openCommand(backend, { CARETAKER_SMTP_URL: 'mail.villa' }).run()

  expect([code, said.join()]).toEqual([2, expect.stringContaining('CARETAKER_SMTP_URL must be')])
})
