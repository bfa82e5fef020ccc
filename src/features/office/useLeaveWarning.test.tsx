// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useLeaveWarning } from './useLeaveWarning.ts'

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
