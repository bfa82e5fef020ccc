import { type Files, type GalleryItem, itemsIn } from './galleryItems.ts'
import type { Category } from './house.ts'
import { photos } from './photos.ts'

/** The gallery's categories in order; each is a folder of `photos/`. */
const FOLDERS: readonly Category[] = [
  'garden',
  'livingRoom',
  'kidsRoom',
  'parentBedroom',
  'bathroom',
]

/** The address of every film of `photos/` by its path there. */
const films: Files<string> = import.meta.glob('/photos/*/*.{webm,mp4}', {
  eager: true,
  import: 'default',
  query: '?url',
})

const items = new Map(
  FOLDERS.map((category) => [category, itemsIn(category, photos, films)] as const),
)

/** The photographs and films of a category. */
export function galleryItems(category: Category): readonly GalleryItem[] {
  return items.get(category) ?? []
}

const [first, ...others] = FOLDERS.filter((category) => galleryItems(category).length > 0)
if (!first) throw new Error(`photos/ has no numbered photograph in ${FOLDERS.join(', ')}`)

/** The categories with pictures. */
export const CATEGORIES: readonly [Category, ...Category[]] = [first, ...others]
