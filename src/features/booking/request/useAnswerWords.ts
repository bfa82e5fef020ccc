import { villa } from '#content/villa.ts'
import { dayIn } from '#domain/date.ts'
import { awaitedDeposit } from '#domain/guestPage/sums.ts'
import { formatFullDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import type { GivenAnswer } from './sentRequest.ts'

/** Formats an answer at a time in milliseconds since 1970; a stay is firm only with its deposit. */
export function useAnswerWords() {
  const { t, language } = useTranslation()
  return ({ status, total, paid, deposit = 0, heldUntil, ...stay }: GivenAnswer, now: number) => {
    const isAwaited =
      status === 'booked' &&
      total !== undefined &&
      paid !== undefined &&
      awaitedDeposit({ total, paid, deposit }, stay, dayIn(villa.timeZone, now)) > 0
    if (!isAwaited) return t(`booking.sent.answers.${status}`)
    return heldUntil === undefined
      ? t('booking.sent.answers.awaitingOpen')
      : t('booking.sent.answers.awaiting', { day: formatFullDate(heldUntil, language) })
  }
}
