// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { villa } from '#content/villa.ts'
import { Surroundings } from './Surroundings.tsx'

test('lists the distances to eight places, nearest first', () => {
  const { container } = render(<Surroundings />)

  const rows = screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent])
  expect(container.querySelector('section')?.id).toBe('konum')
  expect(rows).toEqual([
    ['Dalyan merkez', '4 km'],
    ['Ortaca', '8 km'],
    ['Sarıgerme plajı', '15 km'],
    ['İztuzu plajı', '15 km'],
    ['Dalaman Havalimanı', '15 km'],
    ['Göcek', '25 km'],
    ['Fethiye', '45 km'],
    ['Akyaka', '55 km'],
  ])
})

test('links to the directions in the phone’s maps', () => {
  render(<Surroundings />)

  const link = screen.getByRole('link', { name: /Yol tarifi/ })

  expect(link).toHaveAttribute(
    'href',
    `https://www.google.com/maps/dir/?api=1&destination=${villa.coordinates.latitude}%2C${villa.coordinates.longitude}`,
  )
  expect(link).toHaveAttribute('rel', 'noopener')
})
