import { cancellationFields } from '#domain/cancelled/cancellation.ts'
import { choiceFields } from '#domain/caretaker/choices.ts'
import { copyFields, copyTroubleFields } from '#domain/caretaker/copyNote.ts'
import { lookFields } from '#domain/caretaker/look.ts'
import { scriptFields } from '#domain/caretaker/script.ts'
import { claimFields, postboxFields, troubleFields } from '#domain/caretaker/postbox.ts'
import { channelFields, unreadableFields } from '#domain/channels/channel.ts'
import { soldFields } from '#domain/channels/imported.ts'
import { guideFields, guidePhotoFields } from '#domain/guide/guide.ts'
import { headcountFields } from '#domain/headcount.ts'
import { letterFields } from '#domain/letters/ownLetters.ts'
import { writtenFields } from '#domain/letters/written.ts'
import { foreignFields, paymentFields } from '#domain/payments/payment.ts'
import { termsFields } from '#domain/prices/prices.ts'
import { seasonFields } from '#domain/prices/season.ts'
import type { Fields } from '#domain/record.ts'
import { answerFields, payloadFields, quoteFields } from '#domain/request.ts'
import { storedDetailFields } from '#domain/reservation.ts'
import { replyFields, reviewFields } from '#domain/reviews/review.ts'
import { stayFields } from '#domain/storedStay.ts'

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
  '/payments/$reservation/$payment/foreign': foreignFields,
  '/reviews/$key': reviewFields,
  '/publishedReviews/$id': replyFields,
  '/guide/texts/$language': guideFields,
  '/guide/photos': guidePhotoFields,
  '/guestGuides/$key/texts/$language': guideFields,
  '/guestGuides/$key/photos': guidePhotoFields,
  '/letters/$letter/$language': letterFields,
  '/written/$about/$letter': writtenFields,
  '/prices/seasons/$season': seasonFields,
  '/prices/terms': termsFields,
  '/channels/$channel': channelFields,
  '/caretaker/look': lookFields,
  '/caretaker/script': scriptFields,
  '/caretaker/copy': copyFields,
  '/caretaker/copyTrouble': copyTroubleFields,
  '/caretaker/choices/$uid': choiceFields,
  '/caretaker/imported/$feed/sold/$sold': soldFields,
  '/caretaker/imported/$feed/unreadable/$event': unreadableFields,
  '/caretaker/postboxes/$postbox': postboxFields,
  '/caretaker/postboxes/$postbox/claim': claimFields,
  '/caretaker/postboxes/$postbox/trouble': troubleFields,
}

/** Fields that another value of the same write determines, or that only a few writes have. */
export const FIXED_BY_OTHERS: readonly string[] = [
  '/requests/$request/status',
  '/requests/$request/heldUntil',
  '/requests/$request/reservationId',
  '/caretaker/choices/$uid/email',
  '/reservationDetails/$reservation/request',
]

/** What a log entry shows of a field may be its value or a mark. */
export const VARIED: readonly string[] = [
  '/channels/$channel/result/$name',
  '/channels/$channel/conflicts/$event/$name',
  '/channels/$channel/echoes/$echo',
  '/cleanings/$key/days/$day/$name',
  '/settings/private/$name',
  '/settings/public/site/$name',
  '/settings/public/texts/$language/$name',
  '/settings/before/$part/$name',
  '/log/$record/$entry/changes/$field/$side',
  '/log/$record/$entry/changes/$field/$side/$part',
]

/** The names of the fields that a log entry shows are not checked. */
export const OPEN: readonly string[] = [
  '/channels/$channel/echoes',
  '/channels/$channel/result',
  '/channels/$channel/conflicts',
  '/channels/$channel/conflicts/$event',
  '/cleanings/$key/days/$day',
  '/settings/before/$part',
  '/log/$record/$entry/changes',
  '/log/$record/$entry/changes/$field/$side',
]

/** Parts that a record may lack apart from its optional fields. */
export const OPTIONAL: readonly string[] = [
  '/cleanings/$key/at',
  '/cleanings/$key/days',
  '/cleanings/$key/days/$day',
  '/cleanings/$key/days/$day/$name',
  '/settings/before/$part',
  '/settings/private/$name',
  '/settings/public/site/$name',
  '/settings/public/texts/$language/$name',
  '/settings/before/$part/$name',
  '/log/$record/$entry/changes',
  '/log/$record/$entry/changes/$field',
  '/log/$record/$entry/changes/$field/$side',
  '/log/$record/$entry/changes/$field/$side/$part',
  '/guestPages/$key/version',
  '/guestPages/$key/guideFrom',
  '/guestPages/$key/guideUntil',
  '/guestPages/$key/reviewFrom',
  '/prices/terms',
  '/requests/$request/guests',
  '/requests/$request/quote',
  '/payments/$reservation/$payment/foreign',
  '/guestGuides/$key/texts',
  '/guestGuides/$key/texts/$language',
  '/guestGuides/$key/photos',
  '/guide/texts',
  '/guide/texts/$language',
  '/guide/photos',
  '/channels/$channel/result/$name',
  '/channels/$channel/conflicts/$event',
  '/channels/$channel/conflicts/$event/$name',
  '/channels/$channel/echoes/$echo',
  // Without its one field the script is forgotten.
  '/caretaker/script/url',
  '/caretaker/imported/$feed/sold',
  '/caretaker/imported/$feed/sold/$sold',
  '/caretaker/imported/$feed/unreadable',
  '/caretaker/imported/$feed/unreadable/$event',
  '/caretaker/postboxes/$postbox/claim',
  '/caretaker/postboxes/$postbox/trouble',
  '/caretaker/postboxes/$postbox/told',
  '/caretaker/postboxes/$postbox/told/$kind',
  '/caretaker/postboxes/$postbox/told/$kind/$thing',
]
