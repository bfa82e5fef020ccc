import type { Photo } from '#lib/photo.ts'
import { photos } from './photos.ts'

type Crops = Readonly<Record<string, Pick<Photo, 'sources' | 'img'>>>

// Cropped, because at twice the visible width this would be the page's largest photograph on a
// phone.
const crops: Crops = import.meta.glob('/photos/garden/7.{jpg,JPG,jpeg,png,webp}', {
  eager: true,
  import: 'default',
  query: '?crop=3:4&focus=46&w=480;800&format=avif;webp&as=picture',
})

const [path, crop] = Object.entries(crops)[0] ?? []

/** The photograph's crop for upright screens; undefined when an owner removed it. */
export const contactPortrait: Photo | undefined =
  path !== undefined && crop && photos[path] ? { ...photos[path], ...crop } : undefined
