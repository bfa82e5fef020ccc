import type { ReactNode } from 'react'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import type { OwnRequest } from './pageState.ts'

/** The estimate, the people and the question of the request that this device has sent. */
export function RequestDetails({
  own: { total, deposit, people, infants, notes },
}: {
  own: OwnRequest
}) {
  const { t, language } = useTranslation()
  if (total === undefined && people === undefined && notes === undefined) return null
  const own = (name: 'guests' | 'infants', count: number) =>
    t(`guestPage.yourRequest.${name}`, { count })
  const amount = deposit !== undefined && formatMoney(deposit, language)
  return (
    <section
      aria-labelledby="request-title"
      className="mt-4 rounded-card bg-white p-5 shadow-soft sm:p-7"
    >
      <h2 id="request-title" className="text-heading">
        {t('guestPage.yourRequest.title')}
      </h2>
      <dl className="mt-3 space-y-3">
        {people !== undefined && (
          <Detail name={t('guestPage.yourRequest.people')}>
            {own('guests', people)}
            {infants !== undefined && ` + ${own('infants', infants)}`}
          </Detail>
        )}
        {total !== undefined && (
          <Detail name={t('guestPage.yourRequest.total')}>
            {formatMoney(total, language)}
            {amount && ` · ${t('guestPage.yourRequest.deposit', { amount })}`}
          </Detail>
        )}
        {notes !== undefined && <Detail name={t('guestPage.yourRequest.note')}>{notes}</Detail>}
      </dl>
      <p className="mt-4 text-sm text-pine-700">{t('guestPage.yourRequest.only')}</p>
    </section>
  )
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm font-semibold text-pine-700">{name}</dt>
      <dd className="wrap-anywhere whitespace-pre-line">{children}</dd>
    </div>
  )
}
