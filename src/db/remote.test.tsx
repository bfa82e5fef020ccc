// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Follow, useRemote } from './remote.ts'

test('a new subscription has no value until it reports, and the former one’s is not shown as its own', () => {
  const reporters = new Map<Follow<string, Error>, (value: string) => void>()
  const followed = (): Follow<string, Error> => {
    const follow: Follow<string, Error> = (onValue) => {
      reporters.set(follow, onValue)
      return () => {}
    }
    return follow
  }
  const [one, other] = [followed(), followed()]
  const { result, rerender } = renderHook(({ follow }) => useRemote(follow), {
    initialProps: { follow: one },
  })
  act(() => reporters.get(one)?.('one'))
  expect(result.current[0]).toEqual({ state: 'ready', value: 'one' })

  rerender({ follow: other })
  expect(result.current[0]).toEqual({ state: 'loading' })

  act(() => reporters.get(other)?.('other'))
  expect(result.current[0]).toEqual({ state: 'ready', value: 'other' })
})
