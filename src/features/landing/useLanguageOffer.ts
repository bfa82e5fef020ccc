import { useEffect, useState } from 'react'
import { currentLanguage, offerOnce, rememberedLanguage } from '#i18n/index.ts'
import { DEFAULT_LANGUAGE, type Language } from '#i18n/languages.ts'
import { browserLanguage } from '#i18n/dateStyle.ts'

/**
 * The reader's browser language when the page is in another, offered once per browser and only on
 * the default page; readers of another address or with an earlier choice get no offer.
 */
export function useLanguageOffer(): [offered: Language | null, end: () => void] {
  const [offered, setOffered] = useState<Language | null>(null)
  useEffect(() => {
    const asked = browserLanguage()
    const isOther = asked !== null && asked !== DEFAULT_LANGUAGE
    if (!isOther || currentLanguage() !== DEFAULT_LANGUAGE || rememberedLanguage()) return
    // The page itself renders first.
    const drawn = requestAnimationFrame(() => {
      if (offerOnce()) setOffered(asked)
    })
    return () => cancelAnimationFrame(drawn)
  }, [])
  return [offered, () => setOffered(null)]
}
