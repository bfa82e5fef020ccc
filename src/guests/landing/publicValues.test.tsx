// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  database,
  openStreams,
  pass,
  stubDatabase,
  unstubDatabase,
} from '#guests/booking/testingDatabase.ts'
import { usePrices } from './publicValues.ts'
import { useAvailability } from './useAvailability.ts'

const TERMS = {
  depositPercent: 30,
  minNights: 2,
  sameDayTurnover: false,
  taxPercent: 2,
  taxPaid: 'included',
}
const STAY = { girisTarihi: '10.12.2026', cikisTarihi: '19.12.2026' }

const PRICES = { terms: { ...TERMS, cleaningFee: 500 } }

beforeEach(() => stubDatabase({ prices: PRICES, reservations: { a: STAY } }))
afterEach(unstubDatabase)

test('shares one read of the prices between the parts of a page, and repeats it when the page becomes visible', async () => {
  const calendar = renderHook(() => useAvailability())
  const [form, card] = [renderHook(() => usePrices()), renderHook(() => usePrices())]
  await pass(0)
  for (const { result } of [form, card]) expect(result.current?.terms.cleaningFee).toBe(500)
  expect(openStreams().map(({ address }) => address)).toEqual([
    expect.stringContaining('/reservations.json'),
  ])
  expect(database.reads).toEqual(['prices'])

  database.stored['prices'] = { terms: { ...TERMS, cleaningFee: 700 } }
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(0)
  for (const { result } of [form, card]) expect(result.current?.terms.cleaningFee).toBe(700)

  card.unmount()
  await pass(60_000)
  expect(database.reads.filter((path) => path === 'prices')).toHaveLength(3)
  for (const { unmount } of [calendar, form]) unmount()
  database.reads = []
  await pass(60_000)
  expect([openStreams(), database.reads]).toEqual([[], []])
})
