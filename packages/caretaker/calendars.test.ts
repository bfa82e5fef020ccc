import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Source } from '#domain/channels/feed.ts'
import { readChannels, declineEvent, keepStay } from '#domain/channels/channel.ts'
import { saveIn } from '#db/client.ts'
import { readSeason } from './season.ts'
import { respond, serve } from './testingChannels.ts'
import { HOUR, openCaretaker } from './testingRun.ts'

const at = (date: string) => Date.parse(`${date}T12:00:00Z`)
const fileOf = (name: string) =>
  readFileSync(new URL(`./calendars/${name}.ics`, import.meta.url), 'utf8')

/** A season whose caretaker reads one channel, which serves the given file. */
async function openChannel(source: Source) {
  const season = await openCaretaker()
  let text = ''
  const url = await serve(respond(() => text))
  await season.addChannel('c', { name: 'Kanal', url, source })
  const stays = async () => (await readSeason(season.ada)).reservations
  return {
    ...season,
    pull: (name: string, now: number) => {
      text = fileOf(name)
      return season.run(now)
    },
    stays,
    found: async () =>
      (await stays())
        .filter(({ stay }) => stay.checkIn < '2027-09-01')
        .map(({ musteriAdi, stay }) => `${musteriAdi} ${stay.checkIn} ${stay.checkOut}`)
        .toSorted(),
    channel: async () => {
      const [channel] = readChannels(await season.stored('channels')).channels
      if (!channel) throw new Error('No channel')
      return channel
    },
  }
}

test('08b: a stay missing while its guest is present, or leaves, remains as a question', async () => {
  const { ada, pull, found, subjects, stays, channel, run } = await openChannel('booking')
  await pull('08a-booking-uid-and-start-1', at('2026-12-10'))
  const [first] = await stays()
  const id = first?.id ?? ''

  await pull('08b-dropped-while-in-the-house', at('2026-12-17'))
  await pull('08b-dropped-while-in-the-house', at('2026-12-18'))
  await pull('08b-dropped-while-in-the-house', at('2026-12-20'))

  expect(await found()).toEqual(['Kanal 2026-12-15 2026-12-20'])
  expect(subjects()).toContain('Kanal takviminde artık olmayan konaklamalar')
  await saveIn(ada, keepStay(await channel(), id))
  expect(await run(at('2026-12-20') + HOUR)).toBe(false)
  expect((await channel()).pulled?.missing.get(id)).toMatchObject({ kept: true })
})

test('a stay missing twice within an hour remains; an hour later it is deleted, unless somebody has edited it', async () => {
  for (const isTyped of [false, true]) {
    const { ada, pull, found, stays } = await openChannel('booking')
    await pull('08a-booking-uid-and-start-1', at('2026-12-01'))
    const [first] = await stays()
    if (isTyped && first) await ada.edit(first, { notlar: 'Köpekle' })

    await pull('08b-dropped-while-in-the-house', at('2026-12-02'))
    await pull('08b-dropped-while-in-the-house', at('2026-12-02') + HOUR - 1)
    expect(await found()).toHaveLength(1)
    await pull('08b-dropped-while-in-the-house', at('2026-12-02') + HOUR)

    expect(await found()).toHaveLength(isTyped ? 1 : 0)
  }
})

test('11: months blocked at once become a question, and a refusal is remembered while the calendar has them', async () => {
  const { ada, pull, found, subjects, channel } = await openChannel('booking')

  expect(await pull('11-booking-closed-for-months', at('2026-11-01'))).toBe(true)

  expect(await found()).toEqual([])
  expect((await channel()).pulled?.asked).toMatchObject([
    { from: '2026-12-01', to: '2027-04-15' },
    { from: '2027-04-16', to: '2027-10-15' },
  ])
  expect(subjects()).toEqual(['Kapatmak için onayınızı bekleyen geceler'])

  for (const place of [0, 1]) {
    const current = await channel()
    const asked = current.pulled?.asked[place]
    if (!asked) throw new Error('Nothing is asked')
    await saveIn(ada, declineEvent(current, asked))
  }
  expect(await pull('11-booking-closed-for-months', at('2026-11-02'))).toBe(false)
  expect(await pull('11-booking-closed-for-months', at('2026-11-03'))).toBe(false)
  expect(await found()).toEqual([])
  expect((await channel()).pulled?.asked).toMatchObject([{ declined: true }, { declined: true }])

  await pull('15a-booking-names-its-guest', at('2026-11-04'))
  expect((await channel()).pulled?.asked).toEqual([])
  expect(await pull('11-booking-closed-for-months', at('2026-11-05'))).toBe(true)
})
