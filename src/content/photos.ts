import type { Photo } from '#ui/Picture.tsx'

type Files<T> = Readonly<Record<string, T>>

const pictures: Files<Pick<Photo, 'sources'>> = import.meta.glob(
  '/photos/*/*.{jpg,JPG,jpeg,png,webp}',
  {
    eager: true,
    import: 'default',
    query: '?w=240;800;960;1280;1600&format=avif;webp&as=picture',
  },
)

const fallbacks: Files<Pick<Photo, 'img'>> = import.meta.glob(
  '/photos/*/*.{jpg,JPG,jpeg,png,webp}',
  { eager: true, import: 'default', query: '?w=1600&format=jpeg&as=picture' },
)

// One block of the format, the smallest compressed size that keeps a photograph's colours.
const blurs: Files<string> = import.meta.glob('/photos/*/*.{jpg,JPG,jpeg,png,webp}', {
  eager: true,
  import: 'default',
  query: '?w=16&h=12&fit=fill&format=webp&quality=30&blur=2&inline',
})

/** Every photograph of `photos/` by its path there; the globs match the same files. */
export const photos: Files<Photo> = Object.fromEntries(
  Object.entries(fallbacks).map(([path, { img }]) => [
    path,
    { img, sources: pictures[path]?.sources ?? {}, placeholder: blurs[path] ?? '' },
  ]),
)
