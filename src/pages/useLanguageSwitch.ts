import { useEffect, useRef } from 'react'
import { destinationOf } from '#i18n/addresses.ts'
import { currentLanguage, rememberLanguage, showLanguage, tell } from '#i18n/index.ts'
import { type Language, languages, type PublicPage } from '#i18n/languages.ts'
import { PartGone } from '#lib/fetchPart.ts'
import { toastFailed } from '#ui/toasts.ts'
import { layersSettled } from '#ui/useLayer.ts'
import { frame } from '#lib/arrival/frame.ts'
import { wakeIslands } from '#lib/arrival/island.tsx'

/**
 * Switches to another language in place: position, typed texts and the hash are kept, and the address becomes `page`'s in
 * that language; `null` for the owners, whose pages have one for all. Back and Forward, which lead to addresses in either
 * language, show the one of the address.
 */
export function useLanguageSwitch(page: PublicPage | null): (language: Language) => Promise<void> {
  // A menu that closes on the way takes its step back through the history while the address is still the other language's.
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

/** Shows the page in a language; false when its texts cannot be had, which is then said. */
async function show(language: Language): Promise<boolean> {
  try {
    // To wake the page and to write all of it anew takes a slow phone a while; the touch is answered first.
    await frame()
    await wakeIslands()
    await frame()
    await showLanguage(language)
    return true
  } catch (error) {
    // A part that is gone has been told already, with a way on.
    if (!(error instanceof PartGone)) toastFailed(() => tell('app.languageFailed'))
    return false
  }
}
