import { goOffline, goOnline } from 'firebase/database'
import { describe, expect, test } from 'vitest'
import { type Pull, readChannels } from '#domain/channels/channel.ts'
import { GoneMeanwhile } from '#domain/failure.ts'
import { failed, openForTwo } from '#scripts/sample/season.ts'
import { removeChannelOver, savePullOver, saveChannelOver } from './channelWriter.ts'

const AIRBNB = { name: 'Airbnb', url: 'https://www.airbnb.com/calendar/ical/1.ics?s=abc' }
const COUNTS = {
  new: 2,
  changed: 0,
  gone: 0,
  asked: 0,
  missing: 0,
  conflict: 1,
  unreadable: 0,
  same: 3,
  skipped: 4,
  refused: 0,
}
const PULL: Pull = {
  result: COUNTS,
  conflicts: [],
  asked: [],
  missing: new Map(),
  unreadable: [{ title: 'Ada', raw: 'DTSTART:soon' }],
  echoes: ['villa:a>here', 'b@airbnb.com'],
}

const A = { id: 'a', pulled: null }

async function open() {
  const season = await openForTwo()
  const see = async () => readChannels(await season.stored('channels')).channels
  await saveChannelOver(season.ada, { id: 'a', base: null, wanted: AIRBNB })
  const [base = null] = await see()
  return { ...season, see, base }
}

describe('a channel', () => {
  test('is stored as entered, and keeps its pull’s result when its name changes', async () => {
    const { ada, can, see, base } = await open()
    expect(await savePullOver(can, A, PULL)).toBe(true)

    await saveChannelOver(ada, { id: 'a', base, wanted: { ...AIRBNB, name: 'B', lastNight: true } })

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

  test('with a new address has no pull’s result yet', async () => {
    const { ada, see, base } = await open()
    await savePullOver(ada, A, PULL)
    const wanted = { ...AIRBNB, url: 'https://example.com/b.ics' }

    await saveChannelOver(ada, { id: 'a', base, wanted })

    expect(await see()).toMatchObject([{ ...wanted, pulled: null }])
  })

  test('through another site has the entered source until that is removed', async () => {
    const { ada, see, base } = await open()
    await saveChannelOver(ada, { id: 'a', base, wanted: { ...AIRBNB, source: 'vrbo' } })
    const [relayed = null] = await see()
    expect(relayed).toMatchObject({ source: 'vrbo' })

    await saveChannelOver(ada, { id: 'a', base: relayed, wanted: AIRBNB })

    expect((await see())[0]).not.toHaveProperty('source')
  })

  test('that two owners change keeps the first change, and the second gets an error', async () => {
    const { ada, can, see, base } = await open()
    await saveChannelOver(ada, { id: 'a', base, wanted: { ...AIRBNB, name: 'Ada' } })

    const refusal = await failed(
      saveChannelOver(can, { id: 'a', base, wanted: { ...AIRBNB, name: 'Can' } }),
    )

    expect(refusal).toMatchObject({ reason: 'changed' })
    expect(await see()).toMatchObject([{ name: 'Ada', version: 2 }])
  })

  test('that is deleted remains deleted after a later edit or pull', async () => {
    const { ada, can, stored, base } = await open()
    await removeChannelOver(ada, 'a')

    expect(
      await failed(saveChannelOver(can, { id: 'a', base, wanted: { ...AIRBNB, name: 'B' } })),
    ).toBeInstanceOf(GoneMeanwhile)
    expect(await savePullOver(can, A, PULL)).toBe(false)
    expect(await stored('channels')).toBeNull()
  })

  test('entered while offline is stored once when online again', async () => {
    const { ada, see } = await open()
    goOffline(ada.database)
    const saving = saveChannelOver(ada, { id: 'b', base: null, wanted: { ...AIRBNB, name: 'B' } })

    goOnline(ada.database)

    await saving
    expect((await see()).map(({ name }) => name)).toEqual(['Airbnb', 'B'])
  })
})
