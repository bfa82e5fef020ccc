import welcome from '/photos/welcome.jpg?w=480;800;1280;1512&format=avif;webp&as=picture'
import welcomeBlur from '/photos/welcome.jpg?w=16&h=12&fit=fill&format=webp&quality=30&blur=2&inline'
import welcomeFallback from '/photos/welcome.jpg?w=1280&format=jpeg&as=picture'
import type { Photo } from '#ui/Picture.tsx'

/** The door at dusk, over the full width before the place of the house. */
export const welcomePhoto: Photo = {
  sources: welcome.sources,
  img: welcomeFallback.img,
  placeholder: welcomeBlur,
}

/** What stays visible in a frame of another shape. */
export const WELCOME_FOCUS = '[&_img]:object-[50%_60%]'
