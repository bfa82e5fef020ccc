import type { Photo } from '#lib/photo.ts'
import { photos } from './photos.ts'

type Crops = Readonly<Record<string, Pick<Photo, 'sources' | 'img'>>>

// Twice as wide as a phone shows of it, the photograph behind the page's end would be its heaviest.
const crops: Crops = import.meta.glob('/photos/garden/7.{jpg,JPG,jpeg,png,webp}', {
  eager: true,
  import: 'default',
  query: '?crop=3:4&focus=46&w=480;800&format=avif;webp&as=picture',
})

const [path, crop] = Object.entries(crops)[0] ?? []

/** The photograph behind the contact section, cropped for screens that are taller than wide; none when an owner has taken it away. */
export const contactPortrait: Photo | undefined =
  path !== undefined && crop && photos[path] ? { ...photos[path], ...crop } : undefined
