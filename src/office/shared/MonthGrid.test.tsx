// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { monthSpan } from '#domain/payments/figures.ts'
import { usesOf } from '#domain/stay/yearDays.ts'
import { day } from '#domain/testing.ts'
import { reservation } from './testing.ts'
import { MonthGrid, onGridKey } from './MonthGrid.tsx'

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

function open(date: string) {
  const moves = { goTo: vi.fn<(day: string) => void>(), choose: vi.fn<(day: string) => void>() }
  render(
    <div role="grid" tabIndex={0} onKeyDown={(event) => onGridKey(event, moves)}>
      <button data-day={date}>
        <span>gün</span>
      </button>
    </div>,
  )
  return { ...moves, cell: screen.getByText('gün') }
}

test.each([
  ['ArrowLeft', '2027-01-01', '2026-12-31'],
  ['ArrowRight', '2027-01-31', '2027-02-01'],
  ['ArrowUp', '2027-01-05', '2026-12-29'],
  ['ArrowDown', '2027-01-05', '2027-01-12'],
  ['PageUp', '2027-01-05', '2026-12-01'],
  ['PageUp', '2027-03-31', '2027-02-01'],
  ['PageDown', '2027-12-05', '2028-01-01'],
  ['Home', '2027-02-17', '2027-02-01'],
  ['End', '2028-02-17', '2028-02-29'],
])('%s on %s goes to %s without scrolling the page', (key, date, next) => {
  const { cell, goTo, choose } = open(date)

  expect(fireEvent.keyDown(cell, { key })).toBe(false)
  expect([goTo.mock.calls, choose.mock.calls]).toEqual([[[next]], []])
})

test.each([
  ['Enter selects the day', { key: 'Enter' }, ['2027-01-05']],
  ['the space bar selects the day', { key: ' ' }, ['2027-01-05']],
  ['a letter is left to the browser', { key: 'a' }, []],
  ['the browser’s way back is left to it', { key: 'ArrowLeft', altKey: true }, []],
  ['a short cut is left to the browser', { key: 'Home', ctrlKey: true }, []],
  ['a short cut of a Mac is left to the browser', { key: 'Enter', metaKey: true }, []],
])('%s', (_, event, chosen) => {
  const { cell, goTo, choose } = open('2027-01-05')

  expect(fireEvent.keyDown(cell, event)).toBe(chosen.length === 0)
  expect([goTo.mock.calls, choose.mock.calls.flat()]).toEqual([[], chosen])
})
