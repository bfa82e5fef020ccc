import { expect, test } from 'vitest'
import { readPart, type SettingsValues } from '#domain/settings/settings.ts'
import { failed, openForTwo } from '#scripts/sample/season.ts'
import { sendSettings } from './editWriter.ts'

const base: SettingsValues = {
  hostNames: 'Nihal, Kerem',
  phone: '+90 555 010 20 30',
  answerHours: 24,
  balanceDays: 0,
  freeCancellationDays: 30,
}
const work = (entry: string, wanted: SettingsValues) =>
  ({ of: 'settings', setting: 'site', base, wanted, version: 0, entry, at: 1 }) as const

const open = () => openForTwo({})

test('two owners who change different fields together both have theirs stored', async () => {
  const { ada, can, stored } = await open()

  await Promise.all([
    sendSettings(ada, work('one', { ...base, phone: '+90 555 111 11 11' })),
    sendSettings(can, work('two', { ...base, answerHours: 12, latePercent: 50 })),
  ])

  expect(readPart('site', await stored('settings/site'))).toEqual({
    values: { ...base, phone: '+90 555 111 11 11', answerHours: 12, latePercent: 50 },
    version: 2,
  })
})

test('of two owners who change the same field, the second gets an error', async () => {
  const { ada, can, stored } = await open()
  await sendSettings(ada, work('one', { ...base, answerHours: 12 }))

  const second = failed(sendSettings(can, work('two', { ...base, answerHours: 48 })))

  expect(await second).toMatchObject({ reason: 'changed' })
  expect(await stored('settings/site/answerHours')).toBe(12)
})

test('a change whose response was lost is stored once', async () => {
  const { ada, stored } = await open()
  const changed = { ...base, latePercent: 50 }
  await sendSettings(ada, work('one', changed))

  await sendSettings(ada, work('one', changed))
  expect(await stored('settings/site/version')).toBe(1)
})
