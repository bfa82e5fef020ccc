import { caretaker, channels } from './channels.ts'
import { owner } from './conditions.ts'
import { formerKeys, guestPages } from './guestPages.ts'
import type { Rules } from './language.ts'
import { letterMarks, letters, sentLetters } from './letters.ts'
import { prices } from './prices.ts'
import { requests } from './requests.ts'
import { publishedReviews, reviewKeys, reviews } from './reviews.ts'
import { accounts, cleanings, guestGuides, guide, settings } from './settings.ts'
import { agreements, earlier, nights, payments, reservationDetails, reservations } from './stays.ts'
import { log, versions } from './versions.ts'

/** The permissions of the database by path; all others are refused. */
export const rules: Rules = {
  // Guarantee 1; a backup is everything.
  '.read': owner,
  '.write': false,
  reservations,
  reservationDetails,
  versions,
  nights,
  log,
  requests,
  payments,
  agreements,
  guestPages,
  formerKeys,
  guestGuides,
  reviews,
  reviewKeys,
  publishedReviews,
  guide,
  accounts,
  letters,
  letterMarks,
  sentLetters,
  earlier,
  prices,
  settings,
  channels,
  cleanings,
  caretaker,
  // The owners' e-mail addresses, entered in the console. A user may read their own entry.
  admins: { $uid: { '.read': 'auth != null && auth.uid === $uid', '.write': false } },
}
