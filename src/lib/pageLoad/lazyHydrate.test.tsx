// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { type ComponentType, Suspense } from 'react'
import { expect, test } from 'vitest'
import { lazyHydrate } from './lazyHydrate.tsx'

test('a page without prerendered HTML renders all its parts, so that links to them work', async () => {
  let arrive: (part: ComponentType) => void = () => {}
  const Gallery = lazyHydrate('galeri', () => new Promise((resolve) => (arrive = resolve)))

  render(
    <Suspense fallback="Loading…">
      <button type="button">Keşfetmek için kaydırın</button>
      <Gallery />
    </Suspense>,
  )
  expect(screen.getByText('Loading…')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()

  arrive(() => <section id="galeri" />)
  await screen.findByRole('button')
  expect(document.getElementById('galeri')).not.toBeNull()
})
