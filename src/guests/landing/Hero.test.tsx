// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { Hero } from './Hero.tsx'

afterEach(() => {
  window.location.hash = ''
})

test('has one title, a link to the reservation and a picture that loads first', () => {
  const { container } = render(<Hero lowest={null} />)

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/havuz başlıyor/)
  expect(screen.getByRole('link', { name: 'Tarihlerinizi seçin' })).toHaveAttribute(
    'href',
    '#rezervasyon',
  )
  const picture = screen.getByRole('img', { name: /havuz/ })
  expect(picture).toHaveAttribute('fetchpriority', 'high')
  expect(picture).toHaveAttribute('loading', 'eager')
  expect(container.querySelector('section')?.id).toBe('anasayfa')
})

test('scrolls on to the gallery', async () => {
  render(<Hero lowest={null} />)

  await userEvent.click(screen.getByRole('button', { name: 'Keşfetmek için kaydırın' }))

  expect(window.location.hash).toBe('#galeri')
})

test('names the lowest price where it is known', () => {
  const { rerender } = render(<Hero lowest={6500} />)
  expect(screen.getByText('Gecelik ₺6.500’den')).toBeVisible()

  rerender(<Hero lowest={null} />)
  expect(screen.queryByText(/₺/)).not.toBeInTheDocument()
})
