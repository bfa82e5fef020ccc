// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Reservation } from '#domain/reservation.ts'
import { day } from '#domain/testing.ts'
import { reservation } from '#features/office/testing.ts'
import { stubWindow } from '#features/office/testingScreen.ts'
import { TodayView } from './TodayView.tsx'

const TODAY = day('2026-07-01')
const QUIET = 'Bugün gelen de ayrılan da yok.'

afterEach(() => vi.unstubAllGlobals())

function open(reservations: readonly Reservation[], isWide = false) {
  stubWindow({ isWide })
  render(
    <TodayView
      today={TODAY}
      reservations={reservations}
      badRecords={[]}
      requests={null}
      tasks={null}
      unsent={new Set()}
      pending={false}
      actions={{ onOpen: () => {}, onCollect: () => {}, onRemind: () => {} }}
    />,
  )
}

const strip = () => within(screen.getByRole('region', { name: 'Önümüzdeki on dört gün' }))
const later = reservation({ checkIn: '20.07.2026', checkOut: '25.07.2026' })

test('empty groups have no card, and one line shows that nothing is due', () => {
  open([later])

  const cards = screen.getAllByRole('region').map((card) => card.getAttribute('aria-label'))
  expect(cards).toEqual(['Önümüzde', 'Önümüzdeki on dört gün'])
  expect(screen.getByRole('region', { name: 'Önümüzde' })).toHaveTextContent(
    'Bu hafta başka alınacak yok.',
  )
  expect(screen.getByText(QUIET)).toBeInTheDocument()
})

test('an amount due today has a card instead of that line', () => {
  open([reservation({ checkIn: '01.07.2026', checkOut: '04.07.2026' })])

  expect(screen.getByRole('region', { name: 'Bugün alınacak' })).toHaveTextContent('₺20.000')
  expect(screen.queryByText('Bu hafta başka alınacak yok.')).toBeNull()
  expect(screen.queryByText(QUIET)).toBeNull()
})

test.each([
  ['on a laptop one stretch', true, 1],
  ['on a phone one in each row', false, 2],
])('fourteen free days are %s', (_, isWide, count) => {
  open([later], isWide)

  expect(strip().getAllByText('boş')).toHaveLength(count)
})

test('a guest of one night is shown by first name, and the button has the full name', () => {
  open([reservation({ checkIn: '03.07.2026', checkOut: '04.07.2026' })])

  expect(strip().getByRole('button', { name: 'Ayşe Yılmaz' })).toHaveTextContent(/^Ayşe$/)
})
