import type { Photo } from '#ui/Picture.tsx'

const pictures: Readonly<Record<string, Photo>> = import.meta.glob(
  '/photos/hosts.{jpg,JPG,jpeg,png,webp}',
  { eager: true, import: 'default', query: '?w=240;800;1280&format=avif;webp&as=picture' },
)

/** The hosts' portrait, `photos/hosts.jpg`; `null` without one. */
export const hostsPhoto: Photo | null = Object.values(pictures)[0] ?? null

/** What stays visible in a frame of another shape: faces are in the upper half. */
export const HOSTS_FOCUS = '[&_img]:object-[50%_30%]'
