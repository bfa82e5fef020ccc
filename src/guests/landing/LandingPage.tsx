import { useEffect, useRef, useState, type ReactNode } from 'react'
import { ErrorBoundary } from '#shared/ErrorBoundary.tsx'
import { useLanguageSwitch } from '#shared/useLanguageSwitch.ts'
import { useTitle } from '#shared/useTitle.ts'
import { currentLanguage, rememberedLanguage, contactPhone, hostNames } from '#i18n/index.ts'
import { DEFAULT_LANGUAGE, isLanguage, type Language, languages } from '#i18n/languages.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { Footer } from './Footer.tsx'
import { Gallery } from './Gallery.tsx'
import { GuestReservation } from './GuestReservation.tsx'
import { Header } from './Header.tsx'
import { Hero } from './Hero.tsx'
import { Information } from './Information.tsx'
import { Surroundings } from './Surroundings.tsx'
import { usePrices } from './usePrices.ts'
import { InlineIcon } from '#ui/InlineIcon.tsx'
import { readSent } from '#guests/booking/request/sentRequest.ts'
import { guestPageAddress } from '#i18n/addresses.ts'
import { NewTabLink } from '#shared/NewTabLink.tsx'
import { BadgeCheck, CalendarCheck, HandCoins } from 'lucide-react'
import { photos } from '#content/photos.ts'
import { villa } from '#content/villa.ts'
import { averageOf } from '#domain/reviews/review.ts'
import { formatNumber } from '#i18n/formatNumbers.ts'
import { phoneLink } from '#domain/contact/links.ts'
import { Picture } from '#ui/Picture.tsx'
import { Stars } from '#ui/Stars.tsx'
import { usePublished } from './usePublished.ts'
import { lowestPrice } from '#domain/prices/prices.ts'
import { useToday } from '#shared/useToday.ts'
import { keepText, readText } from '#db/deviceText.ts'

