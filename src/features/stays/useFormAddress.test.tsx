// @vitest-environment happy-dom
import { act, renderHook, waitFor } from '@testing-library/react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { unreadableRecord } from '#domain/testing.ts'
import { typeAgain } from './form/reservationForm.ts'
import { reservation } from '#features/office/testing.ts'
import type { Season } from '#db/season.ts'
import type { PostChange } from '#db/outbox.ts'
import { clearToasts } from '#ui/toasts.ts'
import { useFollowedAddress, useFormAddress } from './useFormAddress.ts'
import { useReservationWork } from './useReservationWork.ts'

const ayse = reservation()
const mehmet = reservation({ id: 'mehmet', musteriAdi: 'Mehmet Demir' })
const broken = unreadableRecord()
const RESERVATIONS = [ayse, mehmet]
const NONE: ReadonlySet<string> = new Set()

beforeEach(() => sessionStorage.clear())
afterEach(clearToasts)

/** Renders the form at an address of the office, the last of `entries`. */
function openAt(...entries: string[]) {
  const value: Season = {
    reservations: RESERVATIONS,
    unreadable: [broken],
    older: [],
    cancelled: [],
    deleted: [],
    payments: new Map(),
  }
  const season = { state: 'ready', value } as const
  const post: PostChange = () => Promise.resolve({ state: 'answered', answer: null })
  const { result, rerender } = renderHook(
    ({ waiting }) => {
      const place = useFormAddress()
      const work = useReservationWork(RESERVATIONS, post, place, () => {})
      const openError = useFollowedAddress(work, place, {
        season,
        reservations: RESERVATIONS,
        waiting,
      })
      const { pathname, search } = useLocation()
      return { work, openError, at: pathname + search, navigate: useNavigate() }
    },
    {
      initialProps: { waiting: NONE },
      wrapper: ({ children }) => (
        <MemoryRouter initialEntries={entries} initialIndex={entries.length - 1}>
          {children}
        </MemoryRouter>
      ),
    },
  )
  return {
    now: () => result.current,
    go: (by: number) => act(async () => void result.current.navigate(by)),
    say: (ids: readonly string[]) => rerender({ waiting: new Set(ids) }),
    do: (verb: (work: ReturnType<typeof useReservationWork>) => void) =>
      act(async () => verb(result.current.work)),
    /** The address and the id of the record in the form. */
    place: () => [result.current.at, result.current.work.form.openId],
  }
}

test.each([
  ['a stay', 'ayse'],
  ['a record that cannot be read', 'bad'],
])('a link opens %s, and Back closes it', async (_, id) => {
  const form = openAt('/today', `/dashboard?stay=${id}`)
  await waitFor(() => expect(form.place()).toEqual([`/dashboard?stay=${id}`, id]))

  await form.go(-1)
  await waitFor(() => expect(form.place()).toEqual(['/today', id]))
})

test('choosing a stay adds a history entry: Back closes it, Forward opens it again', async () => {
  const form = openAt('/dashboard')
  await form.do((work) => work.editors.edit(ayse))
  await waitFor(() => expect(form.place()).toEqual(['/dashboard?stay=ayse', 'ayse']))

  await form.go(-1)
  await waitFor(() => expect(form.place()).toEqual(['/dashboard', null]))
  await form.go(1)
  await waitFor(() => expect(form.place()).toEqual(['/dashboard?stay=ayse', 'ayse']))
})

test.each<[string, (form: ReturnType<typeof openAt>) => Promise<void>]>([
  ['saved', (form) => form.do((work) => void work.operations.save(ayse, ayse))],
  ['given up', (form) => form.do((work) => work.editors.cancel(() => {}))],
])('a stay that is %s leaves the address, and nothing behind for Back to take', async (_, end) => {
  const form = openAt('/today', '/dashboard')
  await form.do((work) => work.editors.edit(ayse))
  await waitFor(() => expect(form.place()).toEqual(['/dashboard?stay=ayse', 'ayse']))

  await end(form)
  await waitFor(() => expect(form.place()).toEqual(['/dashboard', null]))
  await form.go(-1)
  await waitFor(() => expect(form.place()).toEqual(['/today', null]))
})

