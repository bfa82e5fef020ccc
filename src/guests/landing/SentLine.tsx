import { guestNow } from '#shared/guestClock.ts'
import { useEffect, useState } from 'react'
import { readSent } from '#guests/booking/request/sentRequest.ts'
import { useOwnState } from '#guests/shared/useOwnState.ts'
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
  const state = useOwnState(guestKey)
  if (guestKey === undefined) return null
  return (
    <p className="absolute top-[calc(theme(spacing.header)+0.25rem)] right-gutter sm:top-22 flex flex-wrap items-center gap-x-1 rounded-full bg-white px-4 text-[min(0.875rem,4vw)] text-pine-900 shadow-lifted print:hidden">
      {state === null ? t('hero.sent') : t(`hero.states.${state}`)}
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
  return readSent(guestNow())?.guestKey
}
