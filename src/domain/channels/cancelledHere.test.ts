import { expect, test } from 'vitest'
import type { FeedEvent, Source } from './feed.ts'
import { choiceOf, intentOf } from './intent.ts'
import { planFeed } from './plan.ts'
import { feedEvent, feedOf, inWords, presentOn, seasonStay } from './testing.ts'

test('a stay cancelled here but not on its channel is marked, and comes back only by an owner’s decision', async () => {
  const origin = { source: 'airbnb', sourceUid: 'a', channel: 'airbnb' } as const
  const cancellation = { kept: 0, by: 'ada@example.com', at: 1 }
  const cancelled = [{ ...seasonStay('sold', '2026-07-10', '2026-07-17', origin), cancellation }]
  const told = feedEvent('a', '2026-07-10', '2026-07-17')
  const moved = feedEvent('a', '2026-08-10', '2026-08-17')
  const anew = feedEvent('b', '2026-07-10', '2026-07-17')
  const plan = (event: FeedEvent, channel = 'airbnb', source: Source = 'airbnb') =>
    planFeed(feedOf(source, [event], { channel }), presentOn('2026-07-01', [], { cancelled }))

  expect(inWords(plan(told))).toEqual(['cancelledHere a'])
  expect(inWords(plan(anew))).toEqual(['new b'])
  // UIDs are unique only within a channel.
  expect(inWords(plan(told, 'vrbo', 'vrbo'))).toEqual(['new a'])
  expect(inWords(plan({ ...told, cancelled: true }))).toEqual(['cancelled a'])
  for (const [event, verb] of [
    [told, 'uncancel'],
    [moved, 'add'],
  ] as const) {
    const feed = feedOf('airbnb', [event])
    const [row] = plan(event).rows
    expect(row && choiceOf(row)).toBe('onDemand')
    expect(row && intentOf(feed, row)).toMatchObject({ verb })
  }
})
