// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { accountOf } from '#domain/payments/account.ts'
import { day } from '#domain/testing.ts'
import { reservation } from '#features/office/testing.ts'
import { DueLine } from './DueLine.tsx'

const today = day('2026-07-10')
const stay = reservation()
const due = {
  reservation: stay,
  account: accountOf(stay, [], today),
  amount: 20_000,
  isDeposit: false,
}

test('asks for the method before it records a collected amount', async () => {
  const onCollect = vi.fn<() => void>()
  render(
    <DueLine
      due={due}
      today={today}
      pending={false}
      waiting={false}
      onCollect={onCollect}
      onRemind={() => {}}
    />,
  )

  await userEvent.click(screen.getByRole('button', { name: 'Tahsil ettim: Ayşe Yılmaz' }))
  expect(onCollect).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: 'Nakit' })).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Kart' }))

  expect(onCollect).toHaveBeenCalledExactlyOnceWith(due, 'card')
})
