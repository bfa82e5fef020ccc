import { cancellationFields } from '#domain/cancellation.ts'
import { choiceFields } from '#domain/caretaker/choices.ts'
import { postboxFields } from '#domain/caretaker/postbox.ts'
import { channelFields } from '#domain/channels/channel.ts'
import { cleaningFields } from '#domain/cleaning/cleaning.ts'
import { guestGuideFields } from '#domain/guide/guestGuide.ts'
import { keyFields } from '#domain/settings/keys.ts'
import { guideFields, guidePhotoFields } from '#domain/guide/guide.ts'
import { accountFields } from '#domain/guestPage/pageAccount.ts'
import { headcountFields, answerFields, payloadFields, quoteFields } from '#domain/request.ts'
import { letterFields } from '#domain/letters/ownLetters.ts'
import { writtenFields } from '#domain/letters/due.ts'
import { paymentFields } from '#domain/payments/payment.ts'
import { termsFields } from '#domain/prices/prices.ts'
import { seasonFields } from '#domain/prices/season.ts'
import type { Fields } from '#domain/record.ts'
import { storedDetailFields } from '#domain/reservation.ts'
import { replyFields, reviewFields } from '#domain/reviews/review.ts'
import { stayFields } from '#domain/storedStay.ts'
import { PLACES } from './places.ts'

/** The description of the fields of each record, by its place. */
export const FIELDS: { readonly [place: string]: Fields } = {
  '/reservations/$reservation': stayFields,
  '/reservationDetails/$reservation': storedDetailFields,
  '/reservationDetails/$reservation/cancellation': cancellationFields,
  '/requests/$request': answerFields,
  '/requests/$request/reservation': payloadFields,
  '/requests/$request/guests': headcountFields,
  '/requests/$request/quote': quoteFields,
  '/payments/$reservation/$payment': paymentFields,
  '/reviews/$key': reviewFields,
  '/publishedReviews/$id': replyFields,
  '/accounts/$secret': accountFields,
  '/cleanings/$key/$stay': cleaningFields,
  '/settings/keys': keyFields,
  '/guide/texts/$language': guideFields,
  '/guide/photos': guidePhotoFields,
  '/guides/$secret/texts/$language': guideFields,
  '/guides/$secret/photos': guidePhotoFields,
  '/guestGuides/$key': guestGuideFields,
  '/letters/$letter/$language': letterFields,
  '/written/$about/$letter': writtenFields,
  '/prices/seasons/$season': seasonFields,
  '/prices/terms': termsFields,
  '/channels/$channel': channelFields,
  '/caretaker/choices/$uid': choiceFields,
  '/caretaker/postboxes/$postbox': postboxFields,
}

/** Fields that another value of the same write determines, or that only a few writes have. */
export const FIXED_BY_OTHERS: readonly string[] = [
  '/requests/$request/status',
  '/requests/$request/heldUntil',
  '/requests/$request/version',
  '/requests/$request/reservationId',
  '/caretaker/choices/$uid/email',
  '/reservationDetails/$reservation/request',
]

/** The rules limit only the size of these values, which pages parse. */
export function hasOnlySize(place: string): boolean {
  return /\/\$(name|echo|side|part)$/.test(place)
}

/** The rules name no fields of this place. */
export function isOpen(place: string): boolean {
  return PLACES.some(
    ({ name }) => hasOnlySize(name) && name.slice(0, name.lastIndexOf('/')) === place,
  )
}

/** Parts that a record may lack apart from its optional fields. */
export const OPTIONAL: readonly string[] = [
  '/cleanings/$key/$stay',
  '/log/$record/$entry/changes',
  '/log/$record/$entry/changes/$field',
  '/guestPages/$key/version',
  '/guestPages/$key/reviewFrom',
  '/prices/terms',
  '/requests/$request/guests',
  '/requests/$request/quote',
  '/guides/$secret/texts',
  '/guides/$secret/texts/$language',
  '/guides/$secret/photos',
  '/guide/texts',
  '/guide/texts/$language',
  '/guide/photos',
  '/channels/$channel/conflicts/$key',
  '/caretaker/postboxes/$postbox/claim',
  '/caretaker/postboxes/$postbox/trouble',
  '/caretaker/postboxes/$postbox/sent',
  '/caretaker/postboxes/$postbox/sent/$key',
]
