// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { type Draft, draftsUnder, forgetDraft, keepDraft, readDraft } from './drafts.ts'

const empty = { name: '', rest: null }
const DAY_MS = 86_400_000

function draftOf(texts: Draft['texts'], at = Date.now()): Draft {
  return { id: 'x', version: 2, texts, seen: { name: 'Ayşe', rest: null }, at }
}

afterEach(() => {
  localStorage.clear()
  vi.useRealTimers()
})

test('a draft is removed after its days', () => {
  vi.useFakeTimers()
  keepDraft('a', draftOf({ name: 'Can' }), 30)

  vi.advanceTimersByTime(30 * DAY_MS)
  expect(readDraft('a', empty)).not.toBeNull()
  vi.advanceTimersByTime(1)
  expect(readDraft('a', empty)).toBeNull()
  expect(localStorage).toHaveLength(0)
})

test('fields that the form no longer has are left out of an older draft', () => {
  keepDraft('a', draftOf({ name: 'Can', former: 'x' }), 30)

  expect(readDraft('a', { ...empty, more: '' })).toMatchObject({
    texts: { name: 'Can' },
    seen: { name: 'Ayşe', rest: null, more: '' },
  })
})

test.each(['no JSON', 'null', '{}'])('a store that holds %s has no draft', (kept) => {
  localStorage.setItem('a', kept)

  expect(readDraft('a', empty)).toBeNull()
})

test('a text where the form allows none is no draft', () => {
  keepDraft('a', draftOf({ name: null }), 30)

  expect(readDraft('a', empty)).toBeNull()
})

test('lists the drafts under a prefix, the latest first', () => {
  const now = Date.now()
  keepDraft('owner.a', draftOf({ name: 'a' }, now), 30)
  keepDraft('owner.b', draftOf({ name: 'b' }, now + 1), 30)
  keepDraft('guest', draftOf({ name: 'c' }), 30)
  const keys = () => draftsUnder('owner.').map(({ key }) => key)
  expect(keys()).toEqual(['owner.b', 'owner.a'])

  forgetDraft('owner.b')
  expect(keys()).toEqual(['owner.a'])
})
