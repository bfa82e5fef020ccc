// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { day } from '#domain/testing.ts'
import {
  database,
  openStreams,
  pass,
  stubDatabase,
  unstubDatabase,
} from '#guests/booking/testingDatabase.ts'
import { useAvailability } from './useAvailability.ts'

const STAY = { girisTarihi: '10.12.2026', cikisTarihi: '19.12.2026' }
const OTHER_STAY = { girisTarihi: '01.12.2026', cikisTarihi: '05.12.2026' }
const KNOWN = [{ from: day('2026-12-10'), to: day('2026-12-19') }]
const ALL = [{ from: day('2026-12-01'), to: day('2026-12-05') }, ...KNOWN]

beforeEach(() => stubDatabase())
afterEach(unstubDatabase)

function show(visibility: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

const follow = () => renderHook(() => useAvailability())
const put = (path: string, data: unknown) => database.streams.at(-1)?.put(path, data)
const ready = (value: object) => ({ state: 'ready', value })

async function followKnown() {
  const { result } = follow()
  await pass(0)
  put('/', { a: STAY })
  expect(result.current).toMatchObject({ availability: ready(KNOWN), connected: true })
  return result
}

test('closes the connection of a tab hidden for a minute and catches up when it is visible again', async () => {
  const result = await followKnown()

  show('hidden')
  await pass(59_999)
  expect(openStreams()).toHaveLength(1)
  await pass(1)

  expect(openStreams()).toEqual([])
  expect(result.current).toMatchObject({ availability: ready(KNOWN), connected: false })
  show('visible')
  await pass(0)
  put('/', { a: STAY, b: OTHER_STAY })
  expect(result.current).toMatchObject({ availability: ready(ALL), connected: true })
})

test('shows the cached days as disconnected while a visible tab is offline', async () => {
  const result = await followKnown()
  show('hidden')
  await pass(60_000)
  database.offline = true

  show('visible')
  await pass(10_000)

  expect(result.current).toMatchObject({ availability: ready(KNOWN), connected: false })
  put('/', { a: STAY })
  expect(result.current).toMatchObject({ availability: ready(KNOWN), connected: true })
})

test('reports days that could not be loaded and shows them after a successful retry', async () => {
  database.offline = true
  const { result } = follow()
  await pass(9_999)
  expect(result.current.availability).toEqual({ state: 'loading' })
  await pass(1)

  const error = 'Boş günler şu anda yüklenemedi.'
  expect(result.current.availability).toMatchObject({ state: 'failed', error })
  act(() => result.current.retry())
  await pass(0)
  put('/', { a: STAY })
  expect(result.current).toMatchObject({ availability: ready(KNOWN), connected: true })
})
