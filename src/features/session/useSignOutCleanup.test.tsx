// @vitest-environment happy-dom
import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { typeAgain } from '#features/stays/form/reservationForm.ts'
import { reservation } from '#features/office/testing.ts'
import type { Visitor } from '#db/visitor.ts'
import { rememberOwner } from '#db/rememberedOwner.ts'
import { useSignOutCleanup, leave } from './useSignOutCleanup.ts'
import { keepDraft, readDraft } from '#lib/form/drafts.ts'

const OWNER: Visitor = { state: 'owner', uid: 'ada', email: 'ada@example.com' }
const LEFT: Visitor = { state: 'signedOut', lapsed: false }
const LAPSED: Visitor = { state: 'signedOut', lapsed: true }

const replace = vi.fn<(url: string | URL) => void>()

beforeEach(() => {
  localStorage.clear()
  replace.mockReset()
  vi.spyOn(location, 'replace').mockImplementation(replace)
  typeAgain(null, reservation())
})

afterEach(() => sessionStorage.clear())

async function sit(...visitors: Visitor[]) {
  const { result, rerender } = renderHook(({ visitor }) => useSignOutCleanup(visitor), {
    initialProps: { visitor: visitors[0] ?? null },
  })
  for (const visitor of visitors.slice(1)) rerender({ visitor })
  await settle()
  return result
}

const settle = () => act(() => new Promise((resolve) => void setTimeout(resolve)))
const holdsGuest = () => JSON.stringify(Object.values(sessionStorage)).includes('Ayşe')

test.each<[string, Visitor, string]>([
  ['who has signed out', LEFT, '/admin'],
  ['whose sessions were ended elsewhere', { ...LEFT, ended: 'ada' }, '/admin?ended'],
  ['whom the database has struck off', { ...OWNER, state: 'refused' }, '/admin'],
  ['whose session nobody has used', { ...LEFT, unused: true }, '/admin?unused'],
])('of an owner %s nothing of a guest stays, and the page begins anew', async (_, visitor, to) => {
  const result = await sit(OWNER, visitor)

  await waitFor(() => expect(replace.mock.calls).toEqual([[to]]))
  expect(result.current.beginsAnew).toBe(true)
  expect(holdsGuest()).toBe(false)
})

test.each<[string, Visitor[], boolean]>([
  ['at work', [OWNER], true],
  ['whose session has run out', [OWNER, LAPSED], true],
  ['who has not been here', [LEFT], false],
])('the page of one %s is left as it is', async (_, visitors, holds) => {
  const result = await sit(...visitors)

  expect(result.current).toEqual({ hasLeft: false, beginsAnew: false })
  expect(replace).not.toHaveBeenCalled()
  expect(holdsGuest()).toBe(holds)
})

test('clears guest data immediately when offline, and reloads the page once online', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)

  const result = await sit(OWNER, LEFT)

  expect(result.current).toEqual({ hasLeft: true, beginsAnew: false })
  expect(holdsGuest()).toBe(false)
  expect(replace).not.toHaveBeenCalled()
  dispatchEvent(new Event('online'))
  await waitFor(() => expect(replace).toHaveBeenCalledOnce())
})

test.each([
  ['begins anew after a sign-out', true, null, 1],
  ['is as it was while somebody is signed in', true, 'ada', 0],
  ['is as it was where it was fetched', false, null, 0],
])('a page restored from the back/forward cache %s', async (_, persisted, owner, times) => {
  if (owner) rememberOwner(owner)
  await sit(OWNER)

  dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  await settle()

  await waitFor(() => expect(replace).toHaveBeenCalledTimes(times))
})

test('keeps what a guest has typed on this device when an owner signs out', () => {
  keepDraft('villa.request', { firstName: 'İpek' })

  leave()

  expect(readDraft('villa.request', { firstName: '' })?.values).toEqual({ firstName: 'İpek' })
})
