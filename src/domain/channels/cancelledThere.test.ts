import { expect, test } from 'vitest'
import { planFeed } from './plan.ts'
import { feedEvent, feedOf, inWords, missingForAnHour, presentOn, seasonStay } from './testing.ts'
import { uidFor } from './nights.ts'

const TODAY = '2026-07-01'

test('a stay cancelled at another villa of ours is gone, even if its UID returns from there through us', () => {
  const theirs = { source: 'other', sourceUid: 'villa:n>there', channel: 'other' } as const
  const base = seasonStay('n', '2026-07-10', '2026-07-17', theirs)
  const back = feedEvent(`${uidFor(base, 'here')}>there`, '2026-07-10', '2026-07-17', 'Dolu')
  const events = [back, feedEvent('villa:f>there', '2026-12-01', '2026-12-03')]
  const feed = feedOf('other', events, missingForAnHour(base))

  expect(inWords(planFeed(feed, presentOn(TODAY, [base])))).toEqual([
    'gone n',
    'new villa:f>there',
    `echo ${back.uid}`,
  ])
})
