// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { toUncancel, toUndelete } from '#domain/commands/command.ts'
import { readPayments } from '#domain/payments/payment.ts'
import { day } from '#domain/testing.ts'
import { PaymentsProvider } from '#features/payments/paymentsContext.ts'
import { cashbook } from '#features/payments/testing.ts'
import { reservation } from '#features/office/testing.ts'
import { ReservationTable } from './ReservationTable.tsx'

const paid = { date: '2026-06-01', amount: 10_000, method: 'transfer', by: 'x', at: 1 }
const cancellation = {
  kept: 4000,
  reason: 'Hastalık',
  by: 'can@example.com',
  at: Date.UTC(2026, 5, 20),
}
const coming = reservation({ id: 'coming', musteriAdi: 'Tom Pemberton' })
const cancelled = {
  ...reservation({ id: 'off', musteriAdi: 'Gül Aydın', usesPayments: true }),
  cancellation,
}
const deleted = {
  ...reservation({ id: 'gone', musteriAdi: 'Ali Kurt' }),
  deletion: { by: 'can@example.com', at: Date.UTC(2026, 5, 20) },
}

function open(onPage = () => {}) {
  const onAct = vi.fn<() => void>()
  const book = cashbook(new Map([['off', readPayments({ x: paid }).payments]]))
  render(
    <PaymentsProvider value={book}>
      <ReservationTable
        stays={{ reservations: [coming], cancelled: [cancelled], deleted: [deleted] }}
        today={day('2026-07-01')}
        editingId={null}
        pending={false}
        actions={{ onAct, onWrite: () => {}, onCard: () => {}, onPage }}
      />
    </PaymentsProvider>,
  )
  return onAct
}

const row = () => screen.getByRole('row', { name: /^Gül Aydın/ })
const show = (filter: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: 'Göster' }), filter)

beforeEach(() => sessionStorage.clear())

test('a cancelled stay is listed separately with owner, reason, kept amount and refund', async () => {
  open()
  expect(screen.queryByRole('row', { name: /^Gül Aydın/ })).not.toBeInTheDocument()

  await show('İptaller')

  expect(screen.queryByRole('row', { name: /^Tom/ })).not.toBeInTheDocument()
  expect(row()).toHaveTextContent(/Gül AydınİptalCan|Gül Aydınİptal20 Haz/)
  expect(row()).toHaveTextContent('can@example.com')
  expect(row()).toHaveTextContent('Hastalık')
  expect(row()).toHaveTextContent('₺4.000 bizde kalıyor₺6.000 iade edilecek')
})

test('a cancelled stay can be searched, and is not among the coming ones', async () => {
  open()
  await userEvent.type(screen.getByRole('searchbox'), 'gul')
  expect(await screen.findByRole('row', { name: /^Gül Aydın/ })).toBeVisible()

  await show('Gelecekler')

  expect(screen.queryByRole('row', { name: /^Gül Aydın/ })).not.toBeInTheDocument()
})

test('a cancellation can be undone, but a cancelled stay cannot be edited, deleted or cancelled', async () => {
  const onAct = open()
  await show('İptaller')
  const buttons = within(row()).getAllByRole('button')
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    'Gül Aydın',
    '',
    'İptali geri al',
    'Ödemeler',
    '',
  ])

  await userEvent.click(within(row()).getByRole('button', { name: 'İptali geri al' }))

  const intended = toUncancel(cancelled)
  expect(onAct).toHaveBeenCalledExactlyOnceWith(cancelled, { verb: 'uncancel', intended })
})

test('a deleted stay is listed by its filter alone, adds nothing to the totals, and can be brought back', async () => {
  const onAct = open(() => {})
  const found = () => screen.queryByRole('row', { name: /^Ali Kurt/ })
  expect(found()).not.toBeInTheDocument()
  await userEvent.type(screen.getByRole('searchbox'), 'ali')
  expect(found()).not.toBeInTheDocument()
  await userEvent.clear(screen.getByRole('searchbox'))

  await show('Silinenler')

  expect(found()).toHaveTextContent('Ali KurtSilindi')
  expect(screen.queryByRole('button', { name: 'Misafir sayfası' })).not.toBeInTheDocument()
  expect(found()).toHaveTextContent('20.06.2026 · 49 gün daha geri alınabilir')
  expect(screen.queryByRole('rowheader', { name: /konaklama$/ })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Silmeyi geri al' }))
  expect(onAct).toHaveBeenCalledExactlyOnceWith(deleted, {
    verb: 'undelete',
    intended: toUndelete(deleted),
  })
})
