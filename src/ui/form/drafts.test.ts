// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { forgetDraft, keepDraft, latestDraft, readDraft } from './drafts.ts'

const empty = { name: '', rest: null }

afterEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  vi.useRealTimers()
})

test('a draft is restored with its form’s data', () => {
  keepDraft('a', { name: 'Ayşe', rest: '5' }, { id: 'x' })

  expect(readDraft('a', empty)).toEqual({
    values: { name: 'Ayşe', rest: '5' },
    about: { id: 'x' },
  })
  expect(readDraft('b', empty)).toBeNull()
})

test('a lasting draft is restored in another tab and the next day, for a week at most', () => {
  vi.useFakeTimers()
  keepDraft('a', { name: 'Ayşe', rest: null }, null, { lasting: true })
  keepDraft('b', { name: 'Can', rest: null })
  sessionStorage.clear()

  vi.advanceTimersByTime(7 * 86_400_000)
  expect(readDraft('a', empty)?.values).toEqual({ name: 'Ayşe', rest: null })
  expect(readDraft('b', empty)).toBeNull()

  vi.advanceTimersByTime(1)
  expect(readDraft('a', empty)).toBeNull()
  expect(localStorage).toHaveLength(0)
})

test('a tab’s own draft takes precedence over a lasting one', () => {
  keepDraft('a', { name: 'Ayşe', rest: null }, null, { lasting: true })
  const own = sessionStorage.getItem('a')
  keepDraft('a', { name: 'Can', rest: null }, null, { lasting: true })
  sessionStorage.setItem('a', own ?? '')

  expect(readDraft('a', empty)?.values).toEqual({ name: 'Ayşe', rest: null })
})

test('a lasting draft is removed once it is sent or emptied', () => {
  keepDraft('a', { name: 'Ayşe' }, null, { lasting: true })
  forgetDraft('a')
  keepDraft('b', { name: 'Can' }, null, { lasting: true })
  keepDraft('b', { name: '' }, null, { lasting: true })

  expect(localStorage).toHaveLength(0)
})

test('a new field of a form is empty in an older draft', () => {
  keepDraft('a', { name: 'Ayşe' })

  expect(readDraft('a', { ...empty, more: '' })?.values).toEqual({
    name: 'Ayşe',
    rest: null,
    more: '',
  })
})

test.each([
  'no JSON',
  'null',
  '7',
  '{}',
  '{"values":7,"about":null,"at":1}',
  '{"values":{"name":1},"about":null,"at":1}',
  '{"values":{"name":null},"about":null,"at":1}',
])('a store that holds %s has no draft', (kept) => {
  sessionStorage.setItem('a', kept)

  expect(readDraft('a', empty)).toBeNull()
})

test('finds the latest draft under a prefix', () => {
  vi.useFakeTimers()
  for (const key of ['owner.a', 'owner.b', 'guest']) {
    keepDraft(key, { name: key })
    vi.advanceTimersByTime(1)
  }
  expect(latestDraft('owner.')).toBe('owner.b')

  forgetDraft('owner.b')
  expect(latestDraft('owner.')).toBe('owner.a')
})
