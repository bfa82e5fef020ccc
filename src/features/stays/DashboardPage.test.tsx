// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { day } from '#domain/testing.ts'
import { figuresOf, StayFigures } from './DashboardPage.tsx'
import { reservation } from '#features/office/testing.ts'

test('shows the coming stays, booked nights and the amount to collect', () => {
  render(<StayFigures reservations={[reservation()]} today={day('2026-07-01')} />)

  const definitions = screen.getAllByRole('definition').map((value) => value.textContent)
  const terms = screen.getAllByRole('term').map((name) => name.textContent)
  expect(terms).toEqual(['Gelecek konaklama', 'Önümüzdeki 30 günde dolu gece', 'Alınacak'])
  expect(definitions).toEqual(['1', '5', '₺20.000'])
})

const today = day('2026-07-10')

test('an empty list has no coming stays', () => {
  expect(figuresOf([], new Map(), today)).toEqual({ coming: 0, nights: 0, toCollect: 0 })
})

test('past stays count only by the amount due; present guests by their remaining nights', () => {
  const past = reservation({ checkIn: '01.07.2026', checkOut: '09.07.2026', kalan: 500 })
  const leaving = reservation({ checkIn: '05.07.2026', checkOut: '10.07.2026', kalan: 1 })
  const here = reservation({ checkIn: '08.07.2026', checkOut: '12.07.2026', kalan: 10 })
  const coming = reservation({ checkIn: '12.07.2026', checkOut: '15.07.2026', kalan: 100 })

  expect(figuresOf([past, leaving, here, coming], new Map(), today)).toEqual({
    coming: 1,
    nights: 2 + 3,
    toCollect: 611,
  })
})

test('counts only the nights of the next 30 days', () => {
  const across = reservation({ checkIn: '07.08.2026', checkOut: '20.08.2026' })
  const beyond = reservation({ checkIn: '01.10.2026', checkOut: '05.10.2026' })

  expect(figuresOf([across, beyond], new Map(), today)).toMatchObject({ coming: 2, nights: 2 })
})
