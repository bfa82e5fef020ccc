// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { store, stored } from '#sample/testingOwnersPage.ts'
import { addDays, type IsoDate } from '#domain/date.ts'
import { monthSpan } from '#domain/payments/figures.ts'
import { entriesOf } from '#domain/field/collection.ts'
import { stubWindow } from '#office/shared/testingScreen.ts'
import {
  add,
  dayOff,
  draft,
  openPage,
  press,
  testOnOfficePage,
  TODAY,
} from '#office/stays/testing.tsx'
import { formatLongDate } from '#i18n/format.ts'
import { Route, Routes } from 'react-router-dom'
import { CalendarPage } from './CalendarPage.tsx'

testOnOfficePage()

const PAGE = (
  <Routes>
    <Route path="/:page/:view?" element={<CalendarPage />} />
  </Routes>
)

/** The calendar with Ayşe's unpaid stay from the 20th to the 23rd day from today. */
async function open() {
  const season = { from: TODAY, to: dayOff(30), perNight: 4500, minNights: 1, version: 1 }
  await store('prices/seasons/a', season)
  const { id } = await add(draft(20, 23))
  openPage(PAGE, '/calendar')
  await waitFor(() => cell(dayOff(10), 'boş, ₺4.500'))
  return id
}

/** The cell of a day; a query by role reads all the names of a year. */
function cell(day: IsoDate, use: string) {
  const name = `${formatLongDate(day, 'tr')}, ${use}`
  const found = document.querySelector<HTMLElement>(`td[aria-label="${name}"]`)
  if (!found) throw new Error(`There is no day ${name}`)
  return found
}

const FREE = 'boş, ₺4.500'
const ARRIVAL = 'Ayşe Yılmaz geliyor · kalan borç ₺10.000'
const address = () => screen.getByLabelText('address')

test('a free day of twelve months offers a reservation of one night, and a second day is the check-out', async () => {
  await open()
  expect(document.querySelectorAll('[role=grid]')).toHaveLength(12)
  await userEvent.click(cell(dayOff(10), FREE))
  expect(screen.getByText(/· 1 gece$/)).toBeVisible()
  await userEvent.click(cell(dayOff(13), FREE))
  expect(screen.getByText(/· 3 gece$/)).toBeVisible()
  await press('Rezervasyon ekle')

  expect(address()).toHaveTextContent(`/dashboard?from=${dayOff(10)}&to=${dayOff(13)}`)
})

test('free days are closed, up to the day another guest arrives', async () => {
  await open()
  await userEvent.click(cell(dayOff(17), FREE))
  await userEvent.click(cell(dayOff(20), ARRIVAL))
  await userEvent.click(screen.getByText('Günleri kapat'))

  await waitFor(async () =>
    expect(entriesOf(await stored('reservationDetails')).map(([, stay]) => stay)).toContainEqual(
      expect.objectContaining({ status: 'blocked', checkIn: dayOff(17), checkOut: dayOff(20) }),
    ),
  )
  expect(address()).toHaveTextContent('/calendar')
})

test('a booked day is marked while nothing is paid, and opens its stay also after a free day was chosen', async () => {
  const id = await open()
  expect(cell(dayOff(20), ARRIVAL).dataset['guest']).toBe('₺ Ayşe Yılmaz')
  await userEvent.click(cell(dayOff(17), FREE))
  await userEvent.click(cell(dayOff(21), 'Ayşe Yılmaz'))

  expect(address()).toHaveTextContent(`/dashboard?stay=${id}`)
  expect(screen.queryByText('Günleri kapat')).toBeNull()
})

test('a phone folds the months after the third, and unfolds the one of a day that gets the focus', async () => {
  stubWindow({ isWide: false })
  await open()
  const [year = 0, month = 0] = TODAY.split('-').map(Number)
  const { checkIn: first } = monthSpan(year, month + 3)
  const [shown, folded] = [cell(addDays(first, -1), 'boş'), cell(first, 'boş')]
  expect(shown.closest('details')).toBeNull()
  expect(folded.closest('details')).not.toHaveAttribute('open')
  shown.focus()
  await userEvent.keyboard('{ArrowRight}')

  expect(folded.closest('details')).toHaveAttribute('open')
  expect(folded).toHaveFocus()
})

test('jumps to a month, and to the next week without a guest, which the address names', async () => {
  stubWindow({ isWide: false })
  await open()
  const far = monthSpan(Number(TODAY.slice(0, 4)), Number(TODAY.slice(5, 7)) + 9).checkIn
  await userEvent.selectOptions(screen.getByLabelText('Aya git'), far)
  expect(address()).toHaveTextContent(`/calendar?day=${far}`)
  expect(cell(far, 'boş')).toHaveFocus()
  expect(cell(far, 'boş').closest('details')).toHaveAttribute('open')

  await userEvent.selectOptions(screen.getByLabelText('Aya git'), '')
  await press('Sonraki boş hafta')
  expect(address()).toHaveTextContent(`/calendar?day=${addDays(far, 7)}`)
})

test('the figures of a year have an address, with income, tax and debts of each month first', async () => {
  await add(draft(20, 23))
  const year = Number(dayOff(20).slice(0, 4))
  openPage(PAGE, `/calendar/figures?year=${year}`)

  expect(await screen.findByRole('heading', { name: `${year} yılı rakamlarla` })).toBeVisible()
  const [, income, tax, owed] = screen.getAllByRole('columnheader').map((each) => each.textContent)
  expect([income, tax, owed]).toEqual(['Gelir', 'Vergi, tahmini', 'Kalan borç'])
  await press(String(year + 1))
  expect(address()).toHaveTextContent(`/calendar/figures?year=${year + 1}`)
})
