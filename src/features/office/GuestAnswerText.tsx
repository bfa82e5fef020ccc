import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import type { GuestAnswer } from '#domain/guestPage/guestAnswer.ts'
import { formatMoment } from '#features/office/stayText.ts'
import { useLanguage } from '#i18n/useLanguage.ts'

const GOOD: ReadonlySet<GuestAnswer['answer']> = new Set(['yes', 'keep'])

/** The guest's answer from their page, with its time. */
export function GuestAnswerText({ answer: { answer, at } }: { answer: GuestAnswer }) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <p className={clsx('font-semibold', GOOD.has(answer) ? 'text-accent-800' : 'text-alert-700')}>
      {t(`office.said.guest.${answer}`)}{' '}
      <time
        dateTime={new Date(at).toISOString()}
        className="text-sm font-normal whitespace-nowrap text-pine-700"
      >
        {formatMoment(at, language)}
      </time>
    </p>
  )
}
