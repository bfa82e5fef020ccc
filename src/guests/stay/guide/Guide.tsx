import { useTranslation } from '#i18n/useTranslation.ts'
import { addDays } from '#domain/date.ts'
import { GUIDE_DAYS_BEFORE } from '#domain/guestPage/moments.ts'
import { GUIDE_PARTS, type GuidePart, type GuideWords } from '#domain/guide/guide.ts'
import type { StayDates } from '#domain/stay/stayDates.ts'
import { formatFullDate } from '#i18n/format.ts'
import { type Language, othersThan } from '#i18n/languages.ts'
import { phoneLink } from '#domain/contact/phone.ts'
import { phonesIn } from '#domain/contact/phonesIn.ts'

type GuideProps = { guide: GuideWords; connected: boolean }

/** The guide apart from the arrival. A section missing in the reader's language is shown in another. */
export function Guide({ guide, connected }: GuideProps) {
  const { t, language } = useTranslation()
  return (
    <section aria-labelledby="guide-title" className="rounded-card bg-white p-5 shadow-soft sm:p-7">
      <h2 id="guide-title" className="text-heading">
        {t('guestPage.guide.title')}
      </h2>
      <p className="mt-2 text-pine-700">
        {t(connected ? 'guestPage.guide.text' : 'guestPage.guide.offline')}
      </p>
      <div className="mt-6 grid gap-x-8 gap-y-6 sm:grid-cols-2">
        {GUIDE_PARTS.map((part) => {
          if (part === 'arrival' || !languageOf(guide, part, language)) return null
          return (
            <section key={part} aria-labelledby={`guide-${part}`} className="min-w-0">
              <h3 id={`guide-${part}`} className="font-semibold">
                {t(`guestPage.guide.parts.${part}`)}
              </h3>
              <GuideText guide={guide} part={part} />
            </section>
          )
        })}
      </div>
    </section>
  )
}

/** A section of the guide in the reader's language, or else in another. */
export function GuideText({ guide, part }: { guide: GuideWords; part: GuidePart }) {
  const { language } = useTranslation()
  const shownLanguage = languageOf(guide, part, language)
  if (!shownLanguage) return null
  const words = guide.texts[shownLanguage]?.[part] ?? ''
  return (
    <p lang={shownLanguage} className="mt-1 wrap-anywhere whitespace-pre-line">
      {part === 'emergency' ? <Numbers text={words} /> : words}
    </p>
  )
}

/** The language in which a section is shown; `undefined` if the owners have not written it. */
function languageOf(guide: GuideWords, part: GuidePart, language: Language): Language | undefined {
  return [language, ...othersThan(language)].find((each) => guide.texts[each]?.[part] !== undefined)
}

/** The date from which the guide can be read. */
export function GuideToCome({ dates: stay }: { dates: StayDates }) {
  const { t, language } = useTranslation()
  const day = formatFullDate(addDays(stay.checkIn, -GUIDE_DAYS_BEFORE), language)
  return <p className="mt-2">{t('guestPage.guide.opens', { day })}</p>
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
