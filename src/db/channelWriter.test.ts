import { describe, expect, test } from 'vitest'
import { type ChannelDraft, type Pull, readChannels } from '#domain/channels/channel.ts'
import type { ChannelOperation } from '#domain/channels/pendingChannels.ts'
import { GoneMeanwhile } from '#domain/failure.ts'
import { NO_COUNTS } from '#domain/channels/testing.ts'
import { day } from '#domain/testing.ts'
import { failed, openForTwo } from '#scripts/sample/season.ts'
import { savePullOver, sendChannel } from './channelWriter.ts'

const AIRBNB = { name: 'Airbnb', url: 'https://www.airbnb.com/calendar/ical/1.ics?s=abc' }
const COUNTS = { ...NO_COUNTS, new: 2, conflict: 1, same: 3, skipped: 4 }
const PULL: Pull = {
  result: COUNTS,
  conflicts: [],
  asked: [],
  missing: new Map(),
  unreadable: [{ title: 'Ada', raw: 'DTSTART:soon' }],
  echoes: ['villa:a>here', 'b@airbnb.com'],
}

const edit = (
  wanted: ChannelDraft,
  version = 1,
  base: ChannelDraft = AIRBNB,
): ChannelOperation => ({
  channel: 'edit',
  id: 'a',
  base,
  wanted,
  version,
})

const A = { id: 'a', pulled: null }

async function open() {
  const season = await openForTwo()
  const see = async () => readChannels(await season.stored('channels')).channels
  await sendChannel(season.ada, { channel: 'add', id: 'a', wanted: AIRBNB })
  return { ...season, see }
}

describe('a channel', () => {
  test('is stored as entered, and keeps its pull’s result when its name changes', async () => {
    const { ada, can, see } = await open()
    expect(await savePullOver(can, A, PULL)).toBe(true)

    await sendChannel(ada, edit({ ...AIRBNB, name: 'B', lastNight: true }))

    expect(await see()).toEqual([
      {
        ...AIRBNB,
        id: 'a',
        name: 'B',
        lastNight: true,
        version: 2,
        pulled: { ...PULL, at: expect.any(Number) as number },
      },
    ])
  })

  test('has no pull’s result after a new address, and the entered source until that is removed', async () => {
    const { ada, see } = await open()
    await savePullOver(ada, A, PULL)
    const wanted = { ...AIRBNB, url: 'https://example.com/b.ics' }

    await sendChannel(ada, edit(wanted))

    expect(await see()).toMatchObject([{ ...wanted, pulled: null }])

    await sendChannel(ada, edit({ ...AIRBNB, source: 'vrbo' }))
    expect(await see()).toMatchObject([{ source: 'vrbo' }])

    await sendChannel(ada, edit(AIRBNB, 2, { ...AIRBNB, source: 'vrbo' }))

    expect((await see())[0]).not.toHaveProperty('source')
  })

  test('that two owners change keeps the first change, and the second gets an error', async () => {
    const { ada, can, see } = await open()
    await sendChannel(ada, edit({ ...AIRBNB, name: 'Ada' }))

    const refusal = await failed(sendChannel(can, edit({ ...AIRBNB, name: 'Can' })))

    expect(refusal).toMatchObject({ reason: 'changed' })
    expect(await see()).toMatchObject([{ name: 'Ada', version: 2 }])
    const deletion = sendChannel(can, { channel: 'delete', id: 'a', base: AIRBNB })
    expect(await failed(deletion)).toMatchObject({ reason: 'changed' })
  })

  test('keeps a stay and declines an event that its last pull contains', async () => {
    const { ada, see } = await open()
    const asked = { uid: 'x', title: '', from: day('2027-01-01'), to: day('2027-06-01') }
    const missing = new Map([['s', { since: 1, asks: true as const }]])
    await savePullOver(ada, A, { ...PULL, asked: [asked], missing })
    const named = { id: 'a', name: 'Airbnb' }

    for (const stay of ['s', 'gone']) await sendChannel(ada, { channel: 'keep', ...named, stay })
    for (const uid of ['x', 'gone'])
      await sendChannel(ada, { channel: 'decline', ...named, asked: { ...asked, uid } })

    const [channel] = await see()
    expect(channel?.pulled?.asked).toEqual([{ ...asked, declined: true }])
    expect(channel?.pulled?.missing).toEqual(new Map([['s', { since: 1, asks: true, kept: true }]]))
  })

  test('that is deleted remains deleted after a later edit or pull', async () => {
    const { ada, can, stored } = await open()
    await sendChannel(ada, { channel: 'delete', id: 'a', base: AIRBNB })

    const late = sendChannel(can, edit({ ...AIRBNB, name: 'B' }))
    expect(await failed(late)).toBeInstanceOf(GoneMeanwhile)
    expect(await savePullOver(can, A, PULL)).toBe(false)
    expect(await stored('channels')).toBeNull()
  })
})
