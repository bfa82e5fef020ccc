import { expect, test } from 'vitest'
import { readQueuedChange } from '#domain/queuedChange.ts'
import { day } from '#domain/testing.ts'
import type { Channel } from './channel.ts'
import { NO_COUNTS, NOTHING_LEFT } from './testing.ts'
import {
  channelsWithPending,
  type ChannelOperation,
  draftOf,
  undoOfChannel,
} from './pendingChannels.ts'

const asked = { uid: 'x', title: '', from: day('2027-01-01'), to: day('2027-06-01') }
const pulled: NonNullable<Channel['pulled']> = {
  ...NOTHING_LEFT,
  at: 1,
  result: { ...NO_COUNTS, asked: 1, missing: 1 },
  asked: [asked],
  missing: new Map([['s', { since: 1, asks: true as const }]]),
}
const base = { name: 'Airbnb', url: 'https://www.airbnb.com/calendar/ical/1.ics' }
const airbnb: Channel = { ...base, id: 'a', version: 3, pulled }
const moved = { ...base, url: 'https://example.com/a.ics' }
const moving: ChannelOperation = {
  channel: 'edit',
  id: 'a',
  base: draftOf(airbnb),
  wanted: moved,
  version: 3,
}
const adding: ChannelOperation = { channel: 'add', id: 'b', wanted: moved }
const deleting: ChannelOperation = { channel: 'delete', id: 'a', base: draftOf(airbnb) }
const keeping: ChannelOperation = { channel: 'keep', id: 'a', name: 'Airbnb', stay: 's' }
const declining: ChannelOperation = { channel: 'decline', id: 'a', name: 'Airbnb', asked }

test.each([moving, adding, deleting, keeping, declining])(
  'a queued operation on a channel is parsed: $channel',
  (operation) => {
    const work = { of: 'channel', entry: '-a', at: 1, ...operation }

    expect(readQueuedChange(structuredClone(work))).toEqual(work)
    expect(readQueuedChange({ ...work, more: 1 })).toBeNull()
  },
)

test('pending operations are shown over the stored channels', () => {
  expect(channelsWithPending([airbnb], [moving, adding])).toEqual([
    { ...moved, id: 'a', version: 4, pulled: null },
    { ...moved, id: 'b', version: 1, pulled: null },
  ])
  const later = { ...airbnb, version: 4 }
  expect(channelsWithPending([later], [moving])).toEqual([later])
  expect(channelsWithPending([airbnb], [deleting, moving])).toEqual([])

  const [answered] = channelsWithPending([airbnb], [keeping, declining])
  expect(answered?.pulled?.asked).toEqual([{ ...asked, declined: true }])
  expect(answered?.pulled?.missing.get('s')).toEqual({ since: 1, asks: true, kept: true })
})

test('an addition, an edit and a deletion can be undone', () => {
  const undone = [adding, moving, deleting].reduce(
    (channels, operation) => {
      const undo = undoOfChannel(operation)
      return channelsWithPending(channels, undo ? [operation, undo] : [operation])
    },
    [airbnb] as readonly Channel[],
  )

  expect(undone).toEqual([{ ...base, id: 'a', version: 1, pulled: null }])
  expect(undoOfChannel(keeping)).toBeNull()
})
