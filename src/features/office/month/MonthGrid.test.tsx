// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { monthSpan } from '#domain/office/figures.ts'
import { usesOf } from '#domain/office/yearDays.ts'
import { day } from '#domain/testing.ts'
import { reservation } from '#features/office/testing.ts'
import { MonthGrid } from './MonthGrid.tsx'

test('a stay is named at its start and in each further week, with its note', () => {
  const stay = reservation({ musteriAdi: 'Ayşe', checkIn: '10.07.2026', checkOut: '14.07.2026' })
  const span = monthSpan(2026, 7)
  render(
    <MonthGrid
      span={span}
      days={{ uses: usesOf([stay], span), noteOf: () => ' · Airbnb · ödendi' }}
      today={day('2026-07-01')}
      cursor={span.checkIn}
    />,
  )

  const named = screen
    .getAllByRole('cell')
    .filter((cell) => cell.dataset['guest'] === 'Ayşe')
    .map((cell) => [cell.dataset['day'], cell.dataset['more']])
  expect(named).toEqual([
    ['2026-07-10', ' · Airbnb · ödendi'],
    ['2026-07-13', ' · Airbnb · ödendi'],
  ])
  expect(
    screen.getByRole('cell', { name: '10 Temmuz 2026, Ayşe geliyor · Airbnb · ödendi' }),
  ).toBeVisible()
})
