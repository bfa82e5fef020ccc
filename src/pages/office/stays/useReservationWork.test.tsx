// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Change } from '#domain/change.ts'
import { NightTaken } from '#domain/failure.ts'
import { day } from '#domain/testing.ts'
import { hasUnsavedAddition, typeAgain } from '#features/backoffice/form/reservationDraft.ts'
import { reservation } from '#features/backoffice/testing.ts'
import type { UnsentChanges } from '#firebase/unsent.ts'
import { clearToasts, currentToasts } from '#ui/toasts.ts'
import { useReservationWork } from './useReservationWork.ts'

const ayse = reservation()
const mehmet = reservation({
  id: 'mehmet',
  musteriAdi: 'Mehmet Demir',
  checkIn: '20.07.2026',
  checkOut: '25.07.2026',
})
const RESERVATIONS = [ayse, mehmet]

beforeEach(() => sessionStorage.clear())
afterEach(clearToasts)

function open() {
  const answers: (() => void)[] = []
  const post = vi.fn<UnsentChanges['post']>(
    () =>
      new Promise((resolve) => {
        answers.push(() => resolve({ state: 'answered', answer: null }))
      }),
  )
  const onForm = vi.fn<() => void>()
  const { result } = renderHook(() => useReservationWork(RESERVATIONS, post, onForm))
  return { result, post, onForm, answer: () => act(async () => answers.shift()?.()) }
}

test('what is typed over a stay is saved over that stay and no other', async () => {
  const { result, post, answer } = open()
  act(() => result.current.edit(mehmet))
  expect(result.current.editing).toBe(mehmet)

  const onAnswer = vi.fn<(answer: string) => void>()
  act(() => void result.current.save({ ...mehmet, notlar: 'Geç' }, mehmet).then(onAnswer))
  await answer()

  expect(onAnswer).toHaveBeenCalledWith('saved')
  expect(post.mock.calls).toMatchObject([[{ verb: 'edit', id: 'mehmet', base: mehmet }]])
  expect(result.current.editing).toBeNull()
})

test('what is deleted is the stay that the owner was asked about', async () => {
  const { result, post, answer } = open()
  act(() => result.current.askToDelete(mehmet))
  expect(result.current.deleting).toBe(mehmet)

  act(() => void result.current.remove())
  await answer()

  expect(post.mock.calls).toMatchObject([[{ verb: 'delete', id: 'mehmet' }]])
  expect(result.current.deleting).toBeNull()
})

test('what was deleted comes back whole when that is undone', async () => {
  const { result, post, answer } = open()
  act(() => result.current.askToDelete(mehmet))
  act(() => void result.current.remove())
  await answer()
  const [offer] = currentToasts()
  expect([offer?.text(), offer?.action?.label()]).toEqual(['Mehmet Demir silindi.', 'Geri al'])

  act(() => offer?.action?.run(clearToasts))
  await answer()

  expect(post.mock.calls[1]).toMatchObject([{ verb: 'restore', id: 'mehmet', wanted: mehmet }])
  expect(currentToasts().map(({ text }) => text())).toEqual(['Mehmet Demir geri getirildi.'])
})

test('what cannot come back says who has its nights, and is not lost', async () => {
  const { result, post, onForm, answer } = open()
  act(() => result.current.askToDelete(mehmet))
  act(() => void result.current.remove())
  await answer()
  post.mockRejectedValueOnce(new NightTaken(day('2026-07-21'), 'Zeynep Arslan', 'zeynep'))

  await act(async () => currentToasts()[0]?.action?.run(clearToasts))

  const [refusal] = currentToasts()
  expect(refusal?.text()).toBe(
    'Mehmet Demir geri getirilemedi. 21.07.2026 gecesi başka bir konaklamada: Zeynep Arslan.',
  )
  act(() => refusal?.action?.run(clearToasts))
  expect(onForm).toHaveBeenCalledOnce()
  expect(result.current.round).toBe(1)
  expect(hasUnsavedAddition()).toBe(true)
})

test.each([
  ['stays open when another stay is deleted', mehmet, ayse],
  ['is closed when its own stay is deleted', ayse, null],
])('the form in which an owner types %s', async (_, deleted, editing) => {
  const { result, answer } = open()
  act(() => result.current.edit(ayse))
  act(() => result.current.askToDelete(deleted))

  act(() => void result.current.remove())
  await answer()

  expect(result.current.editing).toBe(editing)
})

test('a question about one stay is not answered by the late deletion of another', async () => {
  const { result, answer } = open()
  act(() => result.current.askToDelete(ayse))
  act(() => void result.current.remove())
  act(() => result.current.askToDelete(mehmet))

  await answer()

  expect(result.current.deleting).toBe(mehmet)
})

test('a change that was refused is put back over the stay it was made of', () => {
  const { result } = open()
  const change: Change = {
    verb: 'edit',
    entry: 'e',
    id: 'mehmet',
    at: 0,
    base: mehmet,
    wanted: { ...mehmet, notlar: 'Geç' },
  }
  const done = vi.fn<() => void>()

  act(() => result.current.reopen(change, done))

  expect(result.current.editing).toEqual(mehmet)
  expect(result.current.round).toBe(1)
  expect(done).toHaveBeenCalledOnce()
})

test('typed text is left for another stay only once the owner has said so', () => {
  const { result } = open()
  act(() => result.current.edit(ayse))
  typeAgain(ayse, { ...ayse, notlar: 'Geç' })

  act(() => result.current.edit(mehmet))
  expect(result.current.editing).toBe(ayse)
  expect(result.current.leaving).toBe(ayse)
  act(() => result.current.leave())

  expect(result.current.editing).toBe(mehmet)
  expect(result.current.leaving).toBeNull()
})
