import { expect, test } from 'vitest'
import { day } from '#domain/testing.ts'
import type { Channel } from './channel.ts'
import { type Imported, openImports, type Sold, openConflicts } from './imported.ts'
import { NO_COUNTS, NOTHING_LEFT, seasonStay } from './testing.ts'

const TODAY = day('2026-07-01')
const kim: Sold = { uid: 'x', title: 'Kim', from: day('2026-07-10'), to: day('2026-07-14') }
const past = { from: day('2026-06-10'), to: day('2026-06-20') }
const importOf = (feed: string, sold: Sold): Imported => ({
  feed,
  at: 5,
  sold: new Map([['one', sold]]),
  unreadable: new Map(),
})
const rival = seasonStay('own', '2026-07-13', '2026-07-16')
const channel: Channel = {
  id: 'c',
  version: 1,
  name: 'Kanal',
  url: 'https://airbnb.com/a.ics',
  pulled: null,
}

test.each([
  ['stands here by now', 'airbnb', kim, { source: 'airbnb', sourceUid: 'x' }],
  ['stands here by its channel', 'c', kim, { source: 'airbnb', sourceUid: 'x', channel: 'c' }],
  ['is past', 'airbnb', { ...kim, ...past }, { source: 'vrbo', sourceUid: 'x' }],
] as const)('a sold stay that %s is settled', (_what, feed, sold, origin) => {
  const stay = seasonStay('in', '2026-07-10', '2026-07-14', origin)

  expect(openImports([importOf(feed, sold)], [channel], [stay], TODAY)).toEqual([])
})

test('a stay to move does not conflict with itself', () => {
  const origin = { source: 'airbnb', sourceUid: 'x' } as const
  const moved = seasonStay('own', '2026-07-09', '2026-07-12', origin)

  const [left] = openImports([importOf('airbnb', { ...kim, stay: 'own' })], [], [moved], TODAY)

  expect(left?.sold).toMatchObject([{ rivals: [] }])
})

test('a later pull of the channel replaces the rest of an import, and a deleted channel has none', () => {
  const pulled = (at: number) => ({ ...channel, pulled: { at } as Channel['pulled'] })
  const open = (channels: readonly Channel[]) =>
    openImports([importOf('c', kim)], channels, [rival], TODAY)

  expect(open([channel])).toHaveLength(1)
  expect(open([pulled(4)])).toHaveLength(1)
  expect(open([pulled(6)])).toEqual([])
  expect(open([])).toEqual([])
})

const conflict = { ...kim, title: 'Reserved' }
const channelWith = (found: Partial<typeof conflict>): Channel => ({
  ...channel,
  pulled: {
    ...NOTHING_LEFT,
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
