// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { StoredRequest } from '#domain/request.ts'
import { day } from '#domain/testing.ts'
import { showLanguage } from '#i18n/index.ts'
import { RequestList } from './RequestList.tsx'

const older: StoredRequest = {
  id: 'older',
  sentAt: Date.parse('2026-06-01T06:05:00Z'),
  guest: 'İpek Işık',
  email: 'ipek@example.com',
  phone: '0555 (010) 20-30',
  stay: { checkIn: day('2026-07-10'), checkOut: day('2026-07-15') },
  notes: 'Bebek yatağı',
  status: 'new',
}
const newer: StoredRequest = {
  ...older,
  id: 'newer',
  sentAt: older.sentAt + 60_000,
  guest: 'Tom Pemberton',
  notes: '',
}

afterEach(() => showLanguage('tr'))

test('the newest request comes first', () => {
  render(<RequestList requests={[older, newer]} pending={false} onUse={() => {}} />)

  const guests = screen.getAllByRole('heading', { level: 3 }).map((name) => name.textContent)
  expect(guests).toEqual(['Tom Pemberton', 'İpek Işık'])
})

test('a request shows guest, dates, nights, contact, wishes and when it was sent', () => {
  render(<RequestList requests={[older]} pending={false} onUse={() => {}} />)

  const item = within(screen.getByRole('listitem'))
  expect(item.getByText('10.07.2026 – 15.07.2026 · 5 gece')).toBeVisible()
  expect(item.getByRole('link', { name: older.phone })).toHaveAttribute('href', 'tel:05550102030')
  expect(item.getByRole('link', { name: older.email })).toHaveAttribute(
    'href',
    'mailto:ipek@example.com',
  )
  expect(item.getByText('Bebek yatağı')).toBeVisible()
  expect(item.getByText('Gönderildi: 1 Haz 2026 09:05')).toBeVisible()
})

test('a request can be made a reservation', async () => {
  const onUse = vi.fn<(request: StoredRequest) => void>()
  render(<RequestList requests={[older]} pending={false} onUse={onUse} />)

  await userEvent.click(screen.getByRole('button', { name: 'Rezervasyona aktar' }))

  expect(onUse).toHaveBeenCalledExactlyOnceWith(older)
})

test('while a save is not answered no request takes its place in the form', async () => {
  const onUse = vi.fn<(request: StoredRequest) => void>()
  render(<RequestList requests={[older]} pending onUse={onUse} />)
  const use = screen.getByRole('button', { name: 'Rezervasyona aktar' })

  expect(use).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(use)

  expect(onUse).not.toHaveBeenCalled()
})

test('an empty list says so', () => {
  render(<RequestList requests={[]} pending={false} onUse={() => {}} />)

  expect(screen.getByText('Henüz talep yok.')).toBeVisible()
})

test('speaks English', async () => {
  await showLanguage('en')
  render(<RequestList requests={[older]} pending={false} onUse={() => {}} />)

  expect(screen.getByText('10 Jul 2026 – 15 Jul 2026 · 5 nights')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Copy to a reservation' })).toBeVisible()
})
