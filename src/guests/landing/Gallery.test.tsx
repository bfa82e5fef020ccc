// @vitest-environment happy-dom
import { fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { CATEGORIES, galleryItems } from '#content/gallery.ts'
import type { Category } from '#content/house.ts'
import { villa } from '#content/villa.ts'
import { showLanguage, textsIn } from '#i18n/index.ts'
import { Gallery } from './Gallery.tsx'
import { galleryPlace } from './gallery/place.ts'
import { House } from './House.tsx'

afterEach(() => {
  galleryPlace.set({ category: FIRST, index: 0 })
  return showLanguage('tr')
})

const t = textsIn('tr')
const [FIRST] = CATEGORIES
const LAST = CATEGORIES.at(-1) ?? FIRST
/** The pictures of the first category. */
const COUNT = galleryItems(FIRST).length
const hasFilm = galleryItems(FIRST)[0]?.type === 'video'

const nameOf = (category: Category) => t(`gallery.categories.${category}`)
const tab = (category: Category) => screen.getByRole('tab', { name: nameOf(category) })

const counter = () => screen.getByText(/^\d+ \/ \d+$/)
const thumbnails = () => within(screen.getByRole('list')).getAllByRole('button')
const currentThumbnails = () =>
  thumbnails().filter((thumbnail) => thumbnail.getAttribute('aria-current') === 'true')
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('opens with the first category’s pictures, and goes round', async () => {
  render(<Gallery />)

  expect(tab(FIRST)).toHaveAttribute('aria-selected', 'true')
  expect(counter()).toHaveTextContent(`1 / ${COUNT}`)
  expect(thumbnails()).toHaveLength(COUNT)

  await press(t('gallery.previous'))
  expect(counter()).toHaveTextContent(`${COUNT} / ${COUNT}`)
  await press(t('gallery.next'))
  expect(counter()).toHaveTextContent(`1 / ${COUNT}`)
  const [, second] = thumbnails()
  if (second) await userEvent.click(second)
  expect(currentThumbnails()).toEqual([second])
  expect(counter()).toHaveTextContent(`2 / ${COUNT}`)

  await userEvent.click(tab(LAST))
  expect(counter()).toHaveTextContent(`1 / ${galleryItems(LAST).length}`)
  expect(currentThumbnails()).toEqual([thumbnails()[0]])
  expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
})

test('a room’s link shows the photographs of its category', async () => {
  render(
    <>
      <Gallery />
      <House />
    </>,
  )
  const [room] = villa.rooms
  if (!room) throw new Error('The house has no rooms')
  const { category } = room.photo
  const description = t(`info.rooms.${room.key}.title`)
  const link = screen.getByRole('link', { description })
  expect(link).toHaveAttribute('href', '#galeri')

  await userEvent.click(link)

  expect(tab(category)).toHaveAttribute('aria-selected', 'true')
  expect(counter()).toHaveTextContent(`1 / ${galleryItems(category).length}`)
})

test('arrow keys, Home and End move through the categories and wrap around', async () => {
  render(<Gallery />)
  tab(FIRST).focus()

  for (const [keys, category] of [
    ['{ArrowLeft}', LAST],
    ['{ArrowRight}', FIRST],
    ['{End}', LAST],
    ['{Home}', FIRST],
  ] as const) {
    await userEvent.keyboard(keys)
    expect(tab(category)).toHaveFocus()
    expect(tab(category)).toHaveAttribute('aria-selected', 'true')
  }
})

test('arrow keys on the picture show its neighbours, and on the strip move the focus too', async () => {
  render(<Gallery />)
  const viewer = t('gallery.viewer', { category: nameOf(FIRST) })
  screen.getByRole('group', { name: viewer }).focus()

  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}{Alt>}{ArrowLeft}{/Alt}')
  expect(counter()).toHaveTextContent(`2 / ${COUNT}`)

  thumbnails()[1]?.focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(thumbnails()[2 % COUNT]).toHaveFocus()
})

test('without scripts every picture is in the page', () => {
  const html = renderToString(<Gallery />)

  const [, plain = ''] = html.split('<noscript')
  const all = CATEGORIES.flatMap((category) => galleryItems(category))
  expect(plain.match(/<li/g)).toHaveLength(all.length)
  expect(plain.match(/<h3/g)).toHaveLength(CATEGORIES.length)
  expect(html).not.toContain('style=')
})

test.runIf(hasFilm)('a film that cannot load has no button to pause it', () => {
  const { container } = render(<Gallery />)
  const source = container.querySelector('video source:last-child')
  const pause = t('gallery.pause')
  expect(screen.getByRole('button', { name: pause })).toBeVisible()

  if (source) fireEvent.error(source)
  expect(screen.queryByRole('button', { name: pause })).toBeNull()
})
