// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { toasts } from '#ui/toasts.ts'
import { day, unreadableRecord } from '#domain/testing.ts'
import { PaymentsProvider } from '#features/payments/paymentsContext.ts'
import { cashbook } from '#features/payments/testing.ts'
import { DeleteQuestion } from './questions.tsx'
import { keepDraft } from '#lib/form/drafts.ts'
import { draftFor, EMPTY_FORM, unfinishedEdit } from '#features/stays/form/reservationForm.ts'
import { reservation } from '#features/office/testing.ts'

const confirm = () => screen.getByRole('button', { name: 'Evet, sil' })

function ask(onConfirm: () => Promise<void> = () => Promise.resolve()) {
  const onClose = vi.fn<() => void>()
  render(<DeleteQuestion reservation={reservation()} onConfirm={onConfirm} onClose={onClose} />)
  return onClose
}

test('warns that payments are deleted too, and suggests cancelling instead', () => {
  const paid = { key: 'p', amount: 6300, date: day('2026-07-01'), method: 'cash', by: 'x' } as const
  render(
    <PaymentsProvider value={cashbook(new Map([[reservation().id, [paid]]]))}>
      <DeleteQuestion
        reservation={reservation()}
        onConfirm={() => Promise.resolve()}
        onClose={() => {}}
      />
    </PaymentsProvider>,
  )

  expect(screen.getByRole('dialog')).toHaveTextContent(
    'Kayıtlı ödemeleri de silinir: ₺6.300. Misafir vazgeçtiyse silmeyin, iptal edin',
  )
})

test('removes the drafts for the stay', async () => {
  const { key, about } = draftFor(reservation())
  keepDraft(key, { ...EMPTY_FORM, notlar: 'yarım' }, about)
  expect(unfinishedEdit()).not.toBeNull()
  ask()

  await userEvent.click(confirm())

  expect(unfinishedEdit()).toBeNull()
})

test('stays open with the error when a deletion fails, and allows another attempt', async () => {
  const onConfirm = vi.fn<() => Promise<void>>()
  onConfirm.mockRejectedValueOnce(new Error('Veritabanı izin vermedi.')).mockResolvedValueOnce()
  const onClose = ask(onConfirm)

  await userEvent.click(confirm())
  expect(screen.getByRole('alert')).toHaveTextContent('Silme hatası: Veritabanı izin vermedi.')

  await userEvent.click(confirm())
  expect(onConfirm).toHaveBeenCalledTimes(2)
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Vazgeç' }))
  expect(onClose).toHaveBeenCalledOnce()
  expect(onConfirm).toHaveBeenCalledTimes(2)
})

test('shows a failure after it was closed as a message with the guest’s name', async () => {
  let refuse: (reason: Error) => void = () => {}
  const onConfirm = () => new Promise<void>((_, reject) => (refuse = reject))
  const question = { onConfirm, onClose: () => {} }
  const { rerender } = render(<DeleteQuestion reservation={reservation()} {...question} />)
  await userEvent.click(confirm())

  rerender(<DeleteQuestion reservation={null} {...question} />)
  await act(async () => refuse(new Error('Veritabanı izin vermedi.')))

  expect(toasts.get().map(({ kind, text }) => [kind, text()])).toEqual([
    ['failed', 'Ayşe Yılmaz: Silme hatası: Veritabanı izin vermedi.'],
  ])
})

test('deletes once, however often the button is pressed', async () => {
  const onConfirm = vi.fn<() => Promise<void>>(() => new Promise(() => {}))
  ask(onConfirm)

  await userEvent.dblClick(confirm())

  expect(onConfirm).toHaveBeenCalledOnce()
})

test('names an unreadable record by its stored text', () => {
  const record = { ...unreadableRecord(), stored: '{"girisTarihi":"yaz sonu"}' }
  render(
    <DeleteQuestion reservation={record} onConfirm={() => Promise.resolve()} onClose={() => {}} />,
  )

  expect(screen.getByRole('dialog')).toHaveTextContent('Girişyaz sonu')
})

test('shows that the stay has changed since, and its current version', () => {
  const moved = reservation({ checkIn: '20.07.2026', checkOut: '22.07.2026' })
  const onConfirm = () => Promise.resolve()
  render(<DeleteQuestion reservation={moved} changed onConfirm={onConfirm} onClose={() => {}} />)

  expect(screen.getByRole('status')).toHaveTextContent('Bu kayıt az önce değişti.')
  expect(screen.getByRole('dialog')).toHaveTextContent(
    'Ayşe Yılmaz20.07.2026 – 22.07.2026 · 2 gece',
  )
})
