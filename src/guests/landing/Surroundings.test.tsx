// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { villa } from '#content/villa.ts'
import { Surroundings } from './Surroundings.tsx'

test('links to the directions in the phone’s maps', () => {
  render(<Surroundings />)

  const link = screen.getByRole('link', { name: /Yol tarifi/ })

  expect(link).toHaveAttribute(
    'href',
    `https://www.google.com/maps/dir/?api=1&destination=${villa.coordinates.latitude}%2C${villa.coordinates.longitude}`,
  )
  expect(link).toHaveAttribute('rel', 'noopener')
})
