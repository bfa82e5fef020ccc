// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { season } from '#domain/prices/testing.ts'
import type { Stay } from '#domain/stay.ts'
import { day } from '#domain/testing.ts'
import { reservation } from '#features/office/testing.ts'
import { stubWindow } from '#features/office/testingScreen.ts'
import { BookingCalendar } from './CalendarPage.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

const guest = reservation({
  musteriAdi: 'Ayşe',
  checkIn: '20.07.2026',
  checkOut: '23.07.2026',
})

/** Renders the months from July 2026 on with one stay, 20 to 23 July. */
function openCalendar() {
  const onBook = vi.fn<(stay: Stay) => void>()
  const onClose = vi.fn<(stay: Stay) => void>()
  const onOpen = vi.fn<() => void>()
  render(
    <BookingCalendar
      year={2026}
      month={7}
      reservations={[guest]}
      payments={new Map()}
      day={null}
      today={day('2026-07-01')}
      seasons={[season('2026-07-01', '2026-07-31', 4500, 1, { weekendPerNight: 5000 })]}
      onBook={onBook}
      onClose={onClose}
      onOpen={onOpen}
    />,
  )
  return { onBook, onClose, onOpen }
}

/** The cell of a day; a query by role reads all the names of a year. */
function cell(name: string) {
  const found = document.querySelector<HTMLElement>(`td[aria-label="${name}"]`)
  if (!found) throw new Error(`There is no day ${name}`)
  return found
}

test('a free day offers a reservation of one night, and a second day is the departure', async () => {
  const { onBook } = openCalendar()
  await userEvent.click(cell('10 Temmuz 2026, boş, ₺5.000'))
  expect(screen.getByRole('status')).toHaveTextContent('1 gece')
  await userEvent.click(cell('13 Temmuz 2026, boş, ₺4.500'))
  expect(screen.getByRole('status')).toHaveTextContent('3 gece')
  await userEvent.click(screen.getByText('Rezervasyon'))

  expect(onBook).toHaveBeenCalledExactlyOnceWith({ checkIn: '2026-07-10', checkOut: '2026-07-13' })
  expect(screen.queryByRole('status')).toBeNull()
})

test('free days are closed, up to the day another guest arrives', async () => {
  const { onClose, onOpen } = openCalendar()
  await userEvent.click(cell('17 Temmuz 2026, boş, ₺5.000'))
  await userEvent.click(cell('20 Temmuz 2026, Ayşe geliyor · kalan borç ₺30.000'))
  await userEvent.click(screen.getByText('Kapat'))

  expect(onClose).toHaveBeenCalledExactlyOnceWith({ checkIn: '2026-07-17', checkOut: '2026-07-20' })
  expect(onOpen).not.toHaveBeenCalled()
})

test('a booked day opens its stay, also after a free day was chosen', async () => {
  const { onOpen } = openCalendar()
  await userEvent.click(cell('17 Temmuz 2026, boş, ₺5.000'))
  await userEvent.click(cell('21 Temmuz 2026, Ayşe'))

  expect(onOpen).toHaveBeenCalledExactlyOnceWith(guest)
  expect(screen.queryByText('Kapat')).toBeNull()
})

test('a stay without a payment has its mark', () => {
  openCalendar()
  const name = cell('20 Temmuz 2026, Ayşe geliyor · kalan borç ₺30.000').dataset['guest']
  expect(name).toBe('₺ Ayşe')
})

test('a phone folds the months after the third, and unfolds the one of a day that gets the focus', async () => {
  stubWindow({ isWide: false })
  openCalendar()
  const october = cell('10 Ekim 2026, boş')
  const fold = october.closest('details')
  expect(cell('10 Eylül 2026, boş').closest('details')).toBeNull()
  expect(fold?.open).toBe(false)
  cell('10 Eylül 2026, boş').focus()
  await userEvent.keyboard('{PageDown}')

  expect(fold?.open).toBe(true)
  expect(cell('1 Ekim 2026, boş')).toHaveFocus()
})
