import { expect, test } from 'vitest'
import { addDays } from '#domain/date.ts'
import type { Reservation } from '#domain/reservation.ts'
import { day } from '#domain/testing.ts'
import type { Source } from './feed.ts'
import { planFeed } from './plan.ts'
import { echoesIn, type Feed } from './planRow.ts'
import { readCalendar } from './readCalendar.ts'
import { afterPlan, feedOf, inWords, missingForAnHour, presentOn, seasonStay } from './testing.ts'
import { MODEL_DAYS, MODEL_SOURCES, tellModel } from './testingModels.ts'
import { uidFor } from './nights.ts'
import { writeCalendar } from './writeCalendar.ts'

const FIRST = day('2026-07-01')

async function readFeed(
  source: Source,
  text: string,
  echoes: ReadonlySet<string>,
  season: readonly Reservation[],
): Promise<Feed> {
  const calendar = await readCalendar(text, { zone: 'Europe/Istanbul' })
  if ('problem' in calendar) throw new Error(calendar.problem)
  return feedOf(source, calendar.events, {
    bad: calendar.bad,
    echoes,
    ...missingForAnHour(...season),
  })
}

const isWritten = (words: string) => /^(gone|changed|new) /.test(words)

test('over eight days five changing channels are imported, each twice, while an owner edits', async () => {
  let season: Reservation[] = [seasonStay('own', '2026-07-20', '2026-07-27')]
  const echoes = new Map<Source, Set<string>>()
  const written: string[] = []
  const conflicts = new Set<string>()

  for (const at of MODEL_DAYS) {
    const yesterday = season
    // Owners add stays here, move them, delete them and block days.
    if (at === 1) season = [...season, seasonStay('second', '2026-08-10', '2026-08-14')]
    if (at === 3)
      season = season.map((stay) =>
        stay.id === 'own' ? seasonStay('own', '2026-07-20', '2026-07-29') : stay,
      )
    if (at === 5) season = season.filter(({ id }) => id !== 'second')
    if (at === 6) season = [...season, seasonStay('repairs', '2026-10-25', '2026-10-30')]
    for (const source of MODEL_SOURCES) {
      const readThere = yesterday
        .filter((stay) => stay.source !== source)
        .map((each) => ({ uid: uidFor(each, 'here'), stay: each.stay }))
      const text = tellModel(source, FIRST, at, readThere)
      const present = () => presentOn(addDays(FIRST, at), season)
      const ownBefore = season.filter((stay) => stay.source === undefined)
      const plan = await planFeed(
        await readFeed(source, text, echoes.get(source) ?? new Set(), season),
        present(),
      )
      season = afterPlan(season, plan)
      echoes.set(source, new Set(echoesIn(plan)))
      const again = await planFeed(
        await readFeed(source, text, echoes.get(source) ?? new Set(), season),
        present(),
      )

      const words = inWords(plan)
      written.push(...words.filter(isWritten).map((each) => `${at} ${each}`))
      for (const each of words) if (each.startsWith('conflict')) conflicts.add(each)
      expect(inWords(again).filter(isWritten)).toEqual([])
      expect(season.filter((stay) => stay.source === undefined)).toEqual(ownBefore)
    }
  }

  expect(written).toEqual([
    '0 new 1418-a@airbnb.com',
    '0 new 1418-c@airbnb.com',
    '0 new b1@booking.com',
    '0 new b2@booking.com',
    '0 new far@booking.com',
    '0 new v1',
    '0 new v2',
    '0 new v3',
    '0 new g1@google.com',
    '0 new villa:n1>villa-zeytin',
    '0 new villa:n2>villa-zeytin',
    '0 new villa:n3>villa-zeytin',
    '2 new 1418-b@airbnb.com',
    '3 changed b3@booking.com',
    '3 new g2@google.com',
    '4 gone airbnb-1418-c@airbnb.com',
    '5 changed b3@booking.com',
    '5 gone vrbo-v2',
    '6 gone other-villa:n2>villa-zeytin',
  ])
  expect([...conflicts]).toEqual([
    'conflict v4 with own',
    'conflict b4@booking.com with airbnb-1418-b@airbnb.com',
  ])
})

test('two villas of ours import each other, and neither keeps the other’s cancelled stay alive', async () => {
  const villas = {
    defne: [seasonStay('a', '2026-07-10', '2026-07-17')],
    zeytin: [seasonStay('z', '2026-08-01', '2026-08-05')],
  }
  const airbnb = { source: 'airbnb', sourceUid: 'x@airbnb.com', channel: 'airbnb' } as const
  villas.defne.push(seasonStay('x', '2026-09-01', '2026-09-04', airbnb))
  const pull = async (here: keyof typeof villas, there: keyof typeof villas) => {
    const options = { name: there, site: there, today: FIRST, madeAt: 0, title: 'Dolu' }
    const text = writeCalendar(
      villas[there].map(({ musteriAdi, ...stay }) => ({ ...stay, guest: musteriAdi })),
      options,
    )
    const plan = await planFeed(
      await readFeed('other', text, new Set(), villas[here]),
      presentOn(FIRST, villas[here], { site: here }),
    )
    villas[here] = afterPlan(villas[here], plan)
    return inWords(plan)
  }
  const days = (villa: keyof typeof villas) =>
    villas[villa].map(({ stay }) => stay.checkIn).toSorted()

  for (let round = 0; round < 3; round += 1) {
    await pull('defne', 'zeytin')
    await pull('zeytin', 'defne')
    expect(days('defne')).toEqual(['2026-07-10', '2026-08-01', '2026-09-01'])
    expect(days('zeytin')).toEqual(days('defne'))
  }

  villas.defne = villas.defne.filter(({ id }) => id !== 'a')
  expect(await pull('defne', 'zeytin')).toContain('echo villa:a>defne>zeytin')
  await pull('zeytin', 'defne')
  await pull('defne', 'zeytin')
  expect(days('defne')).toEqual(['2026-08-01', '2026-09-01'])
  expect(days('zeytin')).toEqual(days('defne'))
})
