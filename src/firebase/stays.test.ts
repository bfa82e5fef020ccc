import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { followStays, type StaysNews } from './stays.ts'

/** A browser's event source of which the test is the other end. */
class Line extends EventTarget {
  static readonly CLOSED = 2
  static opened: Line[] = []
  readyState = 1
  onerror = () => {}

  constructor() {
    super()
    Line.opened.push(this)
  }

  say(event: string, data: string) {
    this.dispatchEvent(new MessageEvent(event, { data }))
  }

  refuse() {
    this.readyState = Line.CLOSED
    this.onerror()
  }

  close() {
    this.readyState = Line.CLOSED
  }
}

const STAY = { checkIn: '2026-12-10', checkOut: '2026-12-15' }
const STORED = { a: { girisTarihi: '10.12.2026', cikisTarihi: '15.12.2026' } }
const PUT = JSON.stringify({ path: '/', data: STORED })

let news: StaysNews[] = []
let failures = 0
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', Line)
  Line.opened = []
  news = []
  failures = 0
  stop = followStays(
    (each) => news.push(each),
    () => (failures += 1),
  )
})

afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const line = () => Line.opened.at(-1)

describe('a line to the calendar', () => {
  test('that is refused is tried again, ever more seldom, and said once to be not to be had', () => {
    const pauses = [3_000, 6_000, 12_000, 24_000, 48_000, 60_000, 60_000]

    for (const [tries, pause] of pauses.entries()) {
      line()?.refuse()
      vi.advanceTimersByTime(pause - 1)
      expect(Line.opened).toHaveLength(tries + 1)
      vi.advanceTimersByTime(1)
      expect(Line.opened).toHaveLength(tries + 2)
    }

    expect(failures).toBe(1)
    line()?.say('put', PUT)
    expect(news).toEqual([{ stays: [STAY], connected: true }])
  })

  test.each([
    ['nothing that can be read', 'put', '{'],
    ['a message of another shape', 'put', '{"data":null}'],
    ['that it is over', 'cancel', 'null'],
  ])('that says %s is closed and opened anew, the stays kept meanwhile', (_, event, data) => {
    line()?.say('put', PUT)

    line()?.say(event, data)

    expect(line()?.readyState).toBe(Line.CLOSED)
    vi.advanceTimersByTime(5_000)
    expect(Line.opened).toHaveLength(2)
    expect(news.at(-1)).toEqual({ stays: [STAY], connected: false })
  })

  test('that falls silent for 75 seconds is opened anew; a keep-alive is a sign of life', () => {
    line()?.say('put', PUT)
    vi.advanceTimersByTime(70_000)
    line()?.say('keep-alive', 'null')
    vi.advanceTimersByTime(70_000)
    expect(Line.opened).toHaveLength(1)

    vi.advanceTimersByTime(5_000 + 3_000)

    expect(Line.opened).toHaveLength(2)
  })

  test('that has been let go stays closed', () => {
    line()?.refuse()

    stop()

    vi.advanceTimersByTime(600_000)
    expect(Line.opened).toHaveLength(1)
    expect(failures).toBe(0)
  })
})
