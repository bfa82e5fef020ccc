import { accounts } from './accounts.ts'
import { admins } from './admins.ts'
import { caretaker } from './caretaker.ts'
import { channels } from './channels.ts'
import { cleanings } from './cleanings.ts'
import { guestPages } from './guestPages.ts'
import { guestGuides, guide, guides } from './guide.ts'
import type { Rules } from './language.ts'
import { letters } from './letters.ts'
import { log } from './log.ts'
import { nights } from './nights.ts'
import { payments } from './payments.ts'
import { prices } from './prices.ts'
import { requests } from './requests.ts'
import { reservationDetails } from './reservationDetails.ts'
import { reservations } from './reservations.ts'
import { publishedReviews, reviewKeys, reviews } from './reviews.ts'
import { settings } from './settings.ts'
import { versions } from './versions.ts'
import { written } from './written.ts'

/** The permissions of the database: each path has its own file, and all others are refused. */
export const rules: Rules = {
  '.read': false,
  '.write': false,
  reservations,
  reservationDetails,
  versions,
  nights,
  log,
  requests,
  payments,
  guestPages,
  guestGuides,
  reviews,
  reviewKeys,
  publishedReviews,
  guide,
  guides,
  accounts,
  letters,
  written,
  prices,
  settings,
  channels,
  cleanings,
  caretaker,
  admins,
}
