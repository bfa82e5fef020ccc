import { expect, test } from 'vitest'
import { choiceOf } from './intent.ts'
import { planFeed } from './plan.ts'
import { afterPlan, feedEvent, feedOf, inWords, presentOn, seasonStay } from './testing.ts'

const TODAY = '2026-07-01'

/** A far event, so that the calendar extends beyond all others. */
const FAR = feedEvent('far', '2027-05-01', '2027-05-03')
const relayed = seasonStay('sold', '2026-07-10', '2026-07-17', {
  source: 'other',
  sourceUid: 'a',
  channel: 'relay',
})

test('a channel whose source is corrected to Airbnb keeps its stays, and ignores blocked days', () => {
  const feed = feedOf(
    'airbnb',
    [
      feedEvent('a', '2026-07-10', '2026-07-17'),
      feedEvent('shut', '2026-08-01', '2026-08-05', 'Airbnb (Not available)'),
      FAR,
    ],
    { channel: 'relay' },
  )
  const present = presentOn(TODAY, [relayed], { channels: new Set(['relay']) })

  const plan = planFeed(feed, present)

  expect(inWords(plan)).toEqual(['changed a', 'new far', 'window shut'])
  expect(plan.rows[0]).toMatchObject({ draft: { source: 'airbnb', channel: 'relay' } })
  const after = presentOn(TODAY, afterPlan([relayed], plan), { channels: present.channels })
  expect(inWords(planFeed(feed, after))).toEqual(['same a', 'same far', 'window shut'])
})

test('a stay whose channel has another source now is not gone', () => {
  const feed = feedOf('airbnb', [FAR], { channel: 'relay' })
  const present = presentOn(TODAY, [relayed], { channels: new Set(['relay']) })

  expect(inWords(planFeed(feed, present))).toEqual(['new far'])
})

test('a file of unknown source recognizes present stays, and not as echoes of ours', () => {
  const feed = feedOf('airbnb', [feedEvent('a', '2026-07-10', '2026-07-17')], { channel: null })
  const { rows } = planFeed(feed, presentOn(TODAY, [relayed]))

  expect(rows).toMatchObject([{ state: 'skipped', reason: 'here', base: { id: 'sold' } }])
  expect(rows.map((row) => choiceOf(row))).toEqual(['none'])
})
