import { expect, test } from 'vitest'
import { seasonStay } from '#domain/channels/testing.ts'
import { NO_PRICES } from '#domain/prices/prices.ts'
import { agreement, day } from '#domain/testing.ts'
import { keepAgreement } from './keptAgreement.ts'
import { withAgreement } from './makeAgreement.ts'

test('terms that are taken later leave the day on which it was agreed, and are its last change', () => {
  const agreed = agreement({ at: day('2027-01-12'), entry: 'e0', freeDays: 30 })
  const before = seasonStay('a', '2027-07-10', '2027-07-15', { agreement: agreed })
  const today = day('2027-03-01')
  const terms = { balanceDays: 0, freeDays: 14 }
  const basis = { today, prices: NO_PRICES, terms, depositDays: 5 }

  const next = withAgreement(before, { before, takesTerms: true }, basis)

  expect(keepAgreement(before, next, { entry: 'e1', today }).agreement).toMatchObject({
    at: '2027-01-12',
    changedOn: '2027-03-01',
    freeDays: 14,
    earlier: [{ entry: 'e0', at: '2027-01-12' }],
  })
})
