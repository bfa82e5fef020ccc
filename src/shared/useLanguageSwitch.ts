import { useEffect } from 'react'
import { destinationOf } from '#i18n/addresses.ts'
import { currentLanguage, rememberLanguage, showLanguage, translate } from '#i18n/index.ts'
import { type Language, languages, type PublicPage } from '#i18n/languages.ts'
import { refreshScripts } from '#ui/missingScripts.ts'
import { toastFailed } from '#ui/Toasts.tsx'
import { nextPaint } from '#ui/useLayer.ts'

/**
 * Switches the language in place and keeps scroll position, typed texts and hash; replaces the
 * address by `page`'s in that language, or keeps it for `null` (the owners' pages). Back and
 * Forward restore the language of the address.
 */
export function useLanguageSwitch(page: PublicPage | null): (language: Language) => Promise<void> {
  useEffect(() => {
    if (!page) return
    const onBack = () => {
      const { language } = destinationOf(location.pathname)
      if (language !== currentLanguage()) void showRemembered(language)
    }
    addEventListener('popstate', onBack)
    return () => removeEventListener('popstate', onBack)
  }, [page])

  return async (language) => {
    if (!(await showRemembered(language)) || !page) return
    const path = languages[language].paths[page]
    history.replaceState(history.state, '', path + location.search + location.hash)
  }
}

/**
 * Shows the page in a language and remembers it, so that a reload shows the same; without its texts
 * shows an error and returns false.
 */
async function showRemembered(language: Language): Promise<boolean> {
  // Rendering the whole page takes a slow phone a while, so the click gets feedback first.
  await nextPaint()
  if (await tryLanguage(language)) return true
  switch (await refreshScripts()) {
    case 'complete':
      return tryLanguage(language)
    case 'offline':
      toastFailed(() => translate('app.languageFailed'))
      return false
    case 'missing':
      // Reported by app/followMissingScripts.ts.
      return false
  }
}

async function tryLanguage(language: Language): Promise<boolean> {
  try {
    await showLanguage(language)
    rememberLanguage(language)
    return true
  } catch {
    return false
  }
}
