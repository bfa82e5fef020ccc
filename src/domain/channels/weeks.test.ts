import { expect, test } from 'vitest'
import { addDays, type IsoDate } from '#domain/date.ts'
import type { Reservation } from '#domain/reservation.ts'
import { day } from '#domain/testing.ts'
import type { Source } from './feed.ts'
import { planFeed } from './plan.ts'
import type { Feed, Plan } from './planRow.ts'
import { readCalendar } from './readCalendar.ts'
import { afterPlan, feedOf, inWords, presentOn, seasonStay } from './testing.ts'
import { calendarOf, eventOf } from './testingText.ts'
import { writeCalendar } from './writeCalendar.ts'

const FIRST = day('2026-07-01')
const DAYS = [0, 1, 2, 3, 4, 5, 6, 7] as const

/** What is sold at a channel: from when to when, and on which days of the eight it stands there. */
type Sale = { uid: string; from: string; to: string; title: string; since?: number; until?: number }

/** How a channel tells its calendar on a day: what it sold, what it shuts by itself, and what it has from us. */
type Model = { sales: readonly Sale[]; windows?: (today: IsoDate) => string[][]; echo?: string }

const plain = (date: IsoDate) => date.replaceAll('-', '')

const MODELS: { readonly [source in Source]: Model } = {
  airbnb: {
    sales: [
      { uid: '1418-a@airbnb.com', from: '20260705', to: '20260709', title: 'Reserved' },
      { uid: '1418-b@airbnb.com', from: '20260712', to: '20260715', title: 'Reserved', since: 2 },
      { uid: '1418-c@airbnb.com', from: '20260801', to: '20260805', title: 'Reserved', until: 4 },
    ],
    // Two days' notice, and nothing further ahead than nine months.
    windows: (today) => [
      eventOf(
        `near-${today}@airbnb.com`,
        plain(today),
        plain(addDays(today, 2)),
        'Airbnb (Not available)',
      ),
      eventOf(
        `far-${today}@airbnb.com`,
        plain(addDays(today, 270)),
        plain(addDays(today, 635)),
        'Airbnb (Not available)',
      ),
    ],
    echo: 'Airbnb (Not available)',
  },
  booking: {
    sales: [
      { uid: 'b1@booking.com', from: '20260820', to: '20260825', title: 'CLOSED - Not available' },
      // Given a new UID on the fourth day, and longer by a night on the sixth.
      {
        uid: 'b2@booking.com',
        from: '20260901',
        to: '20260904',
        title: 'CLOSED - Not available',
        until: 3,
      },
      {
        uid: 'b3@booking.com',
        from: '20260901',
        to: '20260904',
        title: 'CLOSED - Not available',
        since: 3,
        until: 5,
      },
      {
        uid: 'b3@booking.com',
        from: '20260901',
        to: '20260905',
        title: 'CLOSED - Not available',
        since: 5,
      },
      // The same nights as Airbnb sold two days before, but for one.
      {
        uid: 'b4@booking.com',
        from: '20260713',
        to: '20260716',
        title: 'CLOSED - Not available',
        since: 4,
      },
      { uid: 'far@booking.com', from: '20270501', to: '20270503', title: 'CLOSED - Not available' },
    ],
    echo: 'CLOSED - Not available',
  },
  vrbo: {
    sales: [
      { uid: 'v1', from: '20260910', to: '20260917', title: 'Reserved - Jane Doe' },
      { uid: 'v2', from: '20260920', to: '20260922', title: 'Reserved - Kim Lee', until: 5 },
      { uid: 'v3', from: '20261001', to: '20261003', title: 'Reserved - Bo Ek' },
    ],
    echo: 'Blocked',
  },
  google: {
    sales: [
      { uid: 'g1@google.com', from: '20261010', to: '20261014', title: 'Annem gelecek' },
      { uid: 'g2@google.com', from: '20261020', to: '20261021', title: 'Boya', since: 3 },
    ],
  },
  other: {
    sales: [
      { uid: 'villa:n1>villa-zeytin', from: '20261101', to: '20261105', title: 'Dolu' },
      { uid: 'villa:n2>villa-zeytin', from: '20261110', to: '20261112', title: 'Dolu', until: 6 },
      { uid: 'villa:n3>villa-zeytin', from: '20261201', to: '20261203', title: 'Dolu' },
    ],
    echo: 'Dolu',
  },
}

