import type { GuestPage } from '#i18n/addresses.ts'
import { rememberLanguage, showLanguage, tell } from '#i18n/index.ts'
import { type Language, languages } from '#i18n/languages.ts'
import { PartGone } from '#lib/fetchPart.ts'
import { toastFailed } from '#ui/toasts.ts'
import { layersSettled } from '#ui/useLayer.ts'
import { frame } from '#lib/arrival/frame.ts'
import { wakeIslands } from '#lib/arrival/island.tsx'

/**
 * Switches to another language in place: position, typed texts and the hash are kept, and the address becomes `page`'s in
 * that language; `null` for the owners, whose pages have one for all.
 */
export function useLanguageSwitch(page: GuestPage | null): (language: Language) => Promise<void> {
  return async (language) => {
    try {
      // To wake the page and to write all of it anew takes a slow phone a while; the touch is answered first.
      await frame()
      await wakeIslands()
      await frame()
      await showLanguage(language)
    } catch (error) {
      // Then there is a message already, with a way on.
      if (error instanceof PartGone) return
      toastFailed(() => tell('app.languageFailed'))
      return
    }
    rememberLanguage(language)
    await layersSettled()
    if (page) {
      const path = languages[language].paths[page]
      history.replaceState(history.state, '', path + location.search + location.hash)
    }
  }
}
