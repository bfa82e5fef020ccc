import { useEffect, useState } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import { addDays, type IsoDate } from '#domain/date.ts'
import { GUIDE_DAYS_BEFORE } from '#domain/guestPage/moments.ts'
import { type Guide as GuideWords, GUIDE_PARTS } from '#domain/guide/guide.ts'
import type { StayDates } from '#domain/stay/stayDates.ts'
import { formatFullDate } from '#i18n/format.ts'
import { othersThan } from '#i18n/languages.ts'
import { phoneLink, phonesIn } from '#domain/contact/phone.ts'
import { type GivenGuide, readGivenGuide } from '#db/givenGuide.ts'
import { poll } from '#db/rest.ts'

type GuestGuideProps = {
  guestKey: string
  dates: StayDates
  today: IsoDate
  /** Changes with each update of the page, which then loads the guide again. */
  update: string
}

/** The guest's arrival guide once the database releases it; before that, the release date. */
export function GuestGuide({ guestKey, dates, today, update }: GuestGuideProps) {
  const { given, connected } = useReleasedGuide(guestKey, `${today} ${update}`)
  if (given?.state === 'open') return <Guide guide={given.guide} connected={connected} />
  return given?.state === 'shut' && today < dates.checkIn && <GuideToCome dates={dates} />
}

/** A section missing in the reader's language is shown in another. */
export function Guide({ guide, connected }: { guide: GuideWords; connected: boolean }) {
  const { t, language } = useTranslation()
  const order = [language, ...othersThan(language)]
  return (
    <section
      aria-labelledby="guide-title"
      className="mt-8 rounded-card bg-white p-5 shadow-soft sm:p-7"
    >
      <h2 id="guide-title" className="text-heading">
        {t('guestPage.guide.title')}
      </h2>
      <p className="mt-2 text-pine-700">
        {t(connected ? 'guestPage.guide.text' : 'guestPage.guide.offline')}
      </p>
      {GUIDE_PARTS.map((part) => {
        const shownLanguage = order.find((each) => guide.texts[each]?.[part] !== undefined)
        if (!shownLanguage) return null
        const words = guide.texts[shownLanguage]?.[part] ?? ''
        return (
          <section key={part} aria-labelledby={`guide-${part}`} className="mt-6">
            <h3 id={`guide-${part}`} className="font-semibold">
              {t(`guestPage.guide.parts.${part}`)}
            </h3>
            <p lang={shownLanguage} className="mt-1 wrap-anywhere whitespace-pre-line">
              {part === 'emergency' ? <Numbers text={words} /> : words}
            </p>
          </section>
        )
      })}
    </section>
  )
}

/** The date from which the guide can be read. */
function GuideToCome({ dates: stay }: { dates: StayDates }) {
  const { t, language } = useTranslation()
  const day = formatFullDate(addDays(stay.checkIn, -GUIDE_DAYS_BEFORE), language)
  return <p className="mt-6">{t('guestPage.guide.opens', { day })}</p>
}

/** A text whose telephone numbers are links. */
function Numbers({ text }: { text: string }) {
  return phonesIn(text).map((stretch, index) =>
    stretch.isPhone ? (
      <a
        key={index}
        href={phoneLink(stretch.text)}
        className="font-semibold text-accent-700 underline underline-offset-3"
      >
        {stretch.text}
      </a>
    ) : (
      stretch.text
    ),
  )
}

const INTERVAL_MS = 3 * 60_000

/**
 * The released guide for a page's key: read again after each `update` of the page, when the tab
 * becomes visible, and every few minutes while it is. It is not a subscription, because the rules
 * check an open stream's release time only once.
 */
function useReleasedGuide(key: string, update: string) {
  const [given, setGiven] = useState<GivenGuide | null>(null)
  const [connected, setConnected] = useState(true)
  useEffect(
    () =>
      poll(
        () => readGivenGuide(key),
        (guide) => {
          setGiven(guide)
          setConnected(true)
        },
        () => setConnected(false),
        INTERVAL_MS,
      ),
    [key, update],
  )
  return { given, connected }
}
