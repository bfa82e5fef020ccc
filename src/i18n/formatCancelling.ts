import type { i18n } from 'i18next'
import type { Agreement } from '#domain/stay/agreement.ts'
import { lastFreeDay } from '#domain/stay/money.ts'
import type { StayDates } from '#domain/stay/stayDates.ts'
import { formatFullDate } from './format.ts'
import type { Language } from './languages.ts'

type Agreed = { dates: StayDates; agreement: Agreement }

/** When cancelling is free under an agreement, if it ever was, and what is kept after that. */
export function formatCancelling(
  t: i18n['t'],
  { dates, agreement }: Agreed,
  language: Language,
): string {
  const { at, freeDays, latePercent } = agreement
  const day = lastFreeDay(dates, agreement)
  const keeps = latePercent === undefined ? 'deposit' : 'share'
  const facts = {
    day: formatFullDate(day, language),
    freeCancellationDays: freeDays,
    latePercent: latePercent ?? 0,
    keeps,
  }
  if (day >= at) return t('guestPage.agreement.free', facts)
  return t(`guestPage.agreement.notFree.${keeps}`, facts)
}
