import { useTranslation } from '#i18n/useTranslation.ts'
import { namedPhoto } from '#content/gallery.ts'
import { addDays, type IsoDate } from '#domain/date.ts'
import { type Guide as GuideWords, GUIDE_DAYS_BEFORE, GUIDE_PARTS } from '#domain/guide/guide.ts'
import type { Stay } from '#domain/stay.ts'
import { formatFullDate } from '#i18n/format.ts'
import { othersThan } from '#i18n/languages.ts'
import { useDescription } from '#i18n/useDescription.ts'
import { phoneLink } from '#lib/links.ts'
import { phonesIn } from '#lib/phonesIn.ts'
import { Picture } from '#ui/Picture.tsx'
import { useEffect, useState } from 'react'
import { type GuestGuide, readGivenGuide } from '#db/guestPage.ts'

type GuestGuideProps = {
  guestKey: string
  stay: Stay
  today: IsoDate
  /** Changes with each update of the page, which then loads the guide again. */
  heard: string
}

/** The guest's arrival guide once the database releases it; before that, the release date. */
export function GuestGuide({ guestKey, stay, today, heard }: GuestGuideProps) {
  const { given, connected } = usePublishedGuide(guestKey, `${today} ${heard}`)
  if (given?.state === 'open') return <Guide guide={given.guide} connected={connected} />
  return given?.state === 'shut' && today < stay.checkIn && <GuideToCome stay={stay} />
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

const AGAIN_MS = 3 * 60_000
const SOON_MS = 10_000

/**
 * The released guide for a page's key: read again after each update of the page, when the tab
 * becomes visible, and every few minutes while it is. It is not a subscription, because the rules
 * check an open stream's release time only once.
 */
export function usePublishedGuide(key: string, news: string) {
  const [given, setGiven] = useState<GuestGuide | null>(null)
  const [connected, setConnected] = useState(true)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    // Only the latest of several concurrent reads counts.
    let asked = 0
    const look = () => {
      clearTimeout(timer)
      if (document.visibilityState === 'hidden') return
      asked += 1
      const question = asked
      readGivenGuide(key).then(
        (answer) => {
          if (question !== asked) return
          setGiven(answer)
          setConnected(true)
          timer = setTimeout(look, AGAIN_MS)
        },
        () => {
          if (question !== asked) return
          setConnected(false)
          timer = setTimeout(look, SOON_MS)
        },
      )
    }
    look()
    document.addEventListener('visibilitychange', look)
    addEventListener('online', look)
    return () => {
      asked += 1
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
      removeEventListener('online', look)
    }
  }, [key, news])
  return { given, connected }
}
