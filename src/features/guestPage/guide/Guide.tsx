import { useTranslation } from '#i18n/useTranslation.ts'
import { namedPhoto } from '#content/gallery.ts'
import { addDays } from '#domain/date.ts'
import { type Guide as GuideWords, GUIDE_DAYS_BEFORE, GUIDE_PARTS } from '#domain/guide/guide.ts'
import type { Stay } from '#domain/stay.ts'
import { formatFullDate } from '#i18n/format.ts'
import { othersThan } from '#i18n/languages.ts'
import { useDescription } from '#i18n/useDescription.ts'
import { phoneLink } from '#lib/links.ts'
import { phonesIn } from '#lib/phonesIn.ts'
import { Picture } from '#ui/Picture.tsx'

/**
 * The arrival guide section by section; a section missing in the reader's language is shown in
 * another.
 */
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
        const said = order.find((each) => guide.texts[each]?.[part] !== undefined)
        if (!said) return null
        const words = guide.texts[said]?.[part] ?? ''
        // An owner may have removed the photograph.
        const photo = namedPhoto(guide.photos[part] ?? '')
        return (
          <section key={part} aria-labelledby={`guide-${part}`} className="mt-6">
            <h3 id={`guide-${part}`} className="font-semibold">
              {t(`guestPage.guide.parts.${part}`)}
            </h3>
            <p lang={said} className="mt-1 wrap-anywhere whitespace-pre-line">
              {part === 'emergency' ? <Numbers text={words} /> : words}
            </p>
            {photo && <Photograph {...photo} />}
          </section>
        )
      })}
    </section>
  )
}

/** The date from which the guide can be read. */
export function GuideToCome({ stay }: { stay: Stay }) {
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

type PhotographProps = NonNullable<ReturnType<typeof namedPhoto>>

function Photograph({ category, item }: PhotographProps) {
  const { t } = useTranslation()
  const describe = useDescription(category)
  return (
    <Picture
      photo={item.photo}
      alt={describe(item).alt}
      sizes="(min-width: 48rem) 36rem, 100vw"
      retryLabel={t('app.retry')}
      className="mt-3 aspect-[3/2] overflow-hidden rounded-field"
    />
  )
}
