import { useEffect, useRef } from 'react'
import { lowestPrice } from '#domain/prices/prices.ts'
import { anchors, places } from '#i18n/addresses.ts'
import { currentLanguage, rememberedLanguage } from '#i18n/index.ts'
import { DEFAULT_LANGUAGE, type Language } from '#i18n/languages.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { ErrorBoundary } from '#shared/ErrorBoundary.tsx'
import { useLanguageSwitch } from '#shared/useLanguageSwitch.ts'
import { useTitle } from '#shared/useTitle.ts'
import { useToday } from '#shared/useToday.ts'
import { Footer } from './Footer.tsx'
import { Gallery } from './Gallery.tsx'
import { Header } from './Header.tsx'
import { Hero } from './Hero.tsx'
import { Information } from './Information.tsx'
import { LanguageOffer, useLanguageOffer } from './LanguageOffer.tsx'
import { LateReservation } from './LateReservation.tsx'
import { SentLine } from './SentLine.tsx'
import { Surroundings } from './Surroundings.tsx'
import { TrustStrip } from './TrustStrip.tsx'
import { usePrices } from './publicValues.ts'

/** Constant elements, so that a change of the hero or the language offer renders none of them again. */
const SECTIONS = (
  [
    ['#guven', TrustStrip],
    [`#${anchors.gallery}`, Gallery],
    [`#${anchors.info}`, Information],
    [`#${anchors.reservation}`, LateReservation],
    [`#${places.location}`, Surroundings],
  ] as const
).map(([selector, Section]) => (
  <ErrorBoundary key={selector} scope="part" keeps={selector}>
    <Section />
  </ErrorBoundary>
))

/** The public page, which is in one language per address. */
export function LandingPage() {
  const { t } = useTranslation()
  const switchLanguage = useLanguageSwitch('home')
  const [offered, endOffer] = useLanguageOffer()
  const lowest = useLowestPrice()
  useTitle(t('meta.title'))
  useRememberedLanguage(switchLanguage)

  return (
    <>
      <Header onSwitchLanguage={(language) => void switchLanguage(language)} />
      <main>
        <Hero lowest={lowest}>
          <SentLine />
          {offered && (
            <LanguageOffer
              offered={offered}
              onAccept={() => {
                endOffer()
                void switchLanguage(offered)
              }}
              onDecline={endOffer}
            />
          )}
        </Hero>
        {SECTIONS}
      </main>
      <ErrorBoundary scope="part" keeps="footer">
        <Footer />
      </ErrorBoundary>
    </>
  )
}

function useRememberedLanguage(switchLanguage: (language: Language) => Promise<void>) {
  const arrived = useRef(false)
  useEffect(() => {
    if (arrived.current) return
    arrived.current = true
    const remembered = rememberedLanguage() ?? DEFAULT_LANGUAGE
    if (currentLanguage() === DEFAULT_LANGUAGE && remembered !== DEFAULT_LANGUAGE) {
      void switchLanguage(remembered)
    }
  }, [switchLanguage])
}

/** The lowest price a night from today on; `null` without prices. */
function useLowestPrice(): number | null {
  const { seasons = [] } = usePrices() ?? {}
  const today = useToday()
  return lowestPrice(seasons, today)
}
