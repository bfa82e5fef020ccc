import hero from '/photos/hero.jpg?w=800;1280;1440;1600;1920;2400&format=avif;webp&as=picture'
import heroBlur from '/photos/hero.jpg?w=16&h=12&fit=fill&format=webp&quality=30&blur=2&inline'
// The crop for an upright phone: the pool in front of the villa. `focus` is its middle in % of the
// width. A dense screen allows a low quality, and the first view is worth the encoding effort.
import heroPortrait from '/photos/hero.jpg?crop=3:4&focus=66&w=480;736;1012&format=avif&quality=29&effort=5&as=picture'
import heroPortraitWebp from '/photos/hero.jpg?crop=3:4&focus=66&w=480;736;1012&format=webp&quality=44&as=picture'
import type { Photo } from '#ui/Picture.tsx'

export const heroPhoto: Photo = { ...hero, placeholder: heroBlur }

export const heroPortraitPhoto: Photo = {
  sources: { ...heroPortrait.sources, ...heroPortraitWebp.sources },
  img: heroPortraitWebp.img,
  placeholder: heroBlur,
}

/** What stays visible on a wide screen, and on an upright one. */
export const HERO_FOCUS = '[&_img]:object-[72%_55%] upright:[&_img]:object-[50%_45%]'

/** The photograph's `sizes` attribute, which the page's preload repeats. */
export const HERO_SIZES = '(max-aspect-ratio: 4/5) 100vw, max(100vw, 178vh)'

/** What stays visible in the strip above a guest's page. */
export const HERO_STRIP_FOCUS = '[&_img]:object-[60%_60%]'
