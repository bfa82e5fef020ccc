import { useTranslation } from 'react-i18next'
import type { Period } from '#domain/inbox.ts'
import { formatMoment } from '#features/office/stayText.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { Button } from '#ui/Button.tsx'

type FloodNoticeProps = { flood: Period; onDelete: () => void }

/** Warns of a flood of automated requests, and opens their deletion. */
export function FloodNotice({ flood, onDelete }: FloodNoticeProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <div role="alert" className="mt-4 rounded-field bg-alert-100 p-4 text-pine-950">
      <p className="max-w-text">
        {t('admin.requests.flood', { time: formatMoment(flood.from, language) })}
      </p>
      <Button size="small" variant="danger" className="mt-3" onClick={onDelete}>
        {t('admin.requests.period.open')}
      </Button>
    </div>
  )
}
