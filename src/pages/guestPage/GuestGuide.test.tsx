// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { day } from '#domain/testing.ts'
import { needTexts } from '#i18n/index.ts'
import { GuestGuide } from './GuestGuide.tsx'

const MINUTE_MS = 60_000

let stored: unknown = null

beforeAll(() => needTexts('guestPage'))

beforeEach(() => {
  stored = null
  vi.useFakeTimers()
  vi.stubGlobal(
    'fetch',
    vi.fn((url: string) => {
      const surum = stored === null ? null : 1
      return Promise.resolve(Response.json(url.includes('/surum') ? surum : stored))
    }),
  )
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const guide = (anahtar: string) => ({ metin: { tr: { anahtar } }, resim: {}, surum: 1 })

const page = (heard: string) => (
  <GuestGuide
    anahtar="AAAAAAAAAAAAAAAAAAAAAA"
    stay={{ checkIn: day('2026-06-18'), checkOut: day('2026-06-21') }}
    today={day('2026-06-18')}
    heard={heard}
  />
)

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('a guide that is written, or changed, while a guest has the page open comes within minutes', async () => {
  render(page('first'))
  await wait(0)
  expect(screen.queryByRole('region')).toBeNull()

  stored = guide('Kutuda.')
  await wait(3 * MINUTE_MS)
  expect(screen.getByText('Kutuda.')).toBeVisible()

  stored = guide('Saksının altında.')
  await wait(3 * MINUTE_MS)
  expect(screen.getByText('Saksının altında.')).toBeVisible()
})

test('it comes at once when there is news of the page', async () => {
  const { rerender } = render(page('first'))
  await wait(0)

  stored = guide('Kutuda.')
  rerender(page('second'))
  await wait(0)

  expect(screen.getByText('Kutuda.')).toBeVisible()
})

test('nobody asks for a guest who does not look, and who looks again sees it at once', async () => {
  render(page('first'))
  await wait(0)
  stored = guide('Kutuda.')
  const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const asked = vi.mocked(fetch).mock.calls.length

  await wait(30 * MINUTE_MS)
  expect(fetch).toHaveBeenCalledTimes(asked)

  visible.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  await wait(0)
  expect(screen.getByText('Kutuda.')).toBeVisible()
})
