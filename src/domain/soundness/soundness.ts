import { findCaretakerProblems } from '#domain/caretaker/caretaker.ts'
import { findChannelProblems } from '#domain/channels/channel.ts'
import { findCleaningProblems } from '#domain/cleaning/cleaning.ts'
import type { IsoDate } from '#domain/date.ts'
import { getField } from '#domain/field/record.ts'
import type { VillaTimes } from '#domain/guestPage/moments.ts'
import { findPageProblems } from '#domain/guestPage/pageProblems.ts'
import { findGuideProblems } from '#domain/guide/guideProblems.ts'
import { findLetterProblems } from '#domain/letters/letterProblems.ts'
import { findPaymentProblems } from '#domain/payments/paymentProblems.ts'
import { findRequestProblems } from '#domain/request/requestProblems.ts'
import { findReviewProblems } from '#domain/reviews/reviewProblems.ts'
import { findLogProblems } from '#domain/save/logProblems.ts'
import { readKeys } from '#domain/settings/keys.ts'
import { readStays } from '#domain/stay/legacyRecord.ts'
import { findStayProblems } from '#domain/stay/stayProblems.ts'

/**
 * The faults of all stored data, as sentences; empty for a sound season. The function of each subject
 * says what it checks.
 */
export function findUnsoundness(data: unknown, builtIn: VillaTimes, today: IsoDate): string[] {
  const { cleaning } = readKeys(getField(getField(data, 'settings'), 'keys'))
  const stays = readStays(
    getField(data, 'reservations'),
    getField(data, 'reservationDetails'),
  ).flatMap((each) => ('reservation' in each && !each.isLegacy ? each.reservation : []))
  return [
    ...findStayProblems(data),
    ...findLogProblems(data),
    ...findRequestProblems(data),
    ...findPaymentProblems(data),
    ...findLetterProblems(data),
    ...findPageProblems(data, builtIn),
    ...findGuideProblems(data, builtIn, today),
    ...findReviewProblems(data),
    ...findCleaningProblems(getField(data, 'cleanings'), cleaning, stays, today),
    ...findChannelProblems(data),
    ...findCaretakerProblems(data),
  ]
}
