// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { day } from '#domain/testing.ts'
import { StayFigures } from './StayFigures.tsx'
import { reservation } from '#features/office/testing.ts'

test('shows the coming stays, booked nights and the amount to collect', () => {
  render(<StayFigures reservations={[reservation()]} today={day('2026-07-01')} />)

  const definitions = screen.getAllByRole('definition').map((value) => value.textContent)
  const terms = screen.getAllByRole('term').map((name) => name.textContent)
  expect(terms).toEqual(['Gelecek konaklama', 'Önümüzdeki 30 günde dolu gece', 'Alınacak'])
  expect(definitions).toEqual(['1', '5', '₺20.000'])
})
