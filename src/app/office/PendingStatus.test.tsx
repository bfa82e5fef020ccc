// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { breakConnection } from '#db/connection.ts'
import { showCacheAge } from '#db/cache.ts'
import { ConnectionNotice, ConnectionStatus } from './PendingStatus.tsx'

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

test.each([
  [true, 'nothing', /^$/],
  [true, 'kept', /^$/],
  [false, 'nothing', /^İnternet yok; son bilinen hâli gösteriliyor\.$/],
  [false, 'kept', /^İnternet yok; cihazda saklandı, gönderilecek\..*gönderilir\.$/],
  [false, 'here', /^İnternet yok; bu sekmeyi açık tutun\.Henüz kaydedilmedi; yalnız bu sekmede/],
  [false, 'both', /açık tutun\.Listedekiler bu cihazda, diğerleri yalnız bu sekmede/],
] as const)('connected %s and waiting %s reads %s', (connected, waiting, words) => {
  render(<ConnectionNotice connected={connected} waiting={waiting} />)

  expect(screen.getByRole('status')).toHaveTextContent(words)
})
