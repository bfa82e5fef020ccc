import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import { anchors, places, TRUST_ANCHOR } from '#i18n/addresses.ts'
import { Header } from './Header.tsx'
import { Hero } from './Hero.tsx'
import { currentLanguage, offerOnce, rememberedLanguage, withTexts } from '#i18n/index.ts'
import { DEFAULT_LANGUAGE, type Language } from '#i18n/languages.ts'
import { lazyHydrate } from '#lib/pageLoad/lazyHydrate.tsx'
import { layOutLater } from '#lib/pageLoad/layOutLater.ts'
import { fetchPart } from '#lib/fetchPart.ts'
import { ErrorBoundary } from '#features/site/ErrorBoundary.tsx'
import { useLowestKnown } from './lowestKnown.ts'
import { useLanguageSwitch } from '#features/site/useLanguageSwitch.ts'
import { useTitle } from '#features/site/useTitle.ts'
import { browserLanguage } from '#i18n/dateStyle.ts'

const Trust = lazyHydrate(
  TRUST_ANCHOR,
  withTexts(['landing', 'house'], async () => (await fetchPart(() => import('./Trust.tsx'))).Trust),
  '-1px',
)
const Gallery = lazyHydrate(
  anchors.gallery,
  withTexts(['gallery'], async () => (await fetchPart(() => import('./Gallery.tsx'))).Gallery),
)
const Information = lazyHydrate(
  anchors.info,
  withTexts(
    ['landing', 'gallery', 'house'],
    async () => (await fetchPart(() => import('./LiveInformation.tsx'))).LiveInformation,
  ),
)
const Reservation = lazyHydrate(
  anchors.reservation,
  withTexts(
    ['booking', 'problem'],
    async () => (await fetchPart(() => import('./LiveReservation.tsx'))).LiveReservation,
  ),
)
const Surroundings = lazyHydrate(
  places.location,
  withTexts(
    ['landing', 'house'],
    async () => (await fetchPart(() => import('./Surroundings.tsx'))).Surroundings,
  ),
)
const Footer = lazyHydrate(
  anchors.contact,
  withTexts(
    ['landing', 'gallery'],
    async () => (await fetchPart(() => import('./Footer.tsx'))).Footer,
  ),
)

// A constant element, so that the lazily hydrated part keeps its prerendered HTML when the parent
// renders.
const belowFirstView = (
  <>
    {[Trust, Gallery, Information, Reservation, Surroundings].map((Part, index) => (
      <ErrorBoundary key={index} scope="part">
        <Part />
      </ErrorBoundary>
    ))}
  </>
)
const footer = (
  <ErrorBoundary scope="part">
    <Footer />
  </ErrorBoundary>
)

/** The public page, which is in one language per address. */
export function LandingPage() {
  const { t } = useTranslation()
  const switchLanguage = useLanguageSwitch('home')
  const lowest = useLowestKnown()
  const languageOffer = useLanguageOffer(switchLanguage)
  const sentLine = useSentLine()
  useTitle(t('meta.title'))
  useRememberedLanguage(switchLanguage)
  useEffect(() => void layOutLater(), [])

  return (
    <>
      <Header onSwitchLanguage={(language) => void switchLanguage(language)} />
      <main>
        <Hero lowest={lowest}>
          {sentLine}
          {languageOffer}
        </Hero>
        {belowFirstView}
      </main>
      {footer}
    </>
  )
}

/** The line of a guest who has sent a request, which only their device loads. */
function useSentLine() {
  const [line, setLine] = useState<ReactNode>(null)
  useEffect(() => {
    if (!isKept()) return
    fetchPart(() => import('./SentLine.tsx')).then(
      ({ SentLine }) => setLine(<SentLine />),
      // Offline, the request is still shown with the calendar.
      () => undefined,
    )
  }, [])
  return line
}

/** Reads the key of `sentRequest.ts`, whose validation the first view does not load. */
function isKept(): boolean {
  try {
    return localStorage.getItem('villa.asked') !== null
  } catch {
    return false
  }
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

/** Offers the reader's browser language once per browser, on the default page only. */
function useLanguageOffer(switchLanguage: (language: Language) => Promise<void>) {
  const [offer, setOffer] = useState<ReactNode>(null)
  useEffect(() => {
    const asked = browserLanguage()
    const isOther = asked !== null && asked !== DEFAULT_LANGUAGE
    if (!isOther || currentLanguage() !== DEFAULT_LANGUAGE || rememberedLanguage()) return
    const end = () => setOffer(null)
    const accept = () => {
      end()
      void switchLanguage(asked)
    }
    // The page itself renders first.
    const drawn = requestAnimationFrame(() => {
      fetchPart(() => import('./LanguageOffer.tsx')).then(
        ({ LanguageOffer }) => {
          if (!offerOnce()) return
          setOffer(<LanguageOffer offered={asked} onAccept={accept} onDecline={end} />)
        },
        // The header's switch remains.
        () => undefined,
      )
    })
    return () => cancelAnimationFrame(drawn)
  }, [switchLanguage])
  return offer
}
