import { expect, test } from 'vitest'
import type { Reservation } from '#domain/reservation.ts'
import { day } from '#domain/testing.ts'
import type { Source } from './feed.ts'
import { planFeed } from './plan.ts'
import { type Feed } from './planRow.ts'
import { readCalendar } from './readCalendar.ts'
import { afterPlan, feedOf, inWords, missingForAnHour, presentOn, seasonStay } from './testing.ts'
import { writeCalendar } from './writeCalendar.ts'

const FIRST = day('2026-07-01')

async function readFeed(
  source: Source,
  text: string,
  echoes: ReadonlySet<string>,
  season: readonly Reservation[],
): Promise<Feed> {
  const calendar = readCalendar(text, { zone: 'Europe/Istanbul' })
  if ('problem' in calendar) throw new Error(calendar.problem)
  return feedOf(source, calendar.events, {
    bad: calendar.bad,
    echoes,
    ...missingForAnHour(...season),
  })
}

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
    const plan = planFeed(
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
