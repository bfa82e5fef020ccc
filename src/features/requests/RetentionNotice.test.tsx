// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearToasts } from '#ui/toasts.ts'
import { RetentionNotice } from './RetentionNotice.tsx'
import type { Remove } from './useRemoval.ts'

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
