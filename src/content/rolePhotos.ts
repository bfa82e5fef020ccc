import { galleryItems } from './gallery.ts'
import type { GalleryItem } from './galleryItems.ts'
import type { Category } from './house.ts'
import { missingPhoto } from './singlePhotos.ts'
import { villa } from './villa.ts'

/** A photograph of the gallery that a page shows at a certain place. */
export type RolePhoto = {
  category: Category
  item: GalleryItem
  /** A class that says which part stays visible in a frame of another shape. */
  focus?: string
}

export const rolePhotos = {
  /** Beside the kitchen's list. */
  kitchen: photographOf('kitchen', 'livingRoom', 4, '[&_img]:object-[60%_50%]'),
  /** In the arch beside the introduction, on wide screens. */
  arch: photographOf('arch', 'livingRoom', 6, '[&_img]:object-[38%_50%]'),
}

/** The photograph of each room, in their order. */
export const roomPhotos = villa.rooms.map(({ key, photo }) =>
  photographOf(`room ${key}`, photo.category, photo.number),
)

/** The numbered photograph of a category; a missing one ends the build. */
export function photographOf(
  role: string,
  category: Category,
  number: number,
  focus?: string,
): RolePhoto {
  const item = galleryItems(category).find(
    (each) => each.type === 'image' && each.number === number,
  )
  if (!item) throw missingPhoto(`${category}/${number}.jpg`, role)
  return { category, item, ...(focus !== undefined && { focus }) }
}
