// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { GuestPage } from '#domain/guestPage/guestPage.ts'
import { day } from '#domain/testing.ts'
import type { FollowAnswer } from './sentRequest.ts'
import { useGivenAnswer } from '#features/booking/Reservation.tsx'

const page = (status: GuestPage['status']): GuestPage => ({
  about: 'a',
  version: 1,
  status,
  checkIn: day('2027-07-10'),
  checkOut: day('2027-07-13'),
})

function following(key: string | undefined) {
  const told = new Map<string, Parameters<FollowAnswer>[1]>()
  const follow: FollowAnswer = (asked, onPage) => {
    told.set(asked, onPage)
    return () => told.delete(asked)
  }
  const hook = renderHook((asked: string | undefined) => useGivenAnswer(asked, follow), {
    initialProps: key,
  })
  return { ...hook, tell: (asked: string) => told.get(asked) }
}

test('the answer of an open request appears as soon as it arrives', () => {
  const { result, tell } = following('one')
  expect(result.current).toBeNull()

  act(() => tell('one')?.(page('new')))
  expect(result.current).toBeNull()

  act(() => tell('one')?.(page('booked')))
  expect(result.current).toEqual(page('booked'))
})

test.each([['two'], [undefined]])('the answer of the request before is not that of %s', (next) => {
  const { result, rerender, tell } = following('one')
  act(() => tell('one')?.(page('booked')))

  rerender(next)

  expect(result.current).toBeNull()
})
