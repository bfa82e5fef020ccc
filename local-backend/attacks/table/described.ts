import * as v from 'valibot'
import { cancellationFields } from '#domain/cancelled/cancellation.ts'
import { choiceFields } from '#domain/caretaker/choices.ts'
import { copyFields, copyTroubleFields } from '#domain/caretaker/copyNote.ts'
import { lookFields } from '#domain/caretaker/look.ts'
import { claimFields, postboxFields, troubleFields } from '#domain/caretaker/postbox.ts'
import { channelFields, conflictFields, resultFields } from '#domain/channels/channel.ts'
import { LONGEST_UID } from '#domain/channels/feed.ts'
import { text } from '#domain/field/textField.ts'
import { guideFields, guidePhotoFields } from '#domain/guide/guide.ts'
import { headcountFields } from '#domain/headcount.ts'
import { letterFields } from '#domain/letters/ownLetters.ts'
import { writtenFields } from '#domain/letters/written.ts'
import { LONGEST_KEPT } from '#domain/olderRecord.ts'
import { paymentFields } from '#domain/payments/payment.ts'
import { termsFields } from '#domain/prices/prices.ts'
import { seasonFields } from '#domain/prices/season.ts'
import { answerFields, payloadFields } from '#domain/request.ts'
import { detailFields } from '#domain/reservation.ts'
import { replyFields, reviewFields } from '#domain/reviews/review.ts'
import { stayFields } from '#domain/storedStay.ts'

// What an older record held besides, as a number, a mark or a text.
const kept = text({ max: LONGEST_KEPT })
const older = { ...kept, limits: v.union([kept.limits, v.number(), v.boolean()]) }

/** The places of the rules that hold a record, and what describes its fields. */
export const DESCRIBED = {
  '/reservations/$reservation': stayFields,
  '/reservationDetails/$reservation': detailFields,
  '/reservationDetails/$reservation/eski': { $field: older },
  '/cancelled/$reservation/details/eski': { $field: older },
  '/cancelled/$reservation': cancellationFields,
  '/cancelled/$reservation/dates': stayFields,
  '/cancelled/$reservation/details': detailFields,
  '/requests/$request': answerFields,
  '/requests/$request/reservation': payloadFields,
  '/requests/$request/guests': headcountFields,
  '/payments/$reservation/$payment': paymentFields,
  '/reviews/$key': reviewFields,
  '/publishedReviews/$id': replyFields,
  '/guide/metin/$language': guideFields,
  '/guide/photos': guidePhotoFields,
  '/letters/$letter/$language': letterFields,
  '/written/$about/$letter': writtenFields,
  '/prices/seasons/$season': seasonFields,
  '/prices/terms': termsFields,
  '/channels/$channel': channelFields,
  '/channels/$channel/result': resultFields,
  '/channels/$channel/conflicts/$conflict': conflictFields,
  '/channels/$channel/echoes': { $echo: text({ max: LONGEST_UID }) },
  '/caretaker/look': lookFields,
  '/caretaker/copy': copyFields,
  '/caretaker/copyTrouble': copyTroubleFields,
  '/caretaker/choices/$uid': choiceFields,
  '/caretaker/postboxes/$postbox': postboxFields,
  '/caretaker/postboxes/$postbox/claim': claimFields,
  '/caretaker/postboxes/$postbox/trouble': troubleFields,
}

/** Fields whose value is judged by what stands beside it: their limits are tried with that (`schema.test.ts`, `stays/`). */
export const JUDGED_BESIDE: readonly string[] = [
  '/requests/$request/status',
  '/requests/$request/heldUntil',
  '/requests/$request/reservationId',
  '/caretaker/choices/$uid/email',
  '/guestPages/$key/konu',
  '/log/$reservation/$entry/$side/$field',
]
