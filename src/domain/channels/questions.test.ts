import { expect, test } from 'vitest'
import { day } from '#domain/testing.ts'
import { type Channel, NO_COUNTS, NO_OPEN_QUESTIONS } from './channel.ts'
import { openConflicts } from './questions.ts'
import { seasonStay } from './testing.ts'

const TODAY = day('2026-07-01')
const kim = { uid: 'x', title: 'Kim', from: day('2026-07-10'), to: day('2026-07-14') }
const past = { from: day('2026-06-10'), to: day('2026-06-20') }
const channel: Channel = {
  id: 'c',
  version: 1,
  name: 'Kanal',
  url: 'https://airbnb.com/a.ics',
  pulled: null,
  news: new Map(),
}

const conflict = { ...kim, title: 'Reserved' }
const channelWith = (found: Partial<typeof conflict & { stay: string }>): Channel => ({
  ...channel,
  pulled: {
    ...NO_OPEN_QUESTIONS,
    at: 1,
    result: { ...NO_COUNTS, conflict: 1 },
    conflicts: [{ ...conflict, ...found }],
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
  ['that is past', past, [seasonStay('own', '2026-06-12', '2026-06-14')]],
])('a conflict %s is over', (_what, found, season) => {
  expect(openConflicts([channelWith(found)], season, TODAY)).toEqual([])
})
