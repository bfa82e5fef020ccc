import type { Photo } from '#ui/Picture.tsx'
import welcome from '/photos/welcome.jpg?w=480;800;1280;1512&format=avif;webp&as=picture'

/** The door at dusk, over the full width before the place of the house. */
export const welcomePhoto: Photo = welcome

/** What stays visible in a frame of another shape. */
export const WELCOME_FOCUS = '[&_img]:object-[50%_60%]'
