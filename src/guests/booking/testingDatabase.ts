import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** The public database of a test: its values, the paths read and the streams opened. */
export const database = {
  stored: {} as Record<string, unknown>,
  offline: false,
  reads: [] as string[],
  streams: [] as Stream[],
}

/** An EventSource to which the test sends events. */
class Stream extends EventTarget {
  static readonly CLOSED = 2
  readyState = 1
  onerror = () => {}

  readonly address: string

  constructor(address: string) {
    super()
    this.address = address
    database.streams.push(this)
  }

  put(path: string, data: unknown) {
    const event = new MessageEvent('put', { data: JSON.stringify({ path, data }) })
    act(() => void this.dispatchEvent(event))
  }

  close() {
    this.readyState = Stream.CLOSED
  }
}

/** Replaces the browser's streams, reads and timers until `unstubDatabase`. */
export function stubDatabase(stored: Record<string, unknown> = {}): void {
  Object.assign(database, { stored, offline: false, reads: [], streams: [] })
  vi.stubGlobal('EventSource', Stream)
  vi.stubGlobal('fetch', (address: string) => {
    const path = /\/(\w+)\.json/.exec(address)?.[1] ?? ''
    database.reads.push(path)
    if (database.offline) return Promise.reject(new TypeError('offline'))
    return Promise.resolve(Response.json(database.stored[path] ?? null))
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
}

export function unstubDatabase(): void {
  vi.useRealTimers()
  vi.unstubAllGlobals()
}

/** Lets the page's timers run for so many milliseconds. */
export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

export const openStreams = () =>
  database.streams.filter(({ readyState }) => readyState !== Stream.CLOSED)
