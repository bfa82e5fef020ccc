// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { breakConnection } from '#db/connection.ts'
import { showCacheAge } from '#db/cacheAge.ts'
import { ConnectionStatus } from './ConnectionStatus.tsx'

afterEach(() => vi.useRealTimers())

test('names a connection that the content security policy blocks immediately', () => {
  render(<ConnectionStatus connected={false} waiting="nothing" />)

  act(() => {
    const violation = { effectiveDirective: 'connect-src', blockedURI: 'wss://s-1.x.app/.ws?v=5' }
    document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), violation))
  })

  expect(screen.getByText(/s-1\.x\.app adresindeki/)).toBeVisible()
})

test('shows a fresh disconnection as a moment ago, and then its age in minutes', () => {
  vi.useFakeTimers({ now: 1_000_000 })
  showCacheAge(Symbol('season'), 1_000_000)
  breakConnection()
  render(<ConnectionStatus connected={false} waiting="nothing" />)
  expect(screen.getByText('Son bağlantı: az önce.')).toBeVisible()

  act(() => void vi.advanceTimersByTime(60_000))

  expect(screen.getByText('Son bağlantı: 1 dakika önce.')).toBeVisible()
})
