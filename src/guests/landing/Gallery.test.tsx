// @vitest-environment happy-dom
import { fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { showLanguage } from '#i18n/index.ts'
import { Gallery } from './Gallery.tsx'

afterEach(() => showLanguage('tr'))

const counter = () => screen.getByText(/^\d+ \/ \d+$/)
const thumbnails = () => within(screen.getByRole('list')).getAllByRole('button')
const currentThumbnails = () =>
  thumbnails().filter((thumbnail) => thumbnail.getAttribute('aria-current') === 'true')
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('opens with the garden’s film, followed by eight photographs, and goes round', async () => {
  render(<Gallery />)

  expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Bahçe')
  expect(counter()).toHaveTextContent('1 / 9')
  expect(thumbnails()).toHaveLength(9)
  expect(screen.getByRole('button', { name: 'Filmi duraklat' })).toBeVisible()
  expect(screen.getByRole('img', { name: /^Kısa film/ })).toBeVisible()

  await press('Önceki')
  expect(counter()).toHaveTextContent('9 / 9')
  await press('Sonraki')
  expect(counter()).toHaveTextContent('1 / 9')
  await press('Küçüklerin havuzu')
  expect(currentThumbnails()).toEqual([screen.getByRole('button', { name: 'Küçüklerin havuzu' })])
  expect(counter()).toHaveTextContent('6 / 9')

  await userEvent.click(screen.getByRole('tab', { name: 'Çocuk odası' }))
  expect(counter()).toHaveTextContent('1 / 5')
  expect(currentThumbnails()).toEqual([thumbnails()[0]])
  expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
})

test('arrow keys, Home and End move through the categories and wrap around', async () => {
  render(<Gallery />)
  screen.getByRole('tab', { name: 'Bahçe' }).focus()

  await userEvent.keyboard('{ArrowLeft}')
  expect(screen.getByRole('tab', { name: 'Banyo', selected: true })).toHaveFocus()
  expect(counter()).toHaveTextContent('1 / 2')

  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'Salon', selected: true })).toHaveFocus()

  await userEvent.keyboard('{End}')
  expect(screen.getByRole('tab', { name: 'Banyo', selected: true })).toHaveFocus()

  await userEvent.keyboard('{Home}')
  expect(screen.getByRole('tab', { name: 'Bahçe', selected: true })).toHaveFocus()
})

test('arrow keys on the picture show its neighbours, and on the strip move the focus too', async () => {
  render(<Gallery />)
  screen.getByRole('group', { name: 'Bahçe fotoğrafları' }).focus()

  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}{Alt>}{ArrowLeft}{/Alt}')
  expect(counter()).toHaveTextContent('2 / 9')

  thumbnails()[1]?.focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(thumbnails()[2]).toHaveFocus()
})

test('without scripts every picture is in the page', () => {
  const html = renderToString(<Gallery />)

  const [, plain = ''] = html.split('<noscript')
  expect(plain.split('<li')).toHaveLength(27)
  expect(plain.match(/<h3/g)).toHaveLength(5)
  expect(html).not.toContain('style=')
})

test('a film that cannot load has no button to pause it', () => {
  const { container } = render(<Gallery />)
  const source = container.querySelector('video source:last-child')
  expect(screen.getByRole('button', { name: 'Filmi duraklat' })).toBeVisible()

  if (source) fireEvent.error(source)
  expect(screen.queryByRole('button', { name: 'Filmi duraklat' })).toBeNull()
})
