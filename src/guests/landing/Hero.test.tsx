// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { UNIT } from '#domain/field/amount.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { textsIn } from '#i18n/index.ts'
import { Hero } from './Hero.tsx'

const t = textsIn('tr')

afterEach(() => {
  window.location.hash = ''
})

test('has one title, a link to the reservation and a picture that loads first', () => {
  const { container } = render(<Hero lowest={null} />)

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(t('hero.title'))
  expect(screen.getByRole('link', { name: t('hero.reserve') })).toHaveAttribute(
    'href',
    '#rezervasyon',
  )
  const picture = screen.getByRole('img', { name: t('hero.picture') })
  expect(picture).toHaveAttribute('fetchpriority', 'high')
  expect(picture).toHaveAttribute('loading', 'eager')
  expect(container.querySelector('section')?.id).toBe('anasayfa')
})

test('scrolls on to the gallery', async () => {
  render(<Hero lowest={null} />)

  await userEvent.click(screen.getByRole('button', { name: t('hero.scroll') }))

  expect(window.location.hash).toBe('#galeri')
})

test('names the lowest price where it is known', () => {
  const price = formatMoney(6500 * UNIT, 'tr')
  const { rerender } = render(<Hero lowest={6500 * UNIT} />)
  expect(screen.getByText(price, { exact: false })).toBeVisible()

  rerender(<Hero lowest={null} />)
  expect(screen.queryByText(price, { exact: false })).not.toBeInTheDocument()
})
