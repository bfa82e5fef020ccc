// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { usePrices } from './usePrices.ts'

const TERMS = {
  cleaningFee: 500,
  depositPercent: 30,
  minNights: 2,
  sameDayTurnover: false,
  taxPercent: 2,
}

let lines: Line[] = []

/** A browser's line to the database, on which the test speaks. */
class Line extends EventTarget {
  static readonly CLOSED = 2
  readyState = 1

  constructor() {
    super()
    lines.push(this)
  }

  close() {
    this.readyState = Line.CLOSED
  }

  say(data: unknown) {
    const event = new MessageEvent('put', { data: JSON.stringify({ path: '/', data }) })
    act(() => void this.dispatchEvent(event))
  }
}

afterEach(() => vi.unstubAllGlobals())

function follow(near: boolean) {
  return renderHook((props) => usePrices(props.near), { initialProps: { near } })
}

const settle = () => act(() => new Promise((resolve) => void setTimeout(resolve)))
const openLines = () => lines.filter(({ readyState }) => readyState !== Line.CLOSED).length

test('the parts of a page that show prices share one line, let go with the last of them, and keep what it told', async () => {
  vi.stubGlobal('EventSource', Line)
  const [calendar, card] = [follow(false), follow(true)]
  await settle()
  expect([calendar.result.current, card.result.current, openLines()]).toEqual([null, null, 1])

  calendar.rerender({ near: true })
  await settle()
  lines[0]?.say({ terms: TERMS })

  expect(lines).toHaveLength(1)
  for (const { result } of [calendar, card]) {
    expect(result.current).toMatchObject({ terms: TERMS, seasons: [] })
  }
  card.unmount()
  expect(openLines()).toBe(1)
  calendar.rerender({ near: false })
  expect(openLines()).toBe(0)
  expect(calendar.result.current?.terms).toEqual(TERMS)

  calendar.rerender({ near: true })
  await settle()
  expect(openLines()).toBe(1)
  lines.at(-1)?.say(null)
  expect(calendar.result.current?.terms.cleaningFee).toBe(0)
  calendar.unmount()
  expect(openLines()).toBe(0)
})
