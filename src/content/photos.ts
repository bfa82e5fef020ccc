import type { Photo } from '#ui/Picture.tsx'

type Files<T> = Readonly<Record<string, T>>

const pictures: Files<Photo> = import.meta.glob('/photos/*/*.{jpg,JPG,jpeg,png,webp}', {
  eager: true,
  import: 'default',
  query: '?w=240;800;960;1280;1600&format=avif&as=picture',
})

// For iPhones before iOS 16, so fewer widths.
const fallbacks: Files<Photo> = import.meta.glob('/photos/*/*.{jpg,JPG,jpeg,png,webp}', {
  eager: true,
  import: 'default',
  query: '?w=240;800;1600&format=webp&as=picture',
})

/** Every photograph of `photos/` by its path there; the globs match the same files. */
export const photos: Files<Photo> = Object.fromEntries(
  Object.entries(fallbacks).map(([path, { img, sources }]) => [
    path,
    { img, sources: { ...pictures[path]?.sources, ...sources } },
  ]),
)
