import { type Files, type GalleryItem, itemsIn } from './galleryItems.ts'
import { photos } from './photos.ts'

/** The gallery's categories in order; each is a folder of `photos/`. */
export const CATEGORIES = ['garden', 'livingRoom', 'kidsRoom', 'parentBedroom', 'bathroom'] as const

export type Category = (typeof CATEGORIES)[number]

/** The address of every film of `photos/` by its path there. */
const films: Files<string> = import.meta.glob('/photos/*/*.{webm,mp4}', {
  eager: true,
  import: 'default',
  query: '?url',
})

export const gallery: Readonly<Record<Category, readonly GalleryItem[]>> = {
  garden: itemsIn('garden', photos, films),
  livingRoom: itemsIn('livingRoom', photos, films),
  kidsRoom: itemsIn('kidsRoom', photos, films),
  parentBedroom: itemsIn('parentBedroom', photos, films),
  bathroom: itemsIn('bathroom', photos, films),
}