/** Constant elements, so that a change of the hero or the language offer renders none of them again. */
const SECTIONS = [Trust, Gallery, Information, GuestReservation, Surroundings].map(
  (Section, index) => (
    <ErrorBoundary key={index} scope="part">
      <Section />
    </ErrorBoundary>
  ),
)

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
    const preferred = browserLanguage()
    const isOther = preferred !== null && preferred !== DEFAULT_LANGUAGE
    if (!isOther || currentLanguage() !== DEFAULT_LANGUAGE || rememberedLanguage()) return
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
function LanguageOffer({ offered, onAccept, onDecline }: LanguageOfferProps) {
  const words = languages[offered].offer
  if (!words) return null
  return (
    <p
      lang={offered}
      className="absolute top-[42svh] right-gutter flex items-center gap-1 rounded-full bg-white pl-4 text-[min(0.875rem,4vw)] text-pine-900 shadow-lifted motion-safe:transition-opacity starting:opacity-0 print:hidden"
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

/** Leads a guest who comes back to the page of the request sent from this device. */
function SentLine() {
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
    <p className="absolute top-24 right-gutter flex flex-wrap items-center gap-x-1 rounded-full bg-white px-4 text-[min(0.875rem,4vw)] text-pine-900 shadow-lifted upright:top-[calc(42svh+3.5rem)] print:hidden">
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

/** Below the first view: who lets the house, and on which conditions. */
function Trust() {
  const { t } = useTranslation()
  return (
    <section
      id="guven"
      aria-label={t('trust.label')}
      className="border-b border-linen-200 bg-linen-100 print:hidden"
    >
      <ul className="mx-auto grid max-w-page grid-cols-1 gap-x-8 gap-y-2.5 px-gutter py-4 wrap-break-word sm:grid-cols-2 lg:py-6 xl:grid-cols-[auto_minmax(0,1fr)_minmax(0,1fr)_minmax(0,1.4fr)] xl:gap-x-10">
        <Hosts />
        <Item icon={<BadgeCheck aria-hidden />} title={`${t('trust.permit')} ${villa.permit}`}>
          <NewTabLink
            href={villa.permitCheckUrl}
            className="font-semibold text-accent-700 underline underline-offset-3"
          >
            {t('trust.check')}
          </NewTabLink>
        </Item>
        <Item icon={<CalendarCheck aria-hidden />} title={t('trust.cancelling')}>
          {t('trust.cancellingText')}
        </Item>
        <Item icon={<HandCoins aria-hidden />} title={t('trust.fees')}>
          {t('trust.feesText')}{' '}
          <a
            href={phoneLink(contactPhone())}
            className="inline-block wrap-anywhere underline underline-offset-3"
          >
            {contactPhone()}
          </a>
        </Item>
      </ul>
    </section>
  )
}

/** The hosts; the stars of the published reviews take the place of the words under their names. */
function Hosts() {
  const { t, language } = useTranslation()
  const reviews = usePublished()
  const average = averageOf(reviews)
  return (
    <li className="flex items-center gap-3">
      <span aria-hidden className="flex shrink-0">
        {hostNames().map((name, index) => (
          <Face key={name} number={index + 1} />
        ))}
      </span>
      <span className="min-w-0">
        <span className="block font-semibold">{t('trust.hosts')}</span>
        <span aria-live="polite" className="block min-h-[1lh] text-sm/snug text-pine-700">
          {average === null ? (
            t('trust.hostsText')
          ) : (
            <a href="#reviews-title" className="inline-flex flex-wrap items-baseline gap-1.5">
              <Stars
                count={average}
                label={t('house.reviews.stars', { count: Math.round(average) })}
              />
              {t('trust.reviews', {
                average: formatNumber(average, language),
                count: reviews.length,
              })}
            </a>
          )}
        </span>
      </span>
    </li>
  )
}

/** A host's photograph, `photos/hosts/1.jpg` for the first, or a drawing. */
function Face({ number }: { number: number }) {
  const photo = photos[`/photos/hosts/${number}.jpg`]
  return (
    <span className="grid size-11 place-items-center overflow-hidden rounded-full bg-accent-700 text-white ring-2 ring-linen-100 not-first:-ml-2.5">
      {photo ? (
        <Picture photo={photo} alt="" sizes="thumbnail" className="size-full" />
      ) : (
        <Portrait />
      )}
    </span>
  )
}

/** A person with a sprig of laurel, defne in Turkish. */
function Portrait() {
  return (
    <svg viewBox="0 0 44 44" aria-hidden className="size-full">
      <circle cx="22" cy="17" r="7.5" fill="currentColor" opacity="0.92" />
      <path d="M7 44c0-9.5 6.5-16 15-16s15 6.5 15 16z" fill="currentColor" opacity="0.92" />
      <g fill="none" stroke="var(--color-accent-700)" strokeWidth="1.5" strokeLinecap="round">
        <path d="M22 42v-9" />
        <path d="M22 39c-3 0-4.5-1.5-5-4 3 0 4.5 1.5 5 4zM22 36c2.5 0 4-1.3 4.4-3.6-2.6 0-4 1.4-4.4 3.6z" />
      </g>
    </svg>
  )
}

function Item({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <li className="flex items-center gap-3">
      <span className="shrink-0 text-accent-700 [&_svg]:size-6 max-sm:[&_svg]:mx-2">{icon}</span>
      <span className="min-w-0">
        <span className="block leading-snug font-semibold text-balance">{title}</span>
        <span className="block text-sm/snug text-pine-700">{children}</span>
      </span>
    </li>
  )
}

/** The lowest price a night from today on in whole lira; `null` without prices. */
function useLowestPrice(): number | null {
  const { seasons = [] } = usePrices() ?? {}
  const today = useToday()
  return lowestPrice(seasons, today)
}

const OFFERED_KEY = 'villa.languageOffered'

/** Whether another language may be offered here: once, and never where the browser does not let us remember it. */
function offerOnce(): boolean {
  return readText(OFFERED_KEY) === null && keepText(OFFERED_KEY, 'yes')
}

/** The first language of the site that the browser prefers, or `null`. */
export function browserLanguage(): Language | null {
  const codes = navigator.languages.map((locale) => locale.split('-')[0] ?? '')
  return codes.find(isLanguage) ?? null
}
