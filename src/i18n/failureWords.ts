import { useTranslation } from 'react-i18next'
import { Failure, NightTaken, SeasonOverlaps } from '#domain/failure.ts'
import { formatDate, formatSpan } from './format.ts'
import { useLanguage } from './useLanguage.ts'

/** Puts why something failed into words. */
export function useFailureWords(): (failure: unknown) => string {
  const { t } = useTranslation()
  const language = useLanguage()

  return (failure) => {
    if (failure instanceof NightTaken) {
      const { guest, night } = failure
      return t('admin.failure.nightTaken', { night: formatDate(night, language), guest })
    }
    if (failure instanceof SeasonOverlaps) {
      return t('admin.failure.seasonOverlaps', { span: formatSpan(failure.season, language) })
    }
    if (failure instanceof Failure && failure.reason !== 'unknown')
      return t(`admin.failure.${failure.reason}`)
    return failure instanceof Error ? failure.message : String(failure)
  }
}
