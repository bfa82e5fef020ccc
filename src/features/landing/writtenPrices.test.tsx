// @vitest-environment happy-dom
import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addDays, dayIn } from '#domain/date.ts'
import { WRITTEN_PRICES } from './writtenPrices.ts'

const TODAY = dayIn('UTC', Date.now())
const SUMMER = {
  from: addDays(TODAY, -30),
  to: addDays(TODAY, 30),
  perNight: 6500,
  minNights: 2,
}

beforeEach(() => {
  const written = document.createElement('script')
  written.type = 'application/json'
  written.id = WRITTEN_PRICES
  written.dataset['lowest'] = '6500'
  written.textContent = JSON.stringify({ seasons: { summer: SUMMER }, terms: null })
  document.body.append(written)
})

afterEach(() => {
  document.getElementById(WRITTEN_PRICES)?.remove()
  vi.unstubAllGlobals()
  // The store of loaded prices is module state.
  vi.resetModules()
})

test('shows the prerendered prices first, then those that it reads', async () => {
  // Clears the prices that earlier tests loaded.
  vi.resetModules()
  const { useLowestKnown } = await import('./lowestKnown.ts')
  const { usePrices } = await import('./usePrices.ts')
  const lowest = renderHook(useLowestKnown)
  const prices = renderHook(({ near }) => usePrices(near), { initialProps: { near: false } })

  expect(lowest.result.current).toBe(6500)
  expect(prices.result.current?.seasons).toEqual([{ id: 'summer', ...SUMMER }])

  const seasons = { summer: { ...SUMMER, perNight: 7000 } }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ seasons })))
  prices.rerender({ near: true })

  await waitFor(() => expect(lowest.result.current).toBe(7000))
  expect(prices.result.current?.seasons).toMatchObject([{ perNight: 7000 }])
})
