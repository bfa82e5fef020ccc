import type { Photo } from '#ui/Picture.tsx'
import { photographOf } from './rolePhotos.ts'

type Crops = Readonly<Record<string, Photo>>

// Cropped, because at twice the visible width this would be the page's largest photograph on a
// phone.
const crops: Crops = import.meta.glob('/photos/garden/7.{jpg,JPG,jpeg,png,webp}', {
  eager: true,
  import: 'default',
  query: '?crop=3:4&focus=46&w=480;800&format=avif;webp&as=picture',
})

/** Behind the contact links. */
export const footerPhoto = photographOf('footer', 'garden', 7, '[&_img]:object-[42%_50%]')

const [crop] = Object.values(crops)

/** Its crop for upright screens; the file is named twice, because the bundler needs its name. */
export const footerPortrait: Photo = { ...footerPhoto.item.photo, ...crop }
