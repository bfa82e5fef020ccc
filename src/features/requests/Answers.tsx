import { useTranslation } from 'react-i18next'
import type { RequestEntry } from '#domain/office/requestLog.ts'
import { formatMoment } from '#features/office/stayText.ts'
import { formatDate } from '#i18n/format.ts'
import { useLanguage } from '#i18n/useLanguage.ts'

/** The answers to one request, newest first. */
export function Answers({ entries }: { entries: readonly RequestEntry[] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (entries.length === 0) return <p>{t('office.requests.history.empty')}</p>
  return (
    <ol>
      {entries.map(({ id, at, by, verb, until }) => (
        <li key={id} className="py-0.5 wrap-anywhere">
          <time dateTime={new Date(at).toISOString()}>{formatMoment(at, language)}</time>
          {', '}
          {by}
          {': '}
          {t(`office.requests.history.verbs.${verb}`, {
            day: until ? formatDate(until, language) : '',
          })}
        </li>
      ))}
    </ol>
  )
}
