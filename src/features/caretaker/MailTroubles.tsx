import { useTranslation } from 'react-i18next'
import type { Postbox } from '#domain/caretaker/postbox.ts'
import { formatMoment } from '#features/office/stayText.ts'
import { useLanguage } from '#i18n/useLanguage.ts'

/** The addresses that refuse the caretaker's mail: why, since when, and the next attempt. */
export function MailTroubles({ postboxes }: { postboxes: ReadonlyMap<string, Postbox> }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const troubled = [...postboxes].flatMap(([key, { to, trouble }]) =>
    trouble ? [{ key, to, ...trouble }] : [],
  )
  if (troubled.length === 0) return null
  return (
    <ul className="mb-4 space-y-2 rounded-field bg-alert-50 px-4 py-3 text-alert-700">
      {troubled.map(({ key, to, problem, since, next, tries }) => (
        <li key={key} className="wrap-anywhere">
          <strong className="font-semibold">{to}</strong>:{' '}
          {t(`office.caretaker.problems.${problem}`)}{' '}
          {t('office.caretaker.troubled', {
            count: tries,
            since: formatMoment(since, language),
            next: formatMoment(next, language),
          })}
        </li>
      ))}
    </ul>
  )
}
