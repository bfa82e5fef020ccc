import { expect, test } from 'vitest'
import { settingsToRecover } from './compareSettings.ts'

test('a different part is restored, and a field that the backup does not have is kept', () => {
  const settings = [
    { part: 'private', wanted: { accountHolder: 'Nihal Defne', depositDays: 3 } },
    { part: 'texts/en', wanted: { subtitle: 'By the river' } },
  ] as const
  const now = {
    private: { accountHolder: 'Kerem Defne', depositDays: 3, cleaningKey: 'key' },
    'texts/en': { subtitle: 'By the river', about: 'A villa.' },
  }

  expect(
    settingsToRecover({ settings }, (part) => ({ values: now[part as keyof typeof now] })),
  ).toEqual([
    {
      part: 'private',
      wanted: { accountHolder: 'Nihal Defne', depositDays: 3, cleaningKey: 'key' },
      fields: ['accountHolder'],
    },
  ])
})
