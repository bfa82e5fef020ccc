import type { i18n } from 'i18next'
import { villa } from '#content/villa.ts'
import { dayIn, latest } from '#domain/date.ts'
import type { GuestPage } from '#domain/guestPage/guestPage.ts'
import type { Agreement } from '#domain/stay/agreement.ts'
import type { AgreementStep } from '#domain/stay/agreementSteps.ts'
import type { StayTerms } from '#domain/stay/terms.ts'
import { balanceDay, lastFreeDay } from '#domain/stay/money.ts'
import { countNights, sameDates, type StayDates } from '#domain/stay/stayDates.ts'
import { formatFullDate, formatLongDate, formatStay } from './format.ts'
import { formatMoney } from './formatNumbers.ts'
import type { Language } from './languages.ts'

/** When it was agreed, and when it was changed last. */
export function formatAgreedAt(
  t: i18n['t'],
  { at, changedOn }: Agreement,
  language: Language,
): string {
  const day = formatFullDate(at, language)
  if (changedOn === undefined) return day
  return t('guestPage.agreement.changedAt', { day, changed: formatFullDate(changedOn, language) })
}

/** What changed in an agreement, with the earlier total: "1 night more (…), total ₺35,300 instead of ₺28,800 (+₺6,500)". */
export function formatAgreementStep(
  t: i18n['t'],
  { before, after }: AgreementStep,
  language: Language,
): string {
  const money = (sum: number) => formatMoney(sum, language)
  const nights = countNights(after) - countNights(before)
  const days = nights === 0 ? 'moved' : nights > 0 ? 'more' : 'less'
  const more = after.total - before.total
  const changes = [
    !sameDates(before, after) &&
      t(`guestPage.agreement.steps.${days}`, {
        count: Math.abs(nights),
        dates: formatStay(after, language, null),
      }),
    more !== 0 &&
      t('guestPage.agreement.steps.total', {
        before: money(before.total),
        after: money(after.total),
        difference: `${more > 0 ? '+' : '−'}${money(Math.abs(more))}`,
      }),
    before.deposit !== after.deposit &&
      t('guestPage.agreement.steps.deposit', {
        before: money(before.deposit),
        after: money(after.deposit),
      }),
  ].filter((change) => change !== false)
  const day = formatLongDate(after.at, language)
  return `${day}: ${changes.join(', ') || t('guestPage.agreement.steps.other')}`
}

type Agreed = { dates: StayDates; agreement: Agreement }

/** How and by which day the part of an agreed total that follows the deposit is paid. */
export function formatBalance(
  t: i18n['t'],
  { dates, agreement, amount }: Agreed & { amount: number },
  language: Language,
): string {
  const sum = formatMoney(amount, language)
  if (agreement.balanceDays === 0) return t('guestPage.agreement.atDoor', { amount: sum })
  const day = formatFullDate(latest(agreement.at, balanceDay(dates, agreement)), language)
  return t('guestPage.agreement.ahead', { amount: sum, day })
}

/** How the accommodation tax on an agreed price is paid; nothing without one. */
export function formatTax(t: i18n['t'], { taxPercent, taxPaid }: StayTerms): string | undefined {
  if (taxPercent === undefined || taxPaid === undefined) return undefined
  return t(`guestPage.agreement.tax.${taxPaid}`, { percent: taxPercent })
}

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

type CancelledStay = {
  dates: StayDates
  agreement?: Agreement | undefined
  /** What its guest is shown of the cancellation. */
  cancelled: Pick<GuestPage, 'cancelledBy' | 'reason'> & { cancelledAt: number }
}

/** When, by whom and why a stay was cancelled, and the term that applied to a guest who did. */
export function formatCancelled(
  t: i18n['t'],
  { dates, agreement, cancelled }: CancelledStay,
  language: Language,
): string {
  const { cancelledAt, cancelledBy = 'unknown', reason } = cancelled
  const day = dayIn(villa.timeZone, cancelledAt)
  const lastFree = agreement && lastFreeDay(dates, agreement)
  const words =
    agreement && lastFree && cancelledBy === 'guest'
      ? lastFree < agreement.at
        ? 'neverFree'
        : day <= lastFree
          ? 'free'
          : 'late'
      : cancelledBy
  const sentence = t(`guestPage.cancelled.${words}`, {
    day: formatFullDate(day, language),
    lastFree: lastFree && formatFullDate(lastFree, language),
    freeCancellationDays: agreement?.freeDays,
  })
  return [sentence, reason !== undefined && t('guestPage.cancelled.reason', { reason })]
    .filter(Boolean)
    .join(' ')
}
