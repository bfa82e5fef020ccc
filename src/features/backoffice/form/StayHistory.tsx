import { useTranslation } from 'react-i18next'
import { parseDate } from '#domain/date.ts'
import type { FieldStep, StayEntry } from '#domain/office/stayLog.ts'
import { formatDate, formatExactMoney } from '#i18n/format.ts'
import type { Language } from '#i18n/languages.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { formatMoment } from '#features/backoffice/stayText.ts'

/** Who changed a stay, and what; newest first. */
export function StayHistory({ entries }: { entries: readonly StayEntry[] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (entries.length === 0) return null
  return (
    <details className="rounded-card bg-white p-5 shadow-soft sm:p-6">
      <summary className="cursor-pointer font-semibold text-aegean-700">
        {t('office.history.title', { count: entries.length })}
      </summary>
      <ol className="mt-3 divide-y divide-linen-300">
        {entries.map(({ id, at, by, verb, steps }) => (
          <li key={id} className="py-3">
            <p className="text-sm text-pine-600">
              <time dateTime={new Date(at).toISOString()}>{formatMoment(at, language)}</time>
              {' · '}
              <span className="wrap-anywhere">{by}</span>
              {' · '}
              {t(`office.history.verbs.${verb}`)}
            </p>
            {verb === 'edit' && (
              <ul className="tabular-nums">
                {steps.map((step) => (
                  <li key={step.name}>
                    {t(`admin.fields.${step.name}`)}:{' '}
                    {say(step, language) ?? t('office.history.changed')}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </details>
  )
}

function say({ before, after }: FieldStep, language: Language): string | null {
  if (before === null && after === null) return null
  return `${figure(before, language)} → ${figure(after, language)}`
}

function figure(value: string | number | null, language: Language): string {
  if (value === null) return '—'
  if (typeof value === 'number') return formatExactMoney(value, language)
  const day = parseDate(value)
  return day ? formatDate(day, language) : value
}
