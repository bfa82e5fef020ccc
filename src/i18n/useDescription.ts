import { useTranslation } from './useTranslation.ts'
import type { Category } from '#content/house.ts'
import type { GalleryItem } from '#content/galleryItems.ts'

/** An item's title and its alternative text. */
export type Description = { caption: string; alt: string }

/** Returns the function that describes an item of a category; one without a text gets its number as name. */
export function useDescription(): (category: Category, item: GalleryItem) => Description {
  const { t } = useTranslation()
  const films: Partial<Record<Category, Description>> = t('gallery.films', { returnObjects: true })

  return (category, item) => {
    const name = t(`gallery.categories.${category}`)
    const photos: readonly Description[] = t(`gallery.photos.${category}`, { returnObjects: true })
    if (item.type === 'video') {
      return films[category] ?? both(t('gallery.unknownFilm', { category: name }))
    }
    const unknown = () => both(t('gallery.unknownPhoto', { category: name, number: item.number }))
    return photos[item.number - 1] ?? unknown()
  }
}

function both(text: string): Description {
  return { caption: text, alt: text }
}
