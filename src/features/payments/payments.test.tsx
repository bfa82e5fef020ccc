// @vitest-environment happy-dom
import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Failure } from '#domain/failure.ts'
import type { StoredPayment } from '#domain/payments/payment.ts'
import type { Reservation } from '#domain/reservation.ts'
import { day } from '#domain/testing.ts'
import { reservation } from '#features/office/testing.ts'
import { retype } from '#features/office/testingScreen.ts'
import { clearToasts, toasts } from '#ui/toasts.ts'
import { type PaymentsContext, PaymentsProvider } from './paymentsContext.ts'
import { PayButton, PaymentsCard } from './StayPayments.tsx'
import { cashbook } from './testing.ts'

const today = day('2026-07-01')
const called = reservation({ usesPayments: true })
const by = 'ada@example.com'
const part: StoredPayment = { key: 'p', date: today, amount: 15_000, method: 'card', by }

function open(
  stay: Reservation = called,
  payments: readonly StoredPayment[] = [],
  { waiting = false, in: Place = PaymentsCard } = {},
) {
  const pay = vi.fn<PaymentsContext['pay']>(async () => {})
  const takeBack = vi.fn<PaymentsContext['takeBack']>(async () => {})
  const close = vi.fn<PaymentsContext['close']>(async () => {})
  const book = cashbook(new Map([[stay.id, payments]]), { pay, takeBack, close })
  const { unmount } = render(
    <PaymentsProvider value={book}>
      <Place reservation={stay} today={today} waiting={waiting} />
    </PaymentsProvider>,
  )
  return { pay, takeBack, close, unmount }
}

const add = () => screen.getByRole('button', { name: 'Ödeme ekle' })
const control = (name: string) => screen.getByLabelText(name)
const sums = () => screen.getAllByRole('definition').map(({ textContent }) => textContent)

const type = (amount: string) => retype(control('Tutar'), amount)

beforeEach(() => {
  clearToasts()
  sessionStorage.clear()
})

describe('the next payment', () => {
  test('is the deposit by transfer while that is due', async () => {
    const { pay } = open()

    await userEvent.click(add())

    expect(pay).toHaveBeenCalledExactlyOnceWith(called, {
      date: today,
      amount: 10_000,
      method: 'transfer',
      purpose: 'kapora',
    })
    expect(screen.queryByLabelText('Tutar')).toBeNull()
  })

  test('is the amount due once the deposit is received, and can be another amount and method', async () => {
    const { pay } = open(called, [part])
    expect(sums()).toEqual(['₺30.000', '₺15.000', '₺15.000'])
    await type('5.000')
    await userEvent.selectOptions(control('Ödeme şekli'), 'Kart')

    await userEvent.click(add())

    expect(pay.mock.calls[0]?.[1]).toEqual({ date: today, amount: 5000, method: 'card' })
  })

  test.each(['2000', '-2000'])('of %s as a refund is negative', async (typed) => {
    const { pay } = open(called, [part])
    await type(typed)
    await userEvent.click(control('Misafire iade edildi'))

    await userEvent.click(add())

    expect(pay.mock.calls[0]?.[1]).toMatchObject({ amount: -2000 })
  })

  test('may exceed the amount due, which the form shows', async () => {
    open(called, [part])

    await type('16.000')

    expect(control('Tutar')).toHaveAccessibleDescription('Kalan borçtan ₺1.000 fazla.')
  })
})

test('its date is typed in the office’s format whatever the browser’s language, or picked from a calendar', async () => {
  const { pay } = open()
  expect(control('Gün')).toHaveValue('01.07.2026')
  await retype(control('Gün'), '28.6.26')
  await userEvent.tab()
  expect(control('Gün')).toHaveValue('28.06.2026')
  expect(control('Gün')).toHaveAccessibleDescription('Paz')

  await userEvent.click(screen.getByRole('button', { name: 'Günü takvimden seç' }))
  await userEvent.click(screen.getByRole('cell', { name: /^29 Haziran 2026/ }))
  await userEvent.click(add())

  expect(pay.mock.calls[0]?.[1]).toMatchObject({ date: '2026-06-29' })
})

describe('no payment is recorded', () => {
  test.each([
    ['', 'Tutarı yazın; 0 olamaz.'],
    ['1000000000', 'En çok 10000000 olabilir.'],
    ['beş bin', 'Rakamla, tam sayı olarak yazın.'],
  ])('with the amount "%s", which is kept as typed', async (typed, said) => {
    const { pay } = open()
    await type(typed)

    await userEvent.click(add())

    expect(control('Tutar')).toHaveAccessibleDescription(said)
    expect(control('Tutar')).toHaveValue(typed)
    expect(pay).not.toHaveBeenCalled()
  })

  test('with a future date', async () => {
    const { pay } = open()
    await type('500')
    await retype(control('Gün'), '02.07.2026')

    await userEvent.click(add())

    expect(control('Gün')).toHaveAccessibleDescription(/^Gün bugünden sonra olamaz/)
    expect(pay).not.toHaveBeenCalled()
  })

  test('twice by a double tap, nor while another change of the stay is pending', async () => {
    const { pay, unmount } = open()
    let answer = () => {}
    pay.mockReturnValue(new Promise((resolve) => (answer = resolve)))
    await userEvent.dblClick(add())
    expect(pay).toHaveBeenCalledOnce()
    answer()
    unmount()

    const waiting = open(called, [], { waiting: true })
    await userEvent.click(add())
    expect(waiting.pay).not.toHaveBeenCalled()
  })
})

