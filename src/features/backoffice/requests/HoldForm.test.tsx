// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { Received } from '#domain/inbox.ts'
import { day } from '#domain/testing.ts'
import { type Desk, DeskProvider, type Give } from './desk.ts'
import { HoldForm } from './HoldForm.tsx'
import { DESK } from './testingDesk.ts'

const request: Received = {
  id: 'ada',
  ids: ['ada'],
  pages: [],
  sentAt: Date.parse('2026-06-01T06:05:00Z'),
  guest: 'Ada Demir',
  email: 'ada@example.com',
  phone: '0555 010 20 30',
  stay: { checkIn: day('2026-06-03'), checkOut: day('2026-06-08') },
  notes: '',
  status: 'new',
}

function show(stands: Partial<Desk>) {
  const onClose = vi.fn<() => void>()
  render(
    <DeskProvider value={{ ...DESK, ...stands }}>
      <HoldForm request={request} onClose={onClose} />
    </DeskProvider>,
  )
  return onClose
}

const hold = () => userEvent.click(screen.getByRole('button', { name: 'Beklet' }))

test('a request is held until the arrival day at the latest', async () => {
  const answer = vi.fn<Give>(async () => {})
  show({ answer })
  const until = screen.getByLabelText('Son gün')
  expect(until).toHaveValue('03.06.2026')

  await userEvent.clear(until)
  await userEvent.type(until, '04.06.2026')
  await hold()

  expect(screen.getByText('Bugünden giriş gününe kadar bir gün yazın.')).toBeVisible()
  expect(answer).not.toHaveBeenCalled()
})
