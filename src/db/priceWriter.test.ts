import { describe, expect, test } from 'vitest'
import type { PriceChange } from '#domain/prices/priceChange.ts'
import { NO_TERMS } from '#domain/prices/prices.ts'
import type { SeasonDraft } from '#domain/prices/season.ts'
import { season } from '#domain/prices/testing.ts'
import { failed, openForTwo } from '#scripts/sample/season.ts'
import { entriesOf } from '#domain/records.ts'
import { sendPricesOver } from './priceWriter.ts'

const { id: _spring, ...spring } = season('2026-04-01', '2026-06-14', 5_500, 3)
const { id: _summer, ...summer } = season('2026-06-15', '2026-09-15', 9_000, 5)

const { id: _autumn, ...autumn } = season('2026-09-16', '2026-10-31', 6_000, 3)

const adding = (id: string, wanted: SeasonDraft): PriceChange => ({
  seasons: [{ id, seen: null, wanted }],
})
const changing = (id: string, seen: SeasonDraft, wanted: SeasonDraft | null): PriceChange => ({
  seasons: [{ id, seen, wanted }],
})

async function open(prices: object | null = { seasons: { summer }, version: 4 }) {
  const versions = prices && { prices: { n: 4, entry: 'x' } }
  return openForTwo({ prices, versions })
}

describe('an owner', () => {
  test('adds the first season, which is logged', async () => {
    const { ada, stored } = await open(null)

    await sendPricesOver(ada, adding('a', summer))

    expect(await stored('prices')).toEqual({ seasons: { a: summer }, version: 1 })
    const [[, entry] = []] = entriesOf(await stored('log/prices'))
    expect(entry).toMatchObject({
      by: 'owner@example.com',
      verb: 'add',
      version: 1,
      changes: { a: { after: summer } },
    })
  })

  test.each<[string, PriceChange, object]>([
    [
      'changes a season',
      changing('summer', summer, { ...summer, perNight: 9_500 }),
      { verb: 'edit', changes: { summer: { before: summer } } },
    ],
    [
      'deletes one',
      changing('summer', summer, null),
      { verb: 'delete', changes: { summer: { before: summer } } },
    ],
    [
      'agrees on terms',
      { terms: { seen: NO_TERMS, wanted: { ...NO_TERMS, depositPercent: 30 } } },
      { verb: 'terms', changes: { terms: { before: NO_TERMS, after: { depositPercent: 30 } } } },
    ],
    [
      'copies a year',
      {
        seasons: [
          { id: 'a', seen: null, wanted: spring },
          { id: 'b', seen: null, wanted: autumn },
        ],
      },
      { verb: 'copy', changes: { a: { after: spring }, b: { after: autumn } } },
    ],
  ])('%s, and what stood before is kept in the log', async (_, change, said) => {
    const { ada, stored } = await open()

    await sendPricesOver(ada, change)

    const [[, entry] = []] = entriesOf(await stored('log/prices'))
    expect(entry).toMatchObject({ by: 'owner@example.com', version: 5, ...said })
    expect(await stored('prices/version')).toBe(5)
  })
})

describe('two owners who change prices together', () => {
  test('both succeed with different changes', async () => {
    const { ada, can, stored } = await open()

    await Promise.all([
      sendPricesOver(ada, adding('a', spring)),
      sendPricesOver(can, changing('summer', summer, { ...summer, minNights: 7 })),
    ])

    expect(await stored('prices')).toEqual({
      seasons: { a: spring, summer: { ...summer, minNights: 7 } },
      version: 6,
    })
  })

  test('never overwrite each other: the second of two prices for one season is refused', async () => {
    const { ada, can, stored } = await open()
    await sendPricesOver(ada, changing('summer', summer, { ...summer, perNight: 9_500 }))

    const refusal = await failed(
      sendPricesOver(can, changing('summer', summer, { ...summer, perNight: 8_000 })),
    )

    expect(refusal).toMatchObject({ reason: 'pricesChanged' })
    expect(await stored('prices/seasons/summer/perNight')).toBe(9_500)
  })
})
