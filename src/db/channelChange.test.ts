import { describe, expect, test } from 'vitest'
import {
  type ChannelDraft,
  type Pull,
  readChannels,
  changeChannel,
  declineEvent,
  deleteChannel,
  keepStay,
  NO_COUNTS,
  storePull,
} from '#domain/channels/channel.ts'
import { GoneMeanwhile } from '#domain/save/failure.ts'
import { day } from '#domain/testing.ts'
import { failed, openForTwo } from '#sample/testingSeason.ts'
import { newKey, saveIn } from './client.ts'

const AIRBNB: ChannelDraft = {
  name: 'Airbnb',
  url: 'https://www.airbnb.com/calendar/ical/1.ics?s=abc',
}
const PULL: Pull = {
  result: { ...NO_COUNTS, new: 2, conflict: 1, same: 3, skipped: 4 },
  conflicts: [],
  asked: new Map(),
  missing: new Map(),
  unreadable: [{ title: 'Ada', raw: 'DTSTART:soon' }],
  echoes: ['a@here', 'b@airbnb.com'],
}

async function open() {
  const season = await openForTwo()
  const { ada } = season
  await saveIn(ada, changeChannel('a', null, AIRBNB, 'first'))
  const see = async () => {
    const [channel] = readChannels(await season.stored('channels')).channels
    if (!channel) throw new Error('No channel')
    return channel
  }
  return {
    ...season,
    see,
    edit: async (next: ChannelDraft) =>
      saveIn(ada, changeChannel('a', await see(), next, newKey(ada))),
    pull: async (pull: Pull) => saveIn(ada, storePull(await see(), pull)),
  }
}

describe('a channel', () => {
  test('is stored as entered, and keeps its pull’s result when its name changes', async () => {
    const { see, edit, pull } = await open()
    await pull(PULL)

    await edit({ ...AIRBNB, name: 'B', lastNight: true })

    expect(await see()).toEqual({
      ...AIRBNB,
      id: 'a',
      name: 'B',
      lastNight: true,
      version: 2,
      pulled: { ...PULL, at: expect.any(Number) as number },
      news: new Map(),
    })
  })

  test('has no pull’s result after a new address, and the entered source until that is removed', async () => {
    const { see, edit, pull } = await open()
    await pull(PULL)
    const moved = { ...AIRBNB, url: 'https://example.com/b.ics' }

    await edit(moved)
    expect(await see()).toMatchObject({ ...moved, pulled: null })
    await edit({ ...AIRBNB, source: 'vrbo' })
    expect(await see()).toMatchObject({ source: 'vrbo' })
    await edit(AIRBNB)

    expect(await see()).not.toHaveProperty('source')
  })

  test('that two owners change keeps the first change, and the second gets an error', async () => {
    const { can, see, edit } = await open()
    const seen = await see()
    await edit({ ...AIRBNB, name: 'Ada' })

    const refusal = await failed(
      saveIn(can, changeChannel('a', seen, { ...AIRBNB, name: 'Can' }, 'late')),
    )

    expect(refusal).toMatchObject({ reason: 'changed' })
    expect(await see()).toMatchObject({ name: 'Ada', version: 2 })
  })

  test('that is deleted remains deleted after a later edit or pull', async () => {
    const { ada, can, see, stored } = await open()
    const seen = await see()
    await saveIn(ada, deleteChannel(seen))

    const late = saveIn(can, changeChannel('a', seen, { ...AIRBNB, name: 'B' }, 'late'))
    expect(await failed(late)).toBeInstanceOf(GoneMeanwhile)
    await saveIn(can, storePull(seen, PULL))
    expect(await stored('channels')).toBeNull()
  })
})

describe('an owner’s answer', () => {
  const event = { uid: 'x', title: '', from: day('2027-01-01'), to: day('2027-06-01') }
  const asked = new Map([['e', event]])
  const missing = new Map([['s', { since: 1, asks: true as const }]])

  test('keeps a stay and declines an event', async () => {
    const { ada, see, pull } = await open()
    await pull({ ...PULL, asked, missing })
    const channel = await see()

    await saveIn(ada, keepStay(channel, 's'))
    await saveIn(ada, declineEvent(channel, 'e'))

    const { pulled } = await see()
    expect(pulled?.asked).toEqual(new Map([['e', { ...event, declined: true }]]))
    expect(pulled?.missing).toEqual(new Map([['s', { since: 1, asks: true, kept: true }]]))
  })

  test('that comes after a pull which found them again does not outlive the next pull', async () => {
    const { ada, see, pull } = await open()
    await pull({ ...PULL, asked, missing })
    const before = await see()
    await pull(PULL)

    await saveIn(ada, keepStay(before, 's'))
    await saveIn(ada, declineEvent(before, 'e'))
    await pull(PULL)

    expect((await see()).pulled).toMatchObject({ asked: new Map(), missing: new Map() })
  })
})
