import { useEffect, useRef, useState } from 'react'
import { ErrorBoundary } from '#features/site/ErrorBoundary.tsx'
import { useLanguageSwitch } from '#features/site/useLanguageSwitch.ts'
import { useTitle } from '#features/site/useTitle.ts'
import { browserLanguage } from '#i18n/dateStyle.ts'
import { currentLanguage, offerOnce, rememberedLanguage } from '#i18n/index.ts'
import { DEFAULT_LANGUAGE, type Language } from '#i18n/languages.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { Footer } from './Footer.tsx'
import { Gallery } from './Gallery.tsx'
import { GuestReservation } from './GuestReservation.tsx'
import { Header } from './Header.tsx'
import { Hero } from './Hero.tsx'
import { Information } from './Information.tsx'
import { LanguageOffer } from './LanguageOffer.tsx'
import { SentLine } from './SentLine.tsx'
import { Surroundings } from './Surroundings.tsx'
import { Trust } from './Trust.tsx'
import { useLowestPrice } from './usePrices.ts'

const SECTIONS = [Trust, Gallery, Information, GuestReservation, Surroundings]

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
        {SECTIONS.map((Section, index) => (
          <ErrorBoundary key={index} scope="part">
            <Section />
          </ErrorBoundary>
        ))}
      </main>
      <ErrorBoundary scope="part">
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

/** The reader's browser language, offered once per browser and on the default page only. */
function useLanguageOffer(): [offered: Language | null, end: () => void] {
  const [offered, setOffered] = useState<Language | null>(null)
  useEffect(() => {
    const asked = browserLanguage()
    const isOther = asked !== null && asked !== DEFAULT_LANGUAGE
    if (!isOther || currentLanguage() !== DEFAULT_LANGUAGE || rememberedLanguage()) return
    // In an effect, because the first render has to equal the prerendered page.
    // oxlint-disable-next-line react/set-state-in-effect
    if (offerOnce()) setOffered(asked)
  }, [])
  return [offered, () => setOffered(null)]
}
