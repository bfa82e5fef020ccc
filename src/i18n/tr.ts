import { common } from './tr/common.ts'
import { gallery } from './tr/gallery.ts'
import { landing } from './tr/landing.ts'
import type { admin } from './tr/admin.ts'
import type { booking } from './tr/booking.ts'
import type { privacy } from './tr/privacy.ts'
import type { problem } from './tr/problem.ts'

/** The Turkish texts that the public page begins with: the source of every key. */
export const tr = { ...common, ...landing, gallery }

/** Every text of the site; what only some pages show is fetched with them (`addTexts`). */
type Texts = typeof tr & {
  admin: typeof admin
  booking: typeof booking
  problem: typeof problem
  privacy: typeof privacy
}

/** The shape that every language must have: the same keys, the same list lengths. */
export type Translation = Shape<Texts>

type Shape<T> = T extends string ? string : { readonly [Key in keyof T]: Shape<T[Key]> }
