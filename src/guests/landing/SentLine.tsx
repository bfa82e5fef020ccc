import { useEffect, useState } from 'react'
import { readSent } from '#guests/booking/request/sentRequest.ts'
import { guestPageAddress } from '#i18n/addresses.ts'
import { useTranslation } from '#i18n/useTranslation.ts'

/** Leads a guest who comes back to the page of the request sent from this device. */
export function SentLine() {
  const { t, language } = useTranslation()
  const [guestKey, setGuestKey] = useState<string>()
  // Another request may have been sent since.
  const update = () => setGuestKey(sentKey())
  useEffect(() => {
    // In an effect, because the first render has to equal the prerendered page.
    // oxlint-disable-next-line react/set-state-in-effect
    setGuestKey(sentKey())
  }, [])
  if (guestKey === undefined) return null
  return (
    <p className="absolute top-[calc(theme(spacing.header)+0.25rem)] right-gutter sm:top-22 flex flex-wrap items-center gap-x-1 rounded-full bg-white px-4 text-[min(0.875rem,4vw)] text-pine-900 shadow-lifted print:hidden">
      {t('hero.sent')}
      <a
        href={guestPageAddress('', language, guestKey)}
        onPointerEnter={update}
        onFocus={update}
        className="grid min-h-11 place-items-center px-2 font-semibold text-accent-700 underline underline-offset-3"
      >
        {t('hero.yourPage')}
      </a>
    </p>
  )
}

function sentKey(): string | undefined {
  return readSent(Date.now())?.guestKey
}
