import type { Photo } from '#lib/photo.ts'
import { films, photos } from './photos.ts'

/** The gallery's categories in the order of their tabs; each is a folder of `photos/`. */
export const CATEGORIES = ['garden', 'livingRoom', 'kidsRoom', 'parentBedroom', 'bathroom'] as const

/** A category of the gallery. */
export type Category = (typeof CATEGORIES)[number]

/** A photograph, or a film with the picture it begins with; `src` is the file's name in its folder. */
export type GalleryItem =
  | { type: 'image'; src: string; number: number; photo: Photo }
  | { type: 'video'; src: string; photo: Photo; formats: readonly FilmFormat[] }

/** A film in one format: its MIME type, its address, and for which screens it is meant (a media query; all without one). */
export type FilmFormat = { type: string; url: string; media?: string }

/** How the name of the film for phones goes on; what is told apart is the width at which the gallery is as wide as the window. */
const SMALL = { ending: '-small', media: '(max-width: 767px)' }

type Files<T> = Readonly<Record<string, T>>

/** What each category shows. */
export const gallery: Readonly<Record<Category, readonly GalleryItem[]>> = {
  garden: itemsIn('garden', photos, films),
  livingRoom: itemsIn('livingRoom', photos, films),
  kidsRoom: itemsIn('kidsRoom', photos, films),
  parentBedroom: itemsIn('parentBedroom', photos, films),
  bathroom: itemsIn('bathroom', photos, films),
}

/** A photograph of the house and its category by the folder and the number of its file, `garden/3`; `null` where there is none. */
export function namedPhoto(
  name: string,
): { category: Category; item: GalleryItem & { type: 'image' } } | null {
  for (const category of CATEGORIES)
    for (const item of gallery[category])
      if (item.type === 'image' && `${category}/${item.number}` === name) return { category, item }
  return null
}

/**
 * A folder's film, when there is one beside its `…-poster` picture (on phones `…-small`, where there is that), then its numbered
 * photographs in the order of their numbers; files with other names are no part of the gallery.
 */
export function itemsIn(
  folder: string,
  allPhotos: Files<Photo>,
  allFilms: Files<string>,
): readonly GalleryItem[] {
  // WebM before MP4: a browser takes the first that it can play, and WebM is the smaller.
  const filmFiles = filesIn(folder, allFilms).sort((a, b) => b.src.localeCompare(a.src))
  const large = filmFiles.filter(({ stem }) => !stem.endsWith(SMALL.ending))
  const items: GalleryItem[] = []
  for (const { src, stem, value: photo } of filesIn(folder, allPhotos)) {
    if (/^\d+$/.test(stem)) items.push({ type: 'image', src, number: Number(stem), photo })
    const film = large.filter((file) => `${file.stem}-poster` === stem)
    if (!film[0]) continue
    const small = filmFiles.filter((file) => file.stem === `${film[0]?.stem}${SMALL.ending}`)
    const formats = [...formatsOf(small, SMALL.media), ...formatsOf(film)]
    items.push({ type: 'video', src: film[0].src, photo, formats })
  }
  return items.sort((a, b) => placeOf(a) - placeOf(b))
}

function placeOf(item: GalleryItem): number {
  return item.type === 'video' ? 0 : item.number
}

function formatsOf(files: readonly File<string>[], media?: string): FilmFormat[] {
  return files.map(({ src, value }) => ({
    type: `video/${extensionOf(src)}`,
    url: value,
    ...(media && { media }),
  }))
}

type File<T> = { src: string; stem: string; value: T }

function filesIn<T>(folder: string, all: Files<T>): File<T>[] {
  return Object.entries(all).flatMap(([path, value]) => {
    const [parent, src = ''] = path.split('/').slice(-2)
    return parent === folder ? [{ src, stem: src.replace(/\.\w+$/, ''), value }] : []
  })
}

function extensionOf(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1)
}
