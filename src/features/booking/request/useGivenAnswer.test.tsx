// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type FollowAnswer, useGivenAnswer } from './sentRequest.ts'

function following(key: string | undefined) {
  const told = new Map<string, Parameters<FollowAnswer>[1]>()
  const follow: FollowAnswer = (asked, onStanding) => {
    told.set(asked, onStanding)
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

  act(() => tell('one')?.('new'))
  expect(result.current).toBeNull()

  act(() => tell('one')?.('booked'))
  expect(result.current).toBe('booked')
})

test.each([['two'], [undefined]])('the answer of the request before is not that of %s', (next) => {
  const { result, rerender, tell } = following('one')
  act(() => tell('one')?.('booked'))

  rerender(next)

  expect(result.current).toBeNull()
})
