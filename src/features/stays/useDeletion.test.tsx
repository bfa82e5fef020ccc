// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ChangedMeanwhile } from '#domain/failure.ts'
import type { Reservation } from '#domain/reservation.ts'
import { reservation } from '#features/office/testing.ts'
import type { PostChange } from '#db/outbox.ts'
import { clearToasts, toasts } from '#ui/toasts.ts'
import { useDeletion, useStayCommands } from './useStayCommands.ts'

const ayse = reservation()
const dearer = reservation({ version: 2, kapora: 500 })

afterEach(clearToasts)

function open(reservations: readonly Reservation[]) {
  const post = vi.fn<PostChange>(async () => ({ state: 'answered', answer: null }))
  const doing = { post, track: <T,>(work: Promise<T>) => work, onReopen: () => {} }
  const hook = renderHook(
    (props) => useDeletion(props.reservations, post, useStayCommands(doing).say),
    {
      initialProps: { reservations },
    },
  )
  return { ...hook, post }
}

test('the confirmation of a deletion shows the current stay and that it has changed', () => {
  const { result, rerender } = open([ayse])
  expect([result.current.deleting, result.current.changed]).toEqual([null, false])
  act(() => result.current.ask(ayse))
  expect([result.current.deleting, result.current.changed]).toEqual([ayse, false])

  rerender({ reservations: [reservation({ version: 2 })] })
  expect(result.current.changed).toBe(false)

  rerender({ reservations: [dearer] })
  expect([result.current.deleting, result.current.changed]).toEqual([dearer, true])
})

test('asks again instead of deleting a stay that another owner changed in the same moment', async () => {
  const { result, post } = open([])
  act(() => result.current.ask(ayse))
  post.mockRejectedValueOnce(new ChangedMeanwhile(dearer))

  await act(async () => {
    await expect(result.current.remove()).rejects.toThrow(ChangedMeanwhile)
  })

  expect(result.current.deleting).toBe(dearer)
  expect(toasts.get()).toEqual([])
})

test('reports a queued deletion, and deletes nothing that nobody confirmed', async () => {
  const { result, post } = open([ayse])
  expect(await result.current.remove()).toBeNull()
  expect(post).not.toHaveBeenCalled()
  post.mockResolvedValueOnce({ state: 'kept' })
  act(() => result.current.ask(ayse))

  await act(async () => expect(await result.current.remove()).toBe('ayse'))

  expect(result.current.deleting).toBeNull()
  expect(toasts.get().map(({ text }) => text())).toEqual([
    'Ayşe Yılmaz: silme bu cihazda saklandı, bağlantı gelince gönderilecek.',
  ])
})
