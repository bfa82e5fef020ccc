// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { season } from '#domain/prices/testing.ts'
import type { Stay } from '#domain/stay.ts'
import { day } from '#domain/testing.ts'
import { reservation } from '#features/office/testing.ts'
import { PaymentsProvider } from '#features/payments/paymentsContext.ts'
import { cashbook } from '#features/payments/testing.ts'
import { YearCalendar } from './YearCalendar.tsx'

const guest = reservation({
  musteriAdi: 'Ayşe',
  checkIn: '20.07.2026',
  checkOut: '23.07.2026',
  usesPayments: true,
})

/** Renders 2026 with one stay, 20 to 23 July. */
function openCalendar() {
  const onBegin = vi.fn<(stay: Stay) => void>()
  const onOpen = vi.fn<() => void>()
  render(
    <PaymentsProvider value={cashbook()}>
      <YearCalendar
        year={2026}
        reservations={[guest]}
        today={day('2026-07-01')}
        seasons={[season('2026-07-01', '2026-07-31', 4500, 1, { weekendPerNight: 5000 })]}
        held={new Map()}
        onBegin={onBegin}
        onOpen={onOpen}
        onOpenRequest={() => {}}
      />
    </PaymentsProvider>,
  )
  return { onBegin, onOpen }
}

/** The cell of a day; a query by role reads all the names of a year. */
function cell(name: string) {
  const found = document.querySelector<HTMLElement>(`td[aria-label="${name}"]`)
  if (!found) throw new Error(`There is no day ${name}`)
  return found
}

test('two chosen days begin a stay; one alone offers a week at most', async () => {
  const { onBegin, onOpen } = openCalendar()
  await userEvent.click(cell('10 Temmuz 2026, boş, ₺5.000'))
  expect(onBegin).not.toHaveBeenCalled()
  await userEvent.click(cell('13 Temmuz 2026, boş, ₺4.500'))
  expect(onBegin).toHaveBeenLastCalledWith({ checkIn: '2026-07-10', checkOut: '2026-07-13' })

  await userEvent.click(cell('17 Temmuz 2026, boş, ₺5.000'))
  await userEvent.click(screen.getByText('7 gece ile başla'))
  expect(onBegin).toHaveBeenLastCalledWith({ checkIn: '2026-07-17', checkOut: '2026-07-20' })

  await userEvent.click(cell('17 Temmuz 2026, boş, ₺5.000'))
  await userEvent.click(cell('21 Temmuz 2026, Ayşe'))
  expect(onBegin).toHaveBeenCalledTimes(2)
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(guest)
})

test('a mouse dragged over days begins a stay', () => {
  const { onBegin } = openCalendar()
  const [last, first] = [cell('14 Temmuz 2026, boş, ₺4.500'), cell('12 Temmuz 2026, boş, ₺4.500')]
  fireEvent.pointerDown(last, { pointerType: 'mouse', button: 0, buttons: 1 })
  fireEvent.pointerOver(first, { pointerType: 'mouse', buttons: 1 })
  fireEvent.pointerUp(first, { pointerType: 'mouse' })
  expect(onBegin).toHaveBeenCalledExactlyOnceWith({ checkIn: '2026-07-12', checkOut: '2026-07-14' })
})

test('a stay without a payment has its mark', () => {
  openCalendar()
  const name = cell('20 Temmuz 2026, Ayşe geliyor · alınacak ₺30.000').dataset['guest']
  expect(name).toBe('₺ Ayşe')
})
