// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useLeaveWarning } from './useLeaveWarning.ts'

function isAsked(): boolean {
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }))
}

test('the browser asks before a page is left on which something would be lost, as it is by then', () => {
  const { rerender, unmount } = renderHook(({ atRisk }) => useLeaveWarning(() => atRisk), {
    initialProps: { atRisk: false },
  })
  expect(isAsked()).toBe(false)

  rerender({ atRisk: true })
  expect(isAsked()).toBe(true)

  unmount()
  expect(isAsked()).toBe(false)
})
