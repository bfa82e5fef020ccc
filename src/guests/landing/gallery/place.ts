import { CATEGORIES } from '#content/gallery.ts'
import { createStore } from '#ui/store.ts'
import type { Place } from './order.ts'

/** The gallery's shown picture, which the links of the rooms change, too. */
export const galleryPlace = createStore<Place>({ category: CATEGORIES[0], index: 0 })
