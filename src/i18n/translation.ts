import type { common } from './tr/common.ts'
import type { landing } from './tr/landing.ts'
import type * as Admin from './tr/admin.ts'
import type * as Booking from './tr/booking.ts'
import type * as Gallery from './tr/gallery.ts'
import type * as Cleaning from './tr/cleaning.ts'
import type * as GuestPage from './tr/guestPage.ts'
import type * as House from './tr/house.ts'
import type * as Letters from './tr/letters.ts'
import type * as Mail from './tr/mail.ts'
import type * as Office from './tr/office.ts'
import type * as Privacy from './tr/privacy.ts'
import type * as Problem from './tr/problem.ts'
import type * as Review from './tr/review.ts'

/** The Turkish texts, the source of every key, by section. */
type TurkishTexts = {
  common: typeof common
  landing: typeof landing
  gallery: typeof Gallery
  house: typeof House
  booking: typeof Booking
  privacy: typeof Privacy
  guestPage: typeof GuestPage
  review: typeof Review
  cleaning: typeof Cleaning
  problem: typeof Problem
  admin: typeof Admin
  office: typeof Office
  letters: typeof Letters
  mail: typeof Mail
}

/** A part of the texts that is fetched separately. */
export type Section = keyof TurkishTexts

/** The shape that every language's texts must have: the same keys, the same list lengths. */
export type Texts = Shape<TurkishTexts>

/** Every text of the site by its key. */
export type Translation = Texts['common'] &
  Texts['landing'] &
  Texts['gallery'] &
  Texts['house'] &
  Texts['booking'] &
  Texts['privacy'] &
  Texts['guestPage'] &
  Texts['review'] &
  Texts['cleaning'] &
  Texts['problem'] &
  Texts['admin'] &
  Texts['office'] &
  Texts['letters'] &
  Texts['mail']

type Shape<T> = T extends string ? string : { readonly [Key in keyof T]: Shape<T[Key]> }
