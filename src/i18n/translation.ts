import type { bookingTexts } from './tr/bookingTexts.ts'
import type { guestTexts } from './tr/guestTexts.ts'
import type { officeTexts } from './tr/officeTexts.ts'
import type { privacyTexts } from './tr/privacyTexts.ts'
import type { stayTexts } from './tr/stayTexts.ts'

/** The Turkish texts, the source of every key, by the file in which they are loaded. */
type TurkishTexts = {
  guest: typeof guestTexts
  booking: typeof bookingTexts
  stay: typeof stayTexts
  privacy: typeof privacyTexts
  office: typeof officeTexts
}

/** A part of the texts that is loaded separately. */
export type TextBundle = keyof TurkishTexts

/** The shape that every language's texts must have: the same keys, the same list lengths. */
export type Texts = Shape<TurkishTexts>

/** The texts of a language that is translated in part; a list is translated whole. */
export type PartOf<T> = T extends string | readonly unknown[]
  ? T
  : { readonly [Key in keyof T]?: PartOf<T[Key]> }

/** Every text of the site by its key. */
export type Translation = Texts['guest'] &
  Texts['booking'] &
  Texts['stay'] &
  Texts['privacy'] &
  Texts['office']

/** The same keys and list lengths with other texts. */
export type Shape<T> = T extends string ? string : { readonly [Key in keyof T]: Shape<T[Key]> }
