import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#domain/date.ts'
import { day } from '#domain/testing.ts'
import { type FeedEvent, SOURCES } from './feed.ts'
import { planFeed } from './plan.ts'
import { echoesIn } from './planRow.ts'
import { afterPlan, feedOf, channelSeason, seasonStay } from './testing.ts'

const TODAY = '2026-07-01'
const ayse = seasonStay('ayse', '2026-07-10', '2026-07-17')

const TITLES = [
  'Reserved',
  'Airbnb (Not available)',
  'CLOSED - Not available',
  'Reserved - Jane',
  'Blocked',
]
const anyEvent: fc.Arbitrary<FeedEvent> = fc
  .record({
    uid: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'a@here'),
    start: fc.integer({ min: -10, max: 40 }),
    nights: fc.integer({ min: 1, max: 12 }),
    title: fc.constantFrom(...TITLES),
    cancelled: fc.boolean(),
  })
  .map(({ uid, start, nights, title, cancelled }) => {
    const checkIn = addDays(day(TODAY), start)
    return {
      uid,
      title,
      note: '',
      cancelled,
      hasEnd: true,
      dates: { checkIn, checkOut: addDays(checkIn, nights) },
    }
  })
const anyPull = fc.record({
  source: fc.constantFrom(...SOURCES),
  events: fc.uniqueArray(anyEvent, { selector: ({ uid }) => uid, maxLength: 6 }),
})

test('with any calendars, no night is shared, our own stays are unchanged, and reading again changes nothing', () => {
  fc.assert(
    fc.property(fc.array(anyPull, { maxLength: 6 }), (pulls) => {
      let season = [ayse]
      const echoes = new Map<string, ReadonlySet<string>>()
      const planOf = ({ source, events }: (typeof pulls)[number]) => {
        const feed = feedOf(source, events, { echoes: echoes.get(source) ?? new Set() })
        const plan = planFeed(feed, channelSeason(TODAY, season))
        echoes.set(source, new Set(echoesIn(plan)))
        return plan
      }
      for (const pull of pulls) {
        const { source } = pull
        const before = season
        season = afterPlan(season, planOf(pull))
        const again = planOf(pull)

        expect(season[0]).toEqual(ayse)
        expect(
          again.rows.filter(({ state }) => ['gone', 'changed', 'new'].includes(state)),
        ).toEqual([])
        const others = (stays: typeof season) => stays.filter((stay) => stay.source !== source)
        expect(others(season)).toEqual(others(before))
      }
    }),
  )
})
