import { useEffect, useState } from 'react'
import { currentLanguage, offerOnce, rememberedLanguage } from '#i18n/index.ts'
import { DEFAULT_LANGUAGE, type Language } from '#i18n/languages.ts'
import { askedLanguage } from '#i18n/reader.ts'

/**
 * The language that the reader's browser asks for, where that is not the page's: once a browser, and to nobody who has chosen. It is
 * offered on the default page alone, for whoever comes to another's address has asked for that one.
 */
export function useLanguageOffer(): [offered: Language | null, end: () => void] {
  const [offered, setOffered] = useState<Language | null>(null)
  useEffect(() => {
    const asked = askedLanguage()
    const isOther = asked !== null && asked !== DEFAULT_LANGUAGE
    if (!isOther || currentLanguage() !== DEFAULT_LANGUAGE || rememberedLanguage()) return
    // After what the page itself has to draw.
    const drawn = requestAnimationFrame(() => {
      if (offerOnce()) setOffered(asked)
    })
    return () => cancelAnimationFrame(drawn)
  }, [])
  return [offered, () => setOffered(null)]
}
