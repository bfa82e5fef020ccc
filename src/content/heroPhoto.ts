import hero from '/photos/hero.jpg?w=800;1280;1600;1920;2400&format=avif;webp&as=picture'
import heroBlur from '/photos/hero.jpg?w=16&h=12&fit=fill&format=webp&quality=30&blur=2&inline'
import heroFallback from '/photos/hero.jpg?w=1920&format=jpeg&as=picture'
// The crop for a phone held upright: the pool with the house behind it. `focus` is its middle in % of the width;
// a phone's dense screen forgives the lower quality.
import heroPortrait from '/photos/hero.jpg?crop=3:4&focus=66&w=480;736;1012&quality=44&format=avif;webp&as=picture'
import type { Photo } from '#lib/photo.ts'

/** The photograph behind the page's title. */
export const heroPhoto: Photo = {
  sources: hero.sources,
  img: heroFallback.img,
  placeholder: heroBlur,
}

/** The same, for screens that are taller than wide. */
export const heroPortraitPhoto: Photo = { ...heroPortrait, placeholder: heroBlur }
