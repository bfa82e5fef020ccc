// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { type Photo, Picture } from './Picture.tsx'

const pool: Photo = {
  sources: { avif: '/pool-s.avif 240w, /pool.avif 800w', webp: '/pool.webp 800w' },
  img: { src: '/pool.webp', w: 1600, h: 1067 },
}

const upright: Photo = {
  ...pool,
  sources: { avif: '/upright.avif 480w' },
  img: { src: '/upright.webp', w: 759, h: 1350 },
}

test('a photograph reserves its space and loads when it nears the viewport', () => {
  render(<Picture photo={pool} alt="The pool" sizes="100vw" />)

  const image = screen.getByRole('img', { name: 'The pool' })
  expect(image).toHaveAttribute('width', '1600')
  expect(image).toHaveAttribute('height', '1067')
  expect(image).toHaveAttribute('loading', 'lazy')
  expect(image).not.toHaveAttribute('fetchpriority')
})

test('the smallest format comes first with its width', () => {
  const { container } = render(<Picture photo={pool} alt="" sizes="50vw" />)

  const offered = [...container.querySelectorAll('source')]
  expect(offered.map((each) => [each.srcset, each.sizes])).toEqual([
    ['/pool-s.avif 240w, /pool.avif 800w', '50vw'],
    ['/pool.webp 800w', '50vw'],
  ])
  expect(container.querySelector('img')).toHaveAttribute('src', '/pool.webp')
})

test('a thumbnail loads only the smallest file', () => {
  const { container } = render(<Picture photo={pool} alt="" sizes="thumbnail" />)

  expect(container.querySelector('source')).toHaveAttribute('srcset', '/pool-s.avif')
})

test('a portrait screen gets the portrait crop first', () => {
  const { container } = render(<Picture photo={pool} portrait={upright} alt="" sizes="100vw" />)

  const [first, ...rest] = container.querySelectorAll('source')
  expect(first).toHaveAttribute('srcset', '/upright.avif 480w')
  expect(first).toHaveAttribute('media', '(max-aspect-ratio: 4/5)')
  expect(first).toHaveAttribute('height', '1350')
  expect(rest.some((source) => source.hasAttribute('media'))).toBe(false)
})

test('a photograph that could not be loaded shows its text and a retry button, and is retried once online', async () => {
  // The retry requests the file again, which needs no server for this address.
  const photo = { ...pool, img: { ...pool.img, src: 'data:,' } }
  render(<Picture photo={photo} alt="The pool" sizes="100vw" retryLabel="Try again" />)

  fireEvent.error(screen.getByRole('img', { name: 'The pool' }))

  expect(screen.queryByRole('img')).not.toBeInTheDocument()
  expect(screen.getByText('The pool')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('img', { name: 'The pool' })).toBeVisible()

  fireEvent.error(screen.getByRole('img', { name: 'The pool' }))

  fireEvent(window, new Event('online'))

  expect(await screen.findByRole('img', { name: 'The pool' })).toBeVisible()
})
