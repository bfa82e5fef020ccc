// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { day } from '#domain/testing.ts'
import { useAvailability } from '#features/booking/useAvailability.ts'
import { usePrices } from './usePrices.ts'

const TERMS = { depositPercent: 30, minNights: 2, sameDayTurnover: false, taxPercent: 2 }
const STAY = { girisTarihi: '10.12.2026', cikisTarihi: '19.12.2026' }

let stored: Record<string, unknown> = {}
let reads: string[] = []
let streams: Stream[] = []

/** An EventSource to which the test sends events. */
class Stream extends EventTarget {
  static readonly CLOSED = 2
  readyState = 1
  onerror = () => {}

  readonly address: string

  constructor(address: string) {
    super()
    this.address = address
    streams.push(this)
  }

  close() {
    this.readyState = Stream.CLOSED
  }

  refuse() {
    this.close()
    this.onerror()
  }
}

beforeEach(() => {
  stored = { prices: { terms: { ...TERMS, cleaningFee: 500 } }, reservations: { a: STAY } }
  reads = []
  streams = []
  vi.stubGlobal('EventSource', Stream)
  vi.stubGlobal('fetch', (address: string) => {
    const path = /\/(\w+)\.json/.exec(address)?.[1] ?? ''
    reads.push(path)
    return Promise.resolve(Response.json(stored[path] ?? null))
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const openStreams = () => streams.filter(({ readyState }) => readyState !== Stream.CLOSED)

test('shares one read of the prices between the parts of a page, and repeats it when the page becomes visible', async () => {
  const calendar = renderHook(() => useAvailability(true))
  const [form, card] = [renderHook(() => usePrices(true)), renderHook(() => usePrices(true))]
  await pass(0)
  for (const { result } of [form, card]) expect(result.current?.terms.cleaningFee).toBe(500)
  expect(openStreams().map(({ address }) => address)).toEqual([
    expect.stringContaining('/reservations.json'),
  ])
  expect(reads).toEqual(['prices'])

  stored['prices'] = { terms: { ...TERMS, cleaningFee: 700 } }
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(0)
  for (const { result } of [form, card]) expect(result.current?.terms.cleaningFee).toBe(700)

  card.unmount()
  await pass(60_000)
  expect(reads.filter((path) => path === 'prices')).toHaveLength(3)
  for (const { unmount } of [calendar, form]) unmount()
  reads = []
  await pass(60_000)
  expect([openStreams(), reads]).toEqual([[], []])
})

test('polls calendar and prices every minute while streams are refused', async () => {
  const calendar = renderHook(() => useAvailability(true))
  const prices = renderHook(() => usePrices(true))
  await pass(0)
  streams[0]?.refuse()
  await pass(5_000)
  expect(calendar.result.current).toMatchObject({
    availability: { state: 'ready', value: [{ from: day('2026-12-10'), to: day('2026-12-19') }] },
    connected: false,
  })
  expect(prices.result.current?.terms.cleaningFee).toBe(500)

  stored = { prices: { terms: { ...TERMS, cleaningFee: 900 } } }
  for (const stream of openStreams()) stream.refuse()
  await pass(60_000)
  expect(calendar.result.current.availability).toEqual({ state: 'ready', value: [] })
  expect(prices.result.current?.terms.cleaningFee).toBe(900)
  for (const { unmount } of [calendar, prices]) unmount()
})
