// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { villa } from '#content/villa.ts'
import { Surroundings } from './Surroundings.tsx'

test('lists the distances to eight places, nearest first', () => {
  const { container } = render(<Surroundings />)

  const rows = screen.getAllByRole('term').map((term) => term.nextElementSibling?.textContent)
  const kilometres = rows.map((row) => Number(/^(\d+) km$/.exec(row ?? '')?.[1]))
  expect(container.querySelector('section')?.id).toBe('konum')
  expect(kilometres).toHaveLength(8)
  expect(kilometres).toEqual(kilometres.toSorted((one, other) => one - other))
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
