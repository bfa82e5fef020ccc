import { expect, test } from 'vitest'
import { day } from '#domain/testing.ts'
import type { Channel } from './channel.ts'
import { openConflicts } from './imported.ts'
import { NO_COUNTS, seasonStay } from './testing.ts'

const TODAY = day('2026-07-01')
const conflict = {
  uid: 'x',
  title: 'Reserved',
  from: day('2026-07-10'),
  to: day('2026-07-14'),
}
const counts = { ...NO_COUNTS, conflict: 1 }
const channelWith = (found: Partial<typeof conflict> & { stay?: string }): Channel => ({
  id: 'c',
  version: 1,
  name: 'Airbnb',
  url: 'https://airbnb.com/a.ics',
  pulled: {
    at: 1,
    result: counts,
    conflicts: [{ ...conflict, ...found }],
    asked: [],
    missing: new Map(),
    unreadable: [],
    echoes: [],
  },
})
const own = seasonStay('own', '2026-07-13', '2026-07-16')

test('a conflict shows the stay with its nights', () => {
  const found = openConflicts(
    [channelWith({})],
    [own, seasonStay('a', '2026-07-14', '2026-07-15')],
    TODAY,
  )

  expect(found).toMatchObject([{ uid: 'x', title: 'Reserved', rivals: [own] }])
})

test.each([
  ['whose nights have become free', {}, []],
  ['that has come in meanwhile', {}, [{ ...own, channel: 'c', sourceUid: 'x' }]],
  ['with the stay that it was to move', { stay: 'own' }, [own]],
  [
    'that is past',
    { from: day('2026-06-10'), to: day('2026-06-20') },
    [seasonStay('own', '2026-06-12', '2026-06-14')],
  ],
])('a conflict %s is over', (_what, found, season) => {
  expect(openConflicts([channelWith(found)], season, TODAY)).toEqual([])
})