describe('a payment’s draft', () => {
  test('is restored after its dialog was closed by a tap beside it, until it is recorded', async () => {
    const { unmount } = open(called, [part])
    await type('5.000')
    await userEvent.selectOptions(control('Ödeme şekli'), 'Kart')
    unmount()

    const { pay, unmount: close } = open(called, [part])
    expect(control('Tutar')).toHaveValue('5.000')
    expect(control('Ödeme şekli')).toHaveValue('card')
    await userEvent.click(add())
    expect(pay).toHaveBeenCalledOnce()
    close()

    open(called, [part])
    expect(control('Tutar')).toHaveValue('15000')
  })

  test('leaves the other fields at the next payment, even when that changes', async () => {
    const { unmount } = open(called, [part])
    await userEvent.selectOptions(control('Ödeme şekli'), 'Kart')
    unmount()

    open(called, [part, { ...part, key: 'q', amount: 5000 }])

    expect(control('Tutar')).toHaveValue('10000')
    expect(control('Ödeme şekli')).toHaveValue('card')
  })
})

test('a row opens the payments and closes them once one is recorded', async () => {
  const { pay } = open(called, [part], { in: PayButton })
  expect(screen.queryByLabelText('Tutar')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Ödemeler' }))
  expect(screen.getByRole('dialog', { name: 'Ödemeler: Ayşe Yılmaz' })).toBeVisible()

  await userEvent.click(add())

  expect(pay).toHaveBeenCalledOnce()
  expect(screen.queryByRole('dialog')).toBeNull()
})

describe('a refused payment', () => {
  test('shows its error in its form and stays there', async () => {
    const { pay } = open()
    pay.mockRejectedValueOnce(new Failure('gone', 'gone'))
    await type('500')

    await userEvent.click(add())

    expect(screen.getByRole('alert')).toHaveTextContent(
      'Ayşe Yılmaz: ödeme kaydedilemedi. Bu kayıt az önce silindi.',
    )
    expect(control('Tutar')).toHaveValue('500')
    expect(toasts.get()).toEqual([])
  })

  test('shows its error as a message once its form is gone', async () => {
    const { pay, unmount } = open()
    let refuse = (failure: Failure): void => void failure
    pay.mockReturnValue(new Promise((_, reject) => (refuse = reject)))
    await type('500')
    await userEvent.click(add())

    unmount()
    refuse(new Failure('gone', 'gone'))

    await waitFor(() => expect(toasts.get()[0]?.text()).toMatch(/ödeme kaydedilemedi/))
  })
})

describe('payments', () => {
  test('are listed with date, method and owner, and can be undone', async () => {
    const { takeBack } = open(called, [part])

    const line = screen.getByRole('listitem')
    expect(line).toHaveTextContent('₺15.000 · 01.07.2026Kart · ada@example.com')
    await userEvent.click(within(line).getByRole('button', { name: 'Geri al' }))

    expect(takeBack).toHaveBeenCalledExactlyOnceWith(called, part)
  })

  test('of a cancelled stay have distinct undo buttons, because the cancellation has one', async () => {
    const back: StoredPayment = { ...part, key: 'q', amount: -5000 }
    const cancellation = { kept: 0, by, at: 1 }
    const { takeBack } = open({ ...called, cancellation }, [part, back])

    expect(screen.queryByRole('button', { name: 'Geri al' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'İadeyi geri al' }))
    expect(takeBack.mock.calls[0]?.[1]).toBe(back)
    await userEvent.click(screen.getByRole('button', { name: 'Ödemeyi geri al' }))
    expect(takeBack.mock.calls[1]?.[1]).toBe(part)
  })

  test('older than the single records show as one known amount', () => {
    open(reservation())

    expect(screen.getByText(/ödemeler tek tek kaydedilmeden önce/)).toBeVisible()
    expect(sums()).toEqual(['₺30.000', '₺10.000', '₺20.000'])
  })

  test('above the total show the surplus instead of the amount due', () => {
    open(called, [part, { ...part, key: 'q', amount: 20_000 }])

    expect(screen.getAllByRole('term').at(-1)).toHaveTextContent('Fazla ödenen')
    expect(sums().at(-1)).toBe('₺5.000')
  })
})

test('what is missing can be closed with a reason', async () => {
  const { close } = open(called, [{ ...part, amount: 29_900 }])

  await userEvent.click(screen.getByRole('button', { name: 'Kalanı kapat (indirim)…' }))
  await userEvent.click(screen.getByRole('button', { name: '₺100 indirim yap' }))

  expect(close).toHaveBeenCalledExactlyOnceWith(called, 100, 'Yuvarlama')
})