test('Back asks about unsaved changes, and returns to the stay when the owner keeps editing', async () => {
  const form = openAt('/dashboard')
  await form.do((work) => work.editors.edit(ayse))
  await waitFor(() => expect(form.place()).toEqual(['/dashboard?stay=ayse', 'ayse']))
  typeAgain(ayse, { ...ayse, notlar: 'Geç' })

  await form.go(-1)
  await waitFor(() => expect(form.place()).toEqual(['/dashboard', 'ayse']))
  expect(form.now().work.leaving.leaving).toBe(ayse)
  await form.do((work) => work.leaving.keepEditing())
  await waitFor(() => expect(form.place()).toEqual(['/dashboard?stay=ayse', 'ayse']))

  await form.go(-1)
  await waitFor(() => expect(form.place()).toEqual(['/dashboard', 'ayse']))
  await form.do((work) => work.leaving.leave())
  await waitFor(() => expect(form.place()).toEqual(['/dashboard', null]))
})

test('a link to another stay asks about unsaved changes before it opens', async () => {
  typeAgain(ayse, { ...ayse, notlar: 'Geç' })
  const form = openAt('/dashboard?stay=mehmet')
  expect(form.now().work.leaving.leaving).toEqual(ayse)

  await form.do((work) => work.leaving.leave())

  await waitFor(() => expect(form.place()).toEqual(['/dashboard?stay=mehmet', 'mehmet']))
})

test('restores the draft after a reload, with its stay in the address', async () => {
  typeAgain(ayse, { ...ayse, notlar: 'Geç' })
  const form = openAt('/dashboard')

  await waitFor(() => expect(form.place()).toEqual(['/dashboard?stay=ayse', 'ayse']))
  expect(form.now().work.leaving.leaving).toBeNull()
})

test('reports a stay that no longer exists', async () => {
  const form = openAt('/dashboard?stay=yok')

  expect(form.now().openError).toBe('gone')
  await waitFor(() => expect(form.place()).toEqual(['/dashboard?stay=yok', null]))
})

test('reports a stay that is still being saved, and opens it afterwards', async () => {
  const form = openAt('/dashboard')
  form.say(['mehmet'])
  await act(async () => void form.now().navigate('/dashboard?stay=mehmet'))
  expect(form.now().openError).toBe('waiting')
  await waitFor(() => expect(form.place()).toEqual(['/dashboard?stay=mehmet', null]))

  form.say([])

  await waitFor(() => expect(form.place()).toEqual(['/dashboard?stay=mehmet', 'mehmet']))
  expect(form.now().openError).toBeNull()
})

test('a closed stay stays closed when its address updates late', async () => {
  const form = openAt('/today', '/dashboard?stay=ayse')
  await waitFor(() => expect(form.place()).toEqual(['/dashboard?stay=ayse', 'ayse']))
  form.say(['ayse'])
  const edited = vi.fn<(id: string | null) => void>()

  await form.do((work) => {
    void work.operations.save(ayse, ayse)
  })
  edited(form.now().work.form.openId)
  form.say([])

  await waitFor(() => expect(form.place()).toEqual(['/dashboard', null]))
  expect(edited).toHaveBeenCalledWith(null)
})

test.each<[string, (work: ReturnType<typeof useReservationWork>) => void, string]>([
  ['a stay', (work) => work.editors.edit(ayse), '/dashboard?stay=ayse'],
  ['a free day', (work) => work.editors.beginAt(mehmet.stay), '/dashboard'],
])('%s that was opened from the calendar leads back to it', async (_, open, at) => {
  const form = openAt('/today', '/calendar?year=2027')
  await form.do(open)
  await waitFor(() => expect(form.place()[0]).toBe(at))

  await form.do((work) => work.editors.cancel(() => {}))

  await waitFor(() => expect(form.place()).toEqual(['/calendar?year=2027', null]))
})
