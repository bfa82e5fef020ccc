import { describe, expect, test } from 'vitest'
import {
  type ChannelDraft,
  changeChannel,
  deleteChannel,
  leaveAsIs,
  readChannels,
  removeNews,
  storeFindings,
  storeResult,
} from '#domain/channels/channel.ts'
import type { Finding } from '#domain/channels/finding.ts'
import { GoneMeanwhile } from '#domain/save/failure.ts'
import { day } from '#domain/testing.ts'
import { failed, openForTwo } from '#sample/testingSeason.ts'
import { newKey, saveIn } from './client.ts'

const AIRBNB: ChannelDraft = {
  name: 'Airbnb',
  url: 'https://www.airbnb.com/calendar/ical/1.ics?s=abc',
}
const DATES = { checkIn: day('2027-01-01'), checkOut: day('2027-06-01') }
const LONG: Finding = { kind: 'long', at: 5, title: 'CLOSED', dates: DATES }
const RESULT = { events: 3 }

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
    /** Stores the result of a pull that found this, by key. */
    pull: async (found: { [key: string]: Finding }, now = 5) => {
      const channel = await see()
      await saveIn(ada, storeResult(channel, RESULT))
      const change = storeFindings(channel, now, new Map(Object.entries(found)))
      if (change) await saveIn(ada, change)
    },
  }
}

describe('a channel', () => {
  test('is stored as entered, and keeps its pull’s result when its name changes', async () => {
    const { see, edit, pull } = await open()
    await pull({ e: LONG })

    await edit({ ...AIRBNB, name: 'B', lastNight: true })

    expect(await see()).toEqual({
      ...AIRBNB,
      id: 'a',
      name: 'B',
      lastNight: true,
      version: 2,
      pulled: { ...RESULT, at: expect.any(Number) as number },
      findings: new Map([['e', LONG]]),
    })
  })

  test('has no pull’s result after a new address, and the entered source until that is removed', async () => {
    const { see, edit, pull } = await open()
    await pull({ e: LONG })
    const moved = { ...AIRBNB, url: 'https://example.com/b.ics' }

    await edit(moved)
    expect(await see()).toMatchObject({ ...moved, pulled: null, findings: new Map() })
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
    await saveIn(can, storeResult(seen, RESULT))
    expect(await stored('channels')).toBeNull()
  })
})

describe('a finding', () => {
  test('that an owner leaves as it is keeps the answer while it lasts', async () => {
    const { ada, see, pull } = await open()
    await pull({ e: LONG })

    await saveIn(ada, leaveAsIs(await see(), 'e', LONG))
    await pull({ e: { ...LONG, title: 'Closed' } })
    expect((await see()).findings.get('e')).toEqual({ ...LONG, title: 'Closed', answer: 'leave' })

    await pull({ e: { ...LONG, kind: 'conflict' } })
    expect((await see()).findings.get('e')).toEqual({ ...LONG, kind: 'conflict' })
  })

  test('whose answer comes late does not outlive the next pull', async () => {
    const { ada, see, pull } = await open()
    await pull({ e: LONG })
    const before = await see()
    await pull({})

    await saveIn(ada, leaveAsIs(before, 'e', LONG))
    await pull({})

    expect((await see()).findings).toEqual(new Map())
  })

  test('that is news remains until an owner has read it, or for a week', async () => {
    const { ada, see, pull } = await open()
    const news: Finding = { ...LONG, kind: 'new' }
    await pull({ n: news, o: news })
    await pull({})
    const channel = await see()
    expect([...channel.findings.keys()]).toEqual(['n', 'o'])

    await saveIn(ada, removeNews([{ channel, key: 'n' }]))
    expect([...(await see()).findings.keys()]).toEqual(['o'])
    await pull({}, 8 * 24 * 3_600_000)
    expect((await see()).findings).toEqual(new Map())
  })
})
