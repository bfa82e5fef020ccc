import { GUESTS, REQUESTS } from './guestWrites.ts'
import { CARETAKER, OFFICE } from './officeWrites.ts'
import type { Allowed } from './roles.ts'
import { PAYMENTS, STAYS } from './stayWrites.ts'
import type { Write } from './write.ts'

/** The permitted writes of each path, from which every refusal of the table is made. */
export const WRITES: readonly Write[] = [
  ...STAYS,
  ...PAYMENTS,
  ...REQUESTS,
  ...GUESTS,
  ...OFFICE,
  ...CARETAKER,
]

/** The readers of each place and everything below it. */
export const READERS: { readonly [place: string]: Allowed } = {
  '/reservations': 'everyone',
  '/prices': 'everyone',
  '/settings/site': 'everyone',
  '/publishedReviews': 'everyone',
  ...Object.fromEntries(
    [
      'reservationDetails',
      'versions',
      'nights',
      'log',
      'requests',
      'payments',
      'reviews',
      'reviewKeys',
      'guide',
      'letters',
      'written',
      'channels',
      'cleanings',
      'caretaker',
      'settings',
    ].map((name) => [`/${name}`, 'owners' as const]),
  ),
  '/cleanings/$key': 'key holders',
  '/guestPages/$key': 'key holders',
  '/guestGuides/$key': 'key holders',
  '/guestGuides/$key/opensAt': 'key holders',
  '/guides/$secret': 'key holders',
  '/accounts/$secret': 'key holders',
  '/reviews/$key': 'key holders',
  '/admins/$uid': 'self',
}
