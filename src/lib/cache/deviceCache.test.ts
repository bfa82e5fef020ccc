import { expect, test, vi } from 'vitest'
import type { DeviceStore } from './deviceStore.ts'
import { createDeviceCache } from './deviceCache.ts'

const DAY_MS = 86_400_000

/** A device's storage, with a cache on it and a settable clock. */
function device() {
  const held = new Map<string, unknown>()
  const clock = { now: 1_000 }
  const state = { isOpen: true }
  const store: DeviceStore = {
    read: (name) => Promise.resolve(structuredClone(held.get(name))),
    all: () => Promise.resolve([...held]),
    write: (values) => {
      for (const [name, value] of values) held.set(name, structuredClone(value))
      return Promise.resolve()
    },
    remove: (names) => {
      for (const name of names) held.delete(name)
      return Promise.resolve()
    },
    clear: () => Promise.resolve(held.clear()),
  }
  const open = () =>
    createDeviceCache({
      store,
      isOpen: () => state.isOpen,
      alone: (work) => work(),
      now: () => clock.now,
    })
  return { held, clock, state, open }
}

test('the next page reads a cached value with its age', async () => {
  const { clock, open } = device()
  const known = open()
  known.keep('prices', { terms: { minNights: 3 } })
  await known.confirm()

  clock.now += 12
  expect(await open().read('prices')).toEqual({ at: 1_000, value: { terms: { minNights: 3 } } })
  expect(await open().read('letters')).toBeNull()
})

test('an unchanged value is as old as the last connection', async () => {
  const { clock, open } = device()
  const known = open()
  known.keep('prices', null)
  await known.confirm()
  clock.now += 5 * DAY_MS
  await known.confirm()

  expect(await open().read('prices')).toEqual({ at: 1_000 + 5 * DAY_MS, value: null })
})

test('but not a value that this page no longer subscribes to', async () => {
  const { clock, open } = device()
  const yesterday = open()
  yesterday.keep('log/a', { one: 1 })
  await yesterday.confirm()
  clock.now += DAY_MS
  const today = open()
  today.keep('prices', null)
  await today.confirm()

  expect(await today.read('log/a')).toEqual({ at: 1_000, value: { one: 1 } })
})

test('a value is readable before it is written, and is written automatically', async () => {
  vi.useFakeTimers()
  const { held, open } = device()
  const known = open()
  known.keep('prices', 'new')

  expect(held.size).toBe(0)
  expect(await known.read('prices')).toEqual({ at: 1_000, value: 'new' })
  await vi.runAllTimersAsync()
  expect([...held.keys()]).toEqual(['', 'prices'])
  vi.useRealTimers()
})

test.each([
  ['of a later form', { version: 2, at: 1_000, text: '{}' }],
  ['without a form', { at: 1_000, text: '{}' }],
  ['that is no JSON', { version: 1, at: 1_000, text: '{"mus' }],
  ['without a text', { version: 1, at: 1_000 }],
  ['that is a text', 'yarım'],
])('a value %s counts as missing', async (_, kept) => {
  const { held, open } = device()
  held.set('prices', kept)

  expect(await open().read('prices')).toBeNull()
})

test('nothing is cached after signing out, including pending writes', async () => {
  const { held, state, open } = device()
  const known = open()
  known.keep('prices', 1)
  await known.confirm()
  known.keep('prices', 2)

  state.isOpen = false
  await known.confirm()
  await known.wipe()

  expect([...held]).toEqual([])
  expect(await known.read('prices')).toBeNull()
})

test('values cleared while being written do not return', async () => {
  const { held, open } = device()
  const known = open()
  known.keep('prices', { terms: 1 })

  const late = known.confirm()
  await known.wipe()
  await late

  expect([...held]).toEqual([])
})

test('removes unreadable values, and those unused for a month', async () => {
  const { held, clock, open } = device()
  const known = open()
  for (const name of ['log/a', 'prices']) known.keep(name, 1)
  await known.confirm()
  held.set('strange', 'yarım')
  clock.now += 31 * DAY_MS
  const later = open()
  later.keep('prices', 1)
  await later.confirm()

  await later.tidy()

  expect([...held.keys()].toSorted()).toEqual(['', 'prices'])
})
