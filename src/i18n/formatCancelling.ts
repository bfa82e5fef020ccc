import type { i18n } from 'i18next'
import type { IsoDate } from '#domain/date.ts'
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

/** When a stay was cancelled, and the term that applied. */
export function formatCancelled(
  t: i18n['t'],
  { dates, agreement, day }: Agreed & { day: IsoDate },
  language: Language,
): string {
  const { at, freeDays } = agreement
  const lastFree = lastFreeDay(dates, agreement)
  const term = lastFree < at ? 'neverFree' : day <= lastFree ? 'free' : 'late'
  return t(`guestPage.cancelled.${term}`, {
    day: formatFullDate(day, language),
    lastFree: formatFullDate(lastFree, language),
    freeCancellationDays: freeDays,
  })
}
