import type { Photo } from '#ui/Picture.tsx'

type Files<T> = Readonly<Record<string, T>>

const pictures: Files<Pick<Photo, 'sources'>> = import.meta.glob(
  '/photos/hosts.{jpg,JPG,jpeg,png,webp}',
  { eager: true, import: 'default', query: '?w=240;800;1280&format=avif;webp&as=picture' },
)

const fallbacks: Files<Pick<Photo, 'img'>> = import.meta.glob(
  '/photos/hosts.{jpg,JPG,jpeg,png,webp}',
  { eager: true, import: 'default', query: '?w=1280&format=jpeg&as=picture' },
)

const blurs: Files<string> = import.meta.glob('/photos/hosts.{jpg,JPG,jpeg,png,webp}', {
  eager: true,
  import: 'default',
  query: '?w=16&h=12&fit=fill&format=webp&quality=30&blur=2&inline',
})

const [fallback] = Object.entries(fallbacks)

/** The hosts' portrait, `photos/hosts.jpg`; `null` without one. */
export const hostsPhoto: Photo | null = fallback
  ? {
      ...fallback[1],
      sources: pictures[fallback[0]]?.sources ?? {},
      placeholder: blurs[fallback[0]] ?? '',
    }
  : null

/** What stays visible in a frame of another shape: faces are in the upper half. */
export const HOSTS_FOCUS = '[&_img]:object-[50%_30%]'
