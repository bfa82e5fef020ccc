// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { EventSource } from 'eventsource'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { day } from '#domain/testing.ts'
import { type LocalBackend, startLocalBackend } from '#rtdb-emulator/server.ts'
import { PATIENCE_MS } from '#rtdb-emulator/testing/eventually.ts'
import { useAvailability } from './useAvailability.ts'

const STAY = { girisTarihi: '10.12.2026', cikisTarihi: '19.12.2026' }
const OTHER_STAY = { girisTarihi: '01.12.2026', cikisTarihi: '05.12.2026' }
const OTHER_DAYS = { from: day('2026-12-01'), to: day('2026-12-05') }
const KNOWN = [{ from: day('2026-12-10'), to: day('2026-12-19') }]

/** The EventSources that the page opened. */
let lines: EventSource[] = []
let backend: LocalBackend

class Line extends EventSource {
  constructor(url: string) {
    super(url)
    lines.push(this)
  }
}

beforeEach(async () => {
  lines = []
  backend = await start()
  vi.stubGlobal('EventSource', Line)
  vi.stubGlobal('__LOCAL_BACKEND__', { host: '127.0.0.1', ...backend })
  // The test advances the hook's timers; the connection itself uses real time.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

afterEach(() => {
  for (const line of lines) line.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function start(databasePort = 0): Promise<LocalBackend> {
  const started = await startLocalBackend({
    project: 'demo-villa',
    rulesFile: 'database.rules.json',
    databasePort,
    authPort: 0,
    data: { reservations: { a: STAY } },
    log: () => {},
  })
  onTestFinished(started.stop)
  return started
}

/** Books days with the rules bypassed. */
async function book(id: string, days: object) {
  const response = await fetch(
    `${backend.databaseUrl}/reservations/${id}.json?ns=demo-villa-default-rtdb`,
    { method: 'PUT', headers: { Authorization: 'Bearer owner' }, body: JSON.stringify(days) },
  )
  expect(response.status).toBe(200)
}

/** Waits until `result.current` matches. */
async function see(result: { current: object }, expected: object) {
  await seeThat(() => expect(result.current).toMatchObject(expected))
}

async function seeThat(check: () => void) {
  const limit = performance.now() + PATIENCE_MS
  for (;;) {
    await act(() => new Promise((resolve) => void setImmediate(resolve)))
    try {
      return check()
    } catch (error) {
      if (performance.now() > limit) throw error
    }
  }
}

function show(visibility: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

function pass(ms: number) {
  act(() => void vi.advanceTimersByTime(ms))
}

function follow(near = true) {
  return renderHook((props) => useAvailability(props.near), { initialProps: { near } })
}

const ready = (value: object) => ({ state: 'ready', value })
const openLines = () => lines.filter((line) => line.readyState !== line.CLOSED)

test('loads booked days when the calendar nears the viewport and follows changes', async () => {
  const { result, rerender } = follow(false)
  expect(lines).toEqual([])
  expect(result.current).toMatchObject({ availability: { state: 'loading' }, connected: true })

  rerender({ near: true })

  await see(result, { availability: ready(KNOWN), connected: true })
  await book('b', OTHER_STAY)
  await see(result, { availability: ready([OTHER_DAYS, ...KNOWN]), connected: true })
  expect(lines).toHaveLength(1)
})

test('closes the connection of a tab hidden for a minute and catches up when it is visible again', async () => {
  const { result } = follow()
  await see(result, { availability: ready(KNOWN) })

  show('hidden')
  pass(59_999)
  expect(openLines()).toHaveLength(1)
  pass(1)

  expect(openLines()).toEqual([])
  expect(result.current).toMatchObject({ availability: ready(KNOWN), connected: false })
  await book('b', OTHER_STAY)
  show('visible')
  await see(result, { availability: ready([OTHER_DAYS, ...KNOWN]), connected: true })
})

test('shows the cached days as disconnected while a visible tab is offline', async () => {
  const { result } = follow()
  await see(result, { availability: ready(KNOWN), connected: true })
  show('hidden')
  pass(60_000)
  await backend.stop()

  show('visible')
  await seeThat(() => expect(lines.at(-1)?.readyState).toBe(EventSource.CONNECTING))
  pass(10_000)

  expect(result.current).toMatchObject({ availability: ready(KNOWN), connected: false })
  backend = await start(backend.databasePort)
  await seeThat(() => {
    pass(3_000)
    expect(result.current).toMatchObject({ availability: ready(KNOWN), connected: true })
  })
})

test('reports days that could not be loaded and shows them after a successful retry', async () => {
  await backend.stop()
  const { result } = follow()

  pass(9_999)
  expect(result.current.availability).toEqual({ state: 'loading' })
  pass(1)

  const error = 'Boş günler şu anda yüklenemedi.'
  expect(result.current.availability).toMatchObject({ state: 'failed', error })
  backend = await start(backend.databasePort)
  act(() => result.current.retry())
  await see(result, { availability: ready(KNOWN), connected: true })
})
