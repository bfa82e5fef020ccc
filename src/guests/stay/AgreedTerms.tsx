import type { ReactNode } from 'react'
import type { GuestPage } from '#domain/guestPage/guestPage.ts'
import type { Situation } from '#domain/stay/money.ts'
import { agreementSteps } from '#domain/stay/agreementSteps.ts'
import { formatFullDate, formatParty } from '#i18n/format.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import {
  formatAgreedAt,
  formatAgreementStep,
  formatBalance,
  formatCancelling,
  formatTax,
} from '#i18n/formatTerms.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { PriceLines } from './PriceLines.tsx'

type AgreedTermsProps = { page: GuestPage; situation: Situation | null }

/** What owner and guest agreed: the price with its parts, the people, and the terms. */
export function AgreedTerms({ page, situation }: AgreedTermsProps) {
  const { t, language } = useTranslation()
  const { agreement, total = 0, deposit = 0 } = page
  const isOffer = page.status === 'held'
  // An offer owes nothing yet.
  const isUnpaid = isOffer || (page.status === 'booked' && (situation?.owed ?? 0) > 0)
  const steps = agreement ? agreementSteps(agreement, { ...page, total, deposit }) : []
  const people = agreement && formatParty(t, agreement)
  const tax = agreement && formatTax(t, agreement)
  const count = (agreement?.adults ?? 0) + (agreement?.children ?? 0)
  return (
    <section
      aria-labelledby="agreed-title"
      className="rounded-card bg-white p-5 shadow-soft sm:p-7"
    >
      <h2 id="agreed-title" className="text-heading">
        {t(`guestPage.agreement.${isOffer ? 'offer' : 'title'}`)}
      </h2>
      <dl className="mt-3 space-y-2 tabular-nums">
        <PriceLines lines={agreement?.lines ?? []} />
        {total > 0 && (
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 font-semibold">
            <dt>{t('guestPage.agreement.total')}</dt>
            <dd className="ml-auto text-right">{formatMoney(total, language)}</dd>
          </div>
        )}
        {total > 0 && count > 1 && (
          <div className="flex flex-wrap items-baseline justify-between gap-x-6">
            <dt>{t('guestPage.agreement.perPerson', { count })}</dt>
            <dd className="ml-auto text-right">
              {formatMoney(Math.round(total / count), language)}
            </dd>
          </div>
        )}
        {deposit > 0 && (
          <div className="flex flex-wrap items-baseline justify-between gap-x-6">
            <dt>{t('guestPage.agreement.deposit')}</dt>
            <dd className="ml-auto text-right">{formatMoney(deposit, language)}</dd>
          </div>
        )}
      </dl>
      {agreement && (
        <dl className="mt-4 space-y-3 border-t border-linen-300 pt-4">
          {tax !== undefined && <Term name={t('guestPage.agreement.taxName')}>{tax}</Term>}
          {isOffer && deposit > 0 && agreement.depositDueBy && (
            <Term name={t('guestPage.agreement.depositIf')}>
              {t('guestPage.agreement.ahead', {
                amount: formatMoney(deposit, language),
                day: formatFullDate(agreement.depositDueBy, language),
              })}
            </Term>
          )}
          {isUnpaid && total > 0 && (
            <Term name={t(`guestPage.agreement.${deposit > 0 ? 'balance' : 'payment'}`)}>
              {formatBalance(t, { dates: page, agreement, amount: total - deposit }, language)}
            </Term>
          )}
          {people !== undefined && <Term name={t('guestPage.agreement.people')}>{people}</Term>}
          <Term name={t('guestPage.agreement.damage')}>
            {agreement.damageDeposit === undefined
              ? t('guestPage.agreement.noDamage')
              : t('guestPage.agreement.damageTaken', {
                  amount: formatMoney(agreement.damageDeposit, language),
                })}
          </Term>
          <Term name={t('guestPage.agreement.cancelling')}>
            {formatCancelling(t, { dates: page, agreement }, language)}
          </Term>
          <Term name={t(`guestPage.agreement.${isOffer ? 'offeredAt' : 'at'}`)}>
            {formatAgreedAt(t, agreement, language)}
          </Term>
          {steps.length > 0 && (
            <Term name={t('guestPage.agreement.changes')}>
              <ul>
                {steps.map((step, index) => (
                  <li key={index}>{formatAgreementStep(t, step, language)}</li>
                ))}
              </ul>
            </Term>
          )}
        </dl>
      )}
    </section>
  )
}

/** Whether a page has something to show of its agreement; a channel's guest agreed with the channel. */
export function hasAgreedTerms(page: GuestPage): boolean {
  return page.source === undefined && (page.agreement !== undefined || (page.total ?? 0) > 0)
}

function Term({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm font-semibold text-pine-700">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
