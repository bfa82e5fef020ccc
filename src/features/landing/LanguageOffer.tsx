import { type Language, languages } from '#i18n/languages.ts'
import { InlineIcon } from '#ui/InlineIcon.tsx'

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
      className="absolute top-[42svh] right-gutter flex items-center gap-1 rounded-full bg-white pl-4 text-[min(0.875rem,4vw)] text-pine-900 shadow-lifted motion-safe:transition-opacity motion-safe:duration-500 starting:opacity-0 print:hidden"
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
        <InlineIcon name="close" className="size-4" />
      </button>
    </p>
  )
}
