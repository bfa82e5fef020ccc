import { guestNow } from '#shared/guestClock.ts'
import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { keepText, readText } from '#db/deviceText.ts'
import { readSent } from '#guests/booking/request/sentRequest.ts'
import { currentLanguage, rememberedLanguage } from '#i18n/index.ts'
import { DEFAULT_LANGUAGE, type Language, languages } from '#i18n/languages.ts'
import { preferredLanguage } from './preferredLanguage.ts'

/** The reader's browser language, offered once per browser and on the default page only. */
export function useLanguageOffer(): [offered: Language | null, end: () => void] {
  const [offered, setOffered] = useState<Language | null>(null)
  useEffect(() => {
    const preferred = preferredLanguage()
    if (preferred === DEFAULT_LANGUAGE) return
    if (currentLanguage() !== DEFAULT_LANGUAGE || rememberedLanguage()) return
    // A guest who has sent a request already reads the page; the notice of the request is shown here.
    if (readSent(guestNow())) return
    // In an effect, because the first render has to equal the prerendered page.
    // oxlint-disable-next-line react/set-state-in-effect
    if (offerOnce()) setOffered(preferred)
  }, [])
  return [offered, () => setOffered(null)]
}

type LanguageOfferProps = {
  /** The offered language, in which this text is written. */
  offered: Language
  onAccept: () => void
  onDecline: () => void
}

/** Offers the page in the reader's language where it does not move the page. */
export function LanguageOffer({ offered, onAccept, onDecline }: LanguageOfferProps) {
  const words = languages[offered].offer
  if (!words) return null
  return (
    <p
      lang={offered}
      className="absolute top-[calc(theme(spacing.header)+0.25rem)] right-gutter sm:top-22 flex items-center gap-1 rounded-full bg-white pl-4 text-[min(0.875rem,4vw)] text-pine-900 shadow-lifted motion-safe:transition-opacity starting:opacity-0 print:hidden"
    >
      {words.ask}
      <button
        type="button"
        onClick={onAccept}
        className="min-h-11 px-2 font-semibold text-accent-700 underline underline-offset-3"
      >
        {words.yes}
      </button>
      <button
        type="button"
        aria-label={words.no}
        onClick={onDecline}
        className="grid size-11 place-items-center rounded-full text-pine-700"
      >
        <X aria-hidden className="size-4" />
      </button>
    </p>
  )
}

const OFFERED_KEY = 'villa.languageOffered'

/** Whether another language may be offered here: once, and never where the browser does not let us remember it. */
function offerOnce(): boolean {
  return readText(OFFERED_KEY) === null && keepText(OFFERED_KEY, 'yes')
}
