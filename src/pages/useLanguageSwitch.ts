import { useTranslation } from 'react-i18next'
import { type Language, rememberLanguage, showLanguage } from '#i18n/index.ts'
import { toastFailed } from '#ui/toasts.ts'
import { wakeIslands } from './island.tsx'

/**
 * Switches the language in place: position, typed texts and the hash are kept; `paths` are the page's addresses,
 * `null` for a page that has one for both.
 */
export function useLanguageSwitch(paths: Record<Language, string> | null): () => Promise<void> {
  const { t, i18n } = useTranslation()

  return async () => {
    const other: Language = i18n.language === 'en' ? 'tr' : 'en'
    try {
      await wakeIslands()
      await showLanguage(other)
    } catch {
      toastFailed(() => t('app.languageFailed'))
      return
    }
    rememberLanguage(other)
    if (paths)
      history.replaceState(history.state, '', paths[other] + location.search + location.hash)
  }
}
