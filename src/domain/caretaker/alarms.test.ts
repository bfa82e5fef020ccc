import { expect, test } from 'vitest'
import { alarmsOf } from './alarms.ts'
import { readCaretaker } from './caretaker.ts'

const NOW = Date.parse('2026-11-23T12:00:00Z')
const minutesAgo = (minutes: number) => NOW - minutes * 60_000
const run = (at: number) => ({
  at,
  by: 'caretaker@example.com',
  channels: 2,
  needed: 0,
  mails: 0,
  mailing: true,
})
const backup = (at: number) => ({ at, day: '2026-11-23', bytes: 48_000, kept: 20 })
const mailTrouble = (at: number) => ({ to: 'ada@example.com', problem: 'password', at })

const kindsOf = (stored: object) => alarmsOf(readCaretaker(stored), NOW).map((alarm) => alarm.is)

test.each<[string, object, string[]]>([
  ['a caretaker that never looked', {}, []],
  ['one that looked just now', { run: run(NOW), backup: backup(minutesAgo(600)) }, []],
  ['one that is silent for three hours', { run: run(minutesAgo(180)) }, []],
  ['one that is silent for longer', { run: run(minutesAgo(181)) }, ['silent']],
  [
    'a silent one: that nothing else comes from it is no news',
    {
      run: run(minutesAgo(6_000)),
      backup: backup(minutesAgo(6_000)),
      mailTrouble: mailTrouble(minutesAgo(6_000)),
    },
    ['silent'],
  ],
  [
    'a disk that is full, whatever the last backup',
    { run: run(NOW), backup: backup(minutesAgo(6_000)), backupTrouble: { problem: 'full', at: 1 } },
    ['noBackup'],
  ],
  [
    'a folder for the calendars that is not there',
    { run: run(NOW), calendarTrouble: { problem: 'missing', at: 1 } },
    ['noCalendar'],
  ],
  [
    'a backup of two days ago',
    { run: run(NOW), backup: backup(minutesAgo(50 * 60 + 1)) },
    ['oldBackup'],
  ],
  ['a mail that waits', { run: run(NOW), mailTrouble: mailTrouble(minutesAgo(59)) }, []],
  ['delayed mails', { run: run(NOW), mailTrouble: mailTrouble(minutesAgo(61)) }, ['unsent']],
])('%s', (_what, stored, kinds) => {
  expect(kindsOf(stored)).toEqual(kinds)
})
