import { useTranslation as useI18next } from 'react-i18next'
import { currentLanguage } from './index.ts'

/** The texts, and their language for formatters and links; a component renders again when it changes. */
export function useTranslation() {
  const { t } = useI18next()
  return { t, language: currentLanguage() }
}
