import { useEffect, useRef } from 'react'
import { destinationOf } from '#i18n/addresses.ts'
import { currentLanguage, rememberLanguage, showLanguage, translate } from '#i18n/index.ts'
import { type Language, languages, type PublicPage } from '#i18n/languages.ts'
import { refreshScripts } from '#ui/missingScripts.ts'
import { toastFailed } from '#ui/Toasts.tsx'
import { layersSettled, nextPaint } from '#ui/useLayer.ts'

/**
 * Switches the language in place and keeps scroll position, typed texts and hash; replaces the
 * address by `page`'s in that language, or keeps it for `null` (the owners' pages). Back and
 * Forward restore the language of the address.
 */
export function useLanguageSwitch(page: PublicPage | null): (language: Language) => Promise<void> {
  // A menu that closes during the switch goes back while the address is still in the other
  // language.
  const underWay = useRef(false)

  useEffect(() => {
    if (!page) return
    const onBack = () => {
      const { language } = destinationOf(location.pathname)
      if (!underWay.current && language !== currentLanguage()) void show(language)
    }
    addEventListener('popstate', onBack)
    return () => removeEventListener('popstate', onBack)
  }, [page])

  return async (language) => {
    underWay.current = true
    if (await show(language)) {
      rememberLanguage(language)
      await layersSettled()
      if (page) {
        const path = languages[language].paths[page]
        history.replaceState(history.state, '', path + location.search + location.hash)
      }
    }
    underWay.current = false
  }
}

/** Shows the page in a language; without its texts shows an error and returns false. */
async function show(language: Language): Promise<boolean> {
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
    return true
  } catch {
    return false
  }
}