/** A channel's calendar of a day, with what it read from ours the day before. */
function tell(source: Source, at: number, ours: readonly Reservation[]): string {
  const { sales, windows, echo } = MODELS[source]
  const today = addDays(FIRST, at)
  const sold = sales.filter(({ since = 0, until = 99 }) => since <= at && at < until)
  const echoes = ours.filter(({ kaynak }) => kaynak !== source)
  return calendarOf(
    ...sold.map(({ uid, from, to, title }) => eventOf(uid, from, to, title)),
    ...(windows?.(today) ?? []),
    ...(echo === undefined ? [] : echoes).map(({ id, stay, kaynakUid }) => {
      const uid =
        source === 'other' ? `villa:${id}>here>villa-zeytin` : `echo-${id}-${kaynakUid}@${source}`
      return eventOf(uid, plain(stay.checkIn), plain(stay.checkOut), echo)
    }),
  )
}

async function readFeed(source: Source, text: string, echoes: ReadonlySet<string>): Promise<Feed> {
  const calendar = await readCalendar(text, { zone: 'Europe/Istanbul' })
  if ('problem' in calendar) throw new Error(calendar.problem)
  return feedOf(source, calendar.events, { bad: calendar.bad, echoes })
}

function echoesOf({ rows }: Plan): Set<string> {
  return new Set(
    rows.flatMap(
      (row) => (row.state === 'skipped' && row.reason === 'echo' && row.event?.uid) || [],
    ),
  )
}

const isWritten = (words: string) => /^(gone|changed|new) /.test(words)

test('over eight days five channels come in as they change, each pull twice, while an owner edits', async () => {
  let season: Reservation[] = [seasonStay('own', '2026-07-20', '2026-07-27')]
  const echoes = new Map<Source, Set<string>>()
  const written: string[] = []
  const conflicts = new Set<string>()

  for (const at of DAYS) {
    const seenByChannels = season
    // Owners sell here, move what they sold, take it back and close days.
    if (at === 1) season = [...season, seasonStay('second', '2026-08-10', '2026-08-14')]
    if (at === 3)
      season = season.map((stay) =>
        stay.id === 'own' ? seasonStay('own', '2026-07-20', '2026-07-29') : stay,
      )
    if (at === 5) season = season.filter(({ id }) => id !== 'second')
    if (at === 6) season = [...season, seasonStay('repairs', '2026-10-25', '2026-10-30')]
    for (const source of ['airbnb', 'booking', 'vrbo', 'google', 'other'] as const) {
      const text = tell(source, at, seenByChannels)
      const present = () => presentOn(addDays(FIRST, at), season)
      const ownBefore = season.filter(({ kaynak }) => kaynak === undefined)
      const plan = await planFeed(
        await readFeed(source, text, echoes.get(source) ?? new Set()),
        present(),
      )
      season = afterPlan(season, plan)
      echoes.set(source, echoesOf(plan))
      const again = await planFeed(
        await readFeed(source, text, echoes.get(source) ?? new Set()),
        present(),
      )

      const words = inWords(plan)
      written.push(...words.filter(isWritten).map((each) => `${at} ${each}`))
      for (const each of words) if (each.startsWith('conflict')) conflicts.add(each)
      expect(inWords(again).filter(isWritten)).toEqual([])
      expect(season.filter(({ kaynak }) => kaynak === undefined)).toEqual(ownBefore)
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
  expect([...conflicts]).toEqual(['conflict b4@booking.com with airbnb-1418-b@airbnb.com'])
})

test('two villas of ours feed each other, and what was cancelled at one is not kept alive by the other', async () => {
  const villas = {
    defne: [seasonStay('a', '2026-07-10', '2026-07-17')],
    zeytin: [seasonStay('z', '2026-08-01', '2026-08-05')],
  }
  const airbnb = { kaynak: 'airbnb', kaynakUid: 'x@airbnb.com', kanal: 'airbnb' } as const
  villas.defne.push(seasonStay('x', '2026-09-01', '2026-09-04', airbnb))
  const pull = async (here: keyof typeof villas, there: keyof typeof villas) => {
    const options = { name: there, site: there, today: FIRST, madeAt: 0, title: 'Dolu' }
    const text = writeCalendar(
      villas[there].map(({ musteriAdi, ...stay }) => ({ ...stay, guest: musteriAdi })),
      options,
    )
    const plan = await planFeed(
      await readFeed('other', text, new Set()),
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
