// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Cancellation } from '#domain/cancellation.ts'
import { day } from '#domain/testing.ts'
import { reservation } from '#features/office/testing.ts'
import { retype } from '#features/office/testingScreen.ts'
import { CancelQuestion } from './CancelQuestion.tsx'

type Confirm = (cancellation: Cancellation) => Promise<void>

const kept = () => screen.getByRole('textbox', { name: /^Bizde kalan/ })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

function ask(
  onConfirm = vi.fn<Confirm>(() => Promise.resolve()),
  changed = false,
  today = '2026-07-01',
) {
  const onClose = vi.fn<() => void>()
  const asking = { changed, today: day(today), onConfirm, onClose }
  const { unmount } = render(<CancelQuestion reservation={reservation()} {...asking} />)
  return { onConfirm, onClose, unmount }
}

beforeEach(() => sessionStorage.clear())

test.each([
  ['keeps the deposit of a late cancellation', '2026-07-01', 0, 10_000],
  ['refunds everything while cancelling is free', '2026-06-01', 10_000, 0],
])('names the stay, and by default %s', async (_, today, refund, amount) => {
  const { onConfirm } = ask(undefined, false, today)

  expect(screen.getByRole('dialog')).toHaveTextContent('Ayşe Yılmaz10.07.2026 – 15.07.2026')
  expect(screen.getByText('İade edilecek').parentElement).toHaveTextContent(
    refund > 0 ? 'İade edilecek₺10.000' : 'İade edilecek₺0',
  )
  await press('Evet, iptal et')

  expect(onConfirm).toHaveBeenCalledExactlyOnceWith({ kept: amount })
})

test('shows the refund while the kept amount is typed, and asks for the reason', async () => {
  const { onConfirm } = ask()
  await press('Hepsi iade edilsin')
  expect(screen.getByRole('dialog')).toHaveTextContent('İade edilecek₺10.000')

  await retype(kept(), '12.500')
  expect(screen.getByRole('dialog')).toHaveTextContent('Alınacak₺2.500')
  await userEvent.type(screen.getByRole('textbox', { name: /^Neden/ }), ' Hastalık ')
  await press('Evet, iptal et')

  expect(onConfirm).toHaveBeenCalledExactlyOnceWith({ kept: 12_500, reason: 'Hastalık' })
})

test.each(['', 'çok'])('cancels nothing while the kept amount is "%s"', async (typed) => {
  const { onConfirm } = ask()
  await retype(kept(), typed)

  await press('Evet, iptal et')

  expect(onConfirm).not.toHaveBeenCalled()
  expect(kept()).toBeInvalid()
  expect(kept()).toHaveFocus()
})

test('stays open with the error and the typed text when it fails', async () => {
  const refuse = vi.fn<Confirm>().mockRejectedValue(new Error('Veritabanı izin vermedi.'))
  const { onClose } = ask(refuse)
  await retype(kept(), '500')
  await press('Evet, iptal et')

  expect(screen.getByRole('alert')).toHaveTextContent('Ayşe Yılmaz iptal edilemedi.')
  expect(kept()).toHaveValue('500')
  expect(onClose).not.toHaveBeenCalled()
})

test('keeps the reason when the dialog is closed by a tap beside it, until the stay is cancelled', async () => {
  const why = () => screen.getByRole('textbox', { name: /^Neden/ })
  const { unmount } = ask()
  await retype(why(), 'Hastalık')
  await retype(kept(), '500')
  unmount()

  const { onConfirm, unmount: close } = ask()
  expect(why()).toHaveValue('Hastalık')
  await press('Evet, iptal et')
  expect(onConfirm).toHaveBeenCalledExactlyOnceWith({ kept: 500, reason: 'Hastalık' })
  close()

  ask()
  expect(why()).toHaveValue('')
  expect(kept()).toHaveValue('10000')
})

test('shows that the stay has changed since, and can be closed', async () => {
  const { onConfirm, onClose } = ask(undefined, true)
  expect(screen.getByRole('status')).toHaveTextContent('Bu kayıt az önce değişti.')
  await retype(screen.getByRole('textbox', { name: /^Neden/ }), 'Hastalık')

  await press('Vazgeç')

  expect(sessionStorage).toHaveLength(0)
  expect(onClose).toHaveBeenCalledOnce()
  expect(onConfirm).not.toHaveBeenCalled()
})
