import { useTranslation as useI18next } from 'react-i18next'
import { currentLanguage } from './index.ts'

/** The translate function and its language; the component renders again when that changes. */
export function useTranslation() {
  const { t } = useI18next()
  return { t, language: currentLanguage() }
}
