// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useLeaveWarning, usePending } from './useSaves.ts'

/** A promise that the test settles. */
function work() {
  let settle: (outcome: string | Error) => void = () => {}
  const promise = new Promise<string>((resolve, reject) => {
    settle = (outcome) => (outcome instanceof Error ? reject(outcome) : resolve(outcome))
  })
  return { promise, settle: (outcome: string | Error) => act(async () => settle(outcome)) }
}

test('a form is pending until every operation has settled, also after a rejection', async () => {
  const [first, second] = [work(), work()]
  const { result } = renderHook(() => usePending())
  const [before, track] = result.current
  expect(before).toBe(false)

  const onAnswers = vi.fn<(answers: unknown) => void>()
  const both = () => Promise.allSettled([track(first.promise), track(second.promise)])
  act(() => void both().then(onAnswers))
  await first.settle('saved')
  expect(result.current[0]).toBe(true)
  await second.settle(new Error('refused'))

  expect(result.current[0]).toBe(false)
  expect(onAnswers.mock.calls).toMatchObject([
    [[{ value: 'saved' }, { reason: new Error('refused') }]],
  ])
})

function isAsked(): boolean {
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }))
}

test('warns before a page with unsaved changes is left, as of that moment', () => {
  const { rerender, unmount } = renderHook(({ atRisk }) => useLeaveWarning(() => atRisk), {
    initialProps: { atRisk: false },
  })
  expect(isAsked()).toBe(false)

  rerender({ atRisk: true })
  expect(isAsked()).toBe(true)

  unmount()
  expect(isAsked()).toBe(false)
})
