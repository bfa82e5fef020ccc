import { useTranslation } from 'react-i18next'
import type { StoredCancellation } from '#domain/cancelled/cancellation.ts'
import { formatMoment } from '#features/office/stayText.ts'
import { useLanguage } from '#i18n/useLanguage.ts'

/** When a stay was cancelled, by which owner, and why. */
export function CancelledNote({ cancellation }: { cancellation: StoredCancellation }) {
  const language = useLanguage()
  const { t } = useTranslation()
  const { at, by, reason } = cancellation
  return (
    <span className="block text-sm font-normal text-pine-600">
      {t('office.cancelling.said', { moment: formatMoment(at, language), by })}
      {reason !== undefined && <span className="block text-pine-800">{reason}</span>}
    </span>
  )
}
