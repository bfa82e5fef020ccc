// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { CATEGORIES, galleryItems } from '#content/gallery.ts'
import type { GalleryItem } from '#content/galleryItems.ts'
import { showLanguage, textsIn } from '#i18n/index.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import { useDescription } from './useDescription.ts'

afterEach(() => showLanguage('tr'))

test.each(LANGUAGES)('every picture has its own title and description in %s', async (language) => {
  await showLanguage(language)
  const descriptions = CATEGORIES.flatMap((category) => {
    const { result } = renderHook(() => useDescription())
    return galleryItems(category).map((item) => result.current(category, item))
  })

  for (const texts of [
    descriptions.map(({ caption }) => caption),
    descriptions.map(({ alt }) => alt),
  ]) {
    expect(texts).not.toContain('')
    expect([...new Set(texts)]).toEqual(texts)
  }
})

const added: GalleryItem = {
  type: 'image',
  src: '99.jpg',
  number: 99,
  photo: { sources: {}, img: { src: '', w: 3, h: 2 }, placeholder: '' },
}

test('a photograph without a text is named by its number', async () => {
  const [category] = CATEGORIES
  const { result, rerender } = renderHook(() => useDescription())
  expect(result.current(category, added).caption).toContain('99')

  await showLanguage('en')
  rerender()
  expect(result.current(category, added).alt).toBe(
    textsIn('en')('gallery.unknownPhoto', {
      category: textsIn('en')(`gallery.categories.${category}`),
      number: 99,
    }),
  )
})
