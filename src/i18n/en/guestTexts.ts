import type { Texts } from '#i18n/translation.ts'
import { booking } from './booking.ts'
import { cleaning } from './cleaning.ts'
import { common } from './common.ts'
import { gallery } from './gallery.ts'
import { guestPage } from './guestPage.ts'
import { house } from './house.ts'
import { landing } from './landing.ts'
import { privacy } from './privacy.ts'
import { problem } from './problem.ts'
import { review } from './review.ts'

/** The texts of every page, and those that only guests see; one file in the build. */
export const guestTexts = {
  ...common,
  ...landing,
  gallery,
  house,
  booking,
  privacy,
  guestPage,
  review,
  cleaning,
  problem,
} satisfies Record<keyof Texts['guests'], object>
