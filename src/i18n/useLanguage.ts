import { useSyncExternalStore } from 'react'
import { currentLanguage, i18n } from './index.ts'
import type { Language } from './languages.ts'

/** The language in use, for formatters and links; the component renders anew when it changes. */
export function useLanguage(): Language {
  return useSyncExternalStore(follow, currentLanguage, currentLanguage)
}

function follow(onChange: () => void): () => void {
  i18n.on('languageChanged', onChange)
  return () => i18n.off('languageChanged', onChange)
}
