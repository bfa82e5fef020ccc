import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { anchors, FEATURES_ANCHOR } from '#content/sections.ts'
import { Header } from '#features/landing/Header.tsx'
import { Hero } from '#features/landing/Hero.tsx'
import { currentLanguage, rememberedLanguage } from '#i18n/index.ts'
import { PATHS } from '#i18n/paths.ts'
import { layOutLater } from '#lib/layOutLater.ts'
import { island } from './island.tsx'
import { useLanguageSwitch } from './useLanguageSwitch.ts'
import { useTitle } from './useTitle.ts'

const Features = island(
  FEATURES_ANCHOR,
  async () => (await import('#features/landing/Features.tsx')).Features,
  '-1px',
)
const Gallery = island(
  anchors.gallery,
  async () => (await import('#features/landing/Gallery.tsx')).Gallery,
)
const Information = island(
  anchors.info,
  async () => (await import('#features/landing/Information.tsx')).Information,
)
const Reservation = island(
  anchors.reservation,
  async () => (await import('./landing/LiveReservation.tsx')).LiveReservation,
)
const Footer = island(
  anchors.contact,
  async () => (await import('#features/landing/Footer.tsx')).Footer,
)

// Made once: what is below the first view stays as it was written until its script is here, whatever changes above.
const belowFirstView = (
  <>
    <Features />
    <Gallery />
    <Information />
    <Reservation />
  </>
)
const footer = <Footer />

/** The public page: everything a guest sees, in one language per address. */
export function LandingPage() {
  const { t } = useTranslation()
  const switchLanguage = useLanguageSwitch(PATHS.home)
  useTitle(t('meta.title'))
  useRememberedLanguage(switchLanguage)
  useEffect(() => void layOutLater(), [])

  return (
    <>
      <Header language={currentLanguage()} onSwitchLanguage={() => void switchLanguage()} />
      <main>
        <Hero />
        {belowFirstView}
      </main>
      {footer}
    </>
  )
}

/** Somebody who chose English before and comes back to the bare address reads English again; a later switch to Turkish is a choice, too. */
function useRememberedLanguage(switchLanguage: () => Promise<void>) {
  const arrived = useRef(false)
  useEffect(() => {
    if (arrived.current) return
    arrived.current = true
    if (currentLanguage() === 'tr' && rememberedLanguage() === 'en') void switchLanguage()
  }, [switchLanguage])
}
