// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearToasts } from '#ui/toasts.ts'
import { isTimeToAsk, noteAnswered, RetentionNotice } from './RequestsPage.tsx'
import type { Remove } from './inboxContext.ts'

const MONTH_MS = 30 * 24 * 3_600_000

beforeEach(() => localStorage.clear())
afterEach(clearToasts)

function show(found: readonly string[] = ['a', 'b', 'c']) {
  const onRemove = vi.fn<Remove>(async () => {})
  const onFind = vi.fn<() => Promise<readonly string[]>>(async () => found)
  render(<RetentionNotice onFind={onFind} onRemove={onRemove} />)
  return { onRemove, onFind }
}

const text = () => screen.findByText(/3 talep bir yıldan eski/)

test('requests older than a year are deleted with one tap, and not asked about again for a month', async () => {
  const { onRemove } = show()
  await text()

  await userEvent.click(screen.getByRole('button', { name: 'Hepsini sil' }))

  expect(onRemove.mock.calls.map(([ids]) => ids)).toEqual([['a', 'b', 'c']])
  expect(screen.queryByRole('button')).toBeNull()
  cleanup()
  expect(show().onFind).not.toHaveBeenCalled()
})

test('the question can be postponed by a month', async () => {
  const { onRemove } = show()
  await text()
  await userEvent.click(screen.getByRole('button', { name: 'Gelecek ay sor' }))
  expect(onRemove).not.toHaveBeenCalled()
  cleanup()

  localStorage.setItem('villa.dueAsked', String(Date.now() - MONTH_MS - 1))
  show()

  expect(await text()).toBeVisible()
})

test('nothing is asked when nothing is due', async () => {
  const { onFind } = show([])
  await expect(onFind.mock.results[0]?.value).resolves.toEqual([])

  expect(screen.queryByRole('button')).toBeNull()
})

test('a large number is not shown', async () => {
  show(Array.from({ length: 501 }, (_, at) => String(at)))

  expect(await screen.findByText(/500’den fazla talep/)).toBeVisible()
})

const NOW = Date.parse('2026-11-22T08:00:00Z')
const DAY = 24 * 3_600_000

test('asks an owner at first, and again a month after the answer', () => {
  expect(isTimeToAsk(NOW)).toBe(true)

  noteAnswered(NOW)

  expect([0, 29 * DAY, 30 * DAY].map((later) => isTimeToAsk(NOW + later))).toEqual([
    false,
    false,
    true,
  ])
})

test('a date from a clock that was ahead does not suppress the question', () => {
  noteAnswered(NOW + 400 * DAY)
  expect(isTimeToAsk(NOW)).toBe(true)
})

test('asks every time when storage is unavailable, without an error', () => {
  const closed = () => {
    throw new Error('closed')
  }
  vi.stubGlobal('localStorage', { getItem: closed, setItem: closed })

  noteAnswered(NOW)

  expect(isTimeToAsk(NOW)).toBe(true)
  vi.unstubAllGlobals()
})
