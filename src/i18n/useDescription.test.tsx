// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { CATEGORIES, galleryItems } from '#content/gallery.ts'
import type { GalleryItem } from '#content/galleryItems.ts'
import { showLanguage } from '#i18n/index.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import { useDescription } from './useDescription.ts'

afterEach(() => showLanguage('tr'))

test.each(LANGUAGES)('every picture has its own title and description in %s', async (language) => {
  await showLanguage(language)
  const descriptions = CATEGORIES.flatMap((category) => {
    const { result } = renderHook(() => useDescription())
    return galleryItems(category).map((item) => result.current(category, item))
  })

  expect(descriptions).toHaveLength(26)
  expect(new Set(descriptions.map(({ caption }) => caption)).size).toBe(26)
  expect(new Set(descriptions.map(({ alt }) => alt)).size).toBe(26)
  for (const { caption, alt } of descriptions) {
    expect(caption).not.toMatch(/\d/)
    expect(alt.length).toBeGreaterThan(60)
    expect(alt.length).toBeLessThan(160)
  }
})

const ninth: GalleryItem = {
  type: 'image',
  src: '9.jpg',
  number: 9,
  photo: { sources: {}, img: { src: '', w: 3, h: 2 }, placeholder: '' },
}

test('a photograph without a text is named by its number', async () => {
  const { result, rerender } = renderHook(() => useDescription())
  expect(result.current('garden', ninth).caption).toBe('Bahçe, fotoğraf 9')

  await showLanguage('en')
  rerender()
  expect(result.current('garden', ninth).alt).toBe('Garden, photo 9')
})
