import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { holds, shareOf } from './area.ts'
import { AREAS } from './areas.ts'

/** The same each time; `npm run fuzz` goes on from other seeds, and with a hundred times as many cases. */
const RUN = { seed: 20_261_124, share: 0.01 }

const areas = await Promise.all(
  Object.entries(AREAS).map(async ([name, { cases, open }]) => ({
    name,
    cases,
    ...(await open()),
  })),
)

describe.each(areas)('$name', ({ cases, properties, close }) => {
  afterAll(close)

  test.each(properties)('$title', async (property) => {
    const share = shareOf(property, properties, cases * RUN.share)

    expect(await property.run({ seed: RUN.seed, cases: share })).toBeNull()
  })
})

test('together they are a hundred thousand cases and more', () => {
  const all = areas.reduce((sum, { cases }) => sum + cases, 0)

  expect(all).toBeGreaterThanOrEqual(100_000)
})

test('a property that does not hold is told with what it does not hold of, and its seed', async () => {
  const found = await holds('less than ten', fc.nat(), (number) => number < 10).run({
    seed: 5,
    cases: 100,
  })

  expect(found).toContain('seed: 5')
  expect(found).toContain('Counterexample: [10]')
})
