// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { IsoDate } from '#domain/date.ts'
import { day } from '#domain/testing.ts'
import { PickDay } from './DayField.tsx'
import { reservation } from './testing.ts'

// Browsers map a grid's cells to the role gridcell; happy-dom does not.
const cell = (name: RegExp | string) => screen.getByRole('cell', { name })

async function open(chosen: IsoDate | null = null) {
  const onPick = vi.fn<(day: IsoDate) => void>()
  const today = day('2026-07-01')
  render(
    <PickDay
      title="Giriş"
      chosen={chosen}
      start={chosen ?? today}
      today={today}
      taken={[reservation()]}
      onPick={onPick}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Giriş' }))
  return onPick
}

test('shows who has the booked nights, including half days, and lets a booked day be picked', async () => {
  const onPick = await open()
  expect(screen.getByRole('grid', { name: 'Temmuz 2026' })).toBeVisible()
  expect(cell('1 Temmuz 2026, boş')).toHaveFocus()
  expect(cell('10 Temmuz 2026, Ayşe Yılmaz geliyor')).toBeVisible()
  expect(cell('15 Temmuz 2026, Ayşe Yılmaz ayrılıyor, boş')).toBeVisible()
  expect(screen.getByRole('listitem')).toHaveTextContent('10.07.2026 – 15.07.2026 Ayşe Yılmaz')

  await userEvent.click(cell(/^12 Temmuz/))
  expect(onPick).toHaveBeenCalledWith('2026-07-12')
})

test('a day is picked with the keyboard, and the calendar closes', async () => {
  const onPick = await open(day('2026-07-30'))
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  expect(screen.getByRole('grid', { name: 'Ağustos 2026' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  expect(onPick).toHaveBeenCalledWith('2026-08-02')
  expect(screen.queryByRole('grid')).not.toBeInTheDocument()
})
