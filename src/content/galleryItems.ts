import type { Photo } from '#ui/Picture.tsx'

/** A photograph, or a film with its poster; `src` is the file name in its folder. */
export type GalleryItem =
  | { type: 'image'; src: string; number: number; photo: Photo }
  | { type: 'video'; src: string; photo: Photo; formats: readonly FilmFormat[] }

/** A film in one format: its MIME type, its address, and a media query for certain screens. */
export type FilmFormat = { type: string; url: string; media?: string }

/** The suffix of a phone's film, and the widths at which the gallery fills the window. */
const SMALL = { ending: '-small', media: '(max-width: 767px)' }

/** The suffix of a film in AV1, the smallest format, and its codec for the browser's choice. */
const AV1 = { ending: '-av1', type: 'video/mp4; codecs="av01.0.05M.08"' }

export type Files<T> = Readonly<Record<string, T>>

/**
 * The film of a folder with a `…-poster` picture, and a smaller one for phones (`…-small`),
 * followed by its numbered photographs in order. Ignores other files.
 */
export function itemsIn(
  folder: string,
  allPhotos: Files<Photo>,
  allFilms: Files<string>,
): readonly GalleryItem[] {
  // Browsers play the first supported format, so the smallest comes first: AV1, then WebM, then
  // MP4.
  const filmFiles = filesIn(folder, allFilms)
    .map(({ src, stem, value }) => {
      const isAv1 = stem.endsWith(AV1.ending)
      const type = isAv1 ? AV1.type : `video/${extensionOf(src)}`
      return { src, stem: isAv1 ? stem.slice(0, -AV1.ending.length) : stem, type, url: value }
    })
    .sort((a, b) => rankOf(a) - rankOf(b))
  const items: GalleryItem[] = []
  for (const { src, stem, value: photo } of filesIn(folder, allPhotos)) {
    if (/^\d+$/.test(stem)) items.push({ type: 'image', src, number: Number(stem), photo })
    const film = filmFiles.filter((file) => `${file.stem}-poster` === stem)
    if (!film[0]) continue
    const small = filmFiles.filter((file) => file.stem === `${film[0]?.stem}${SMALL.ending}`)
    const formats = [
      ...small.map(({ type, url }) => ({ type, url, media: SMALL.media })),
      ...film.map(({ type, url }) => ({ type, url })),
    ]
    items.push({ type: 'video', src: film[0].src, photo, formats })
  }
  return items.sort((a, b) => placeOf(a) - placeOf(b))
}

function rankOf({ type }: { type: string }): number {
  return [AV1.type, 'video/webm', 'video/mp4'].indexOf(type)
}

function placeOf(item: GalleryItem): number {
  return item.type === 'video' ? 0 : item.number
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
