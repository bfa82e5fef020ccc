import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

/**
 * Keeps `<html lang>` equal to the texts' language, for screen readers, hyphenation and Turkish
 * capitals.
 */
export function useDocumentLanguage(): void {
  const { i18n } = useTranslation()
  useEffect(() => {
    document.documentElement.lang = i18n.language
  }, [i18n.language])
}
