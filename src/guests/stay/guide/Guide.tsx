import { useEffect, useState } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import { namedPhoto } from '#content/gallery.ts'
import { addDays, type IsoDate } from '#domain/date.ts'
import { GUIDE_DAYS_BEFORE } from '#domain/guestPage/moments.ts'
import {
  type Guide as GuideWords,
  guestGuidePath,
  GUIDE_PARTS,
  readGuestGuideEntry,
  readGuestGuide,
  guidePath,
} from '#domain/guide/guide.ts'
import type { StayDates } from '#domain/stay/stayDates.ts'
import { formatFullDate } from '#i18n/format.ts'
import { othersThan } from '#i18n/languages.ts'
import { useDescription } from '#i18n/useDescription.ts'
import { phoneLink } from '#domain/contact/links.ts'
import { Picture } from '#ui/Picture.tsx'
import { askDatabase, poll, readValue } from '#db/rest.ts'

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
        // An owner may have removed the photograph.
        const photo = namedPhoto(guide.photos[part] ?? '')
        return (
          <section key={part} aria-labelledby={`guide-${part}`} className="mt-6">
            <h3 id={`guide-${part}`} className="font-semibold">
              {t(`guestPage.guide.parts.${part}`)}
            </h3>
            <p lang={shownLanguage} className="mt-1 wrap-anywhere whitespace-pre-line">
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

type PhotographProps = NonNullable<ReturnType<typeof namedPhoto>>

function Photograph({ category, item }: PhotographProps) {
  const { t } = useTranslation()
  const describe = useDescription()
  return (
    <Picture
      photo={item.photo}
      alt={describe(category, item).alt}
      sizes="(min-width: 48rem) 36rem, 100vw"
      retryLabel={t('app.retry')}
      className="mt-3 aspect-[3/2] overflow-hidden rounded-field"
    />
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

type Stretch = { text: string; isPhone: boolean }

/** The characters allowed between two digits of one number. */
const GAP = '[ \\u00A0.-]?'

const FORMS = [
  // A Turkish number: three digits of the network or town, possibly in brackets, then seven.
  `(?:(?:\\+|00)90${GAP}|0${GAP})(?:\\([2-58]\\d{2}\\)|[2-58]\\d{2})${GAP}\\d{3}${GAP}\\d{2}${GAP}\\d{2}(?!\\d)`,
  `\\(0[2-58]\\d{2}\\)${GAP}\\d{3}${GAP}\\d{2}${GAP}\\d{2}(?!\\d)`,
  // A foreign number, up to its last digit.
  `\\+(?!90)[1-9]\\d{0,2}(?: ?\\(\\d{1,4}\\))?(?:${GAP}\\d){6,12}(?!${GAP}\\d)`,
  `444${GAP}(?:\\d${GAP}\\d{3}|\\d{2}${GAP}\\d{2})(?!${GAP}\\d)`,
  // Turkish three-digit services, unless a unit, a price or a street's name follows.
  `(?:11[0245]|12[26]|15[4-8]|177|18[5-8])(?!${GAP}\\d|[:,/]\\d|[ \\u00A0]?(?:k?m|metre|TL|[₺€%°])(?![\\p{L}\\d])|\\.?[ \\u00A0]?(?:so?k|cad))`,
]

const PHONE = new RegExp(`(?:${FORMS.join('|')})(?!\\p{L})`, 'giu')

// Tested on the text before a number, because older phones lack lookbehind.
/** The number would be part of an account number, a date, a time or a price. */
const PART_BEFORE = /(?:[\p{L}\d+]|\d[ \u00A0.,:/-])$/u

/** Three digits after this are a door's number or a code. */
const NAME_BEFORE = /(?:no|nr|kodu?|code|şifre(?:si)?)[:.]? ?$/iu

/** Splits a text into telephone numbers, in Turkish or international format, and the rest. */
export function phonesIn(text: string): Stretch[] {
  const stretches: Stretch[] = []
  let end = 0
  for (const { 0: phone, index } of text.matchAll(PHONE)) {
    const before = text.slice(0, index)
    if (PART_BEFORE.test(before) || (phone.length === 3 && NAME_BEFORE.test(before))) continue
    if (index > end) stretches.push({ text: text.slice(end, index), isPhone: false })
    stretches.push({ text: phone, isPhone: true })
    end = index + phone.length
  }
  if (end < text.length) stretches.push({ text: text.slice(end), isPhone: false })
  return stretches
}

const REFUSED = 401

/** A guest's guide: `open`, `shut` by the server's clock, or `none`. */
type GivenGuide = { state: 'open'; guide: GuideWords } | { state: 'shut' | 'none' }

/** Reads the guide of a guest's page; rejects without a response. */
export async function readGivenGuide(key: string): Promise<GivenGuide> {
  const path = guestGuidePath(key)
  if ((await readValue(`${path}/opensAt`)) === null) return { state: 'none' }
  const response = await ask(path)
  if (response.status === REFUSED) return { state: 'shut' }
  const entry = readGuestGuideEntry(await response.json())
  const guide = entry && readGuestGuide(await readValue(guidePath(entry.guide)))
  return guide ? { state: 'open', guide } : { state: 'none' }
}

async function ask(path: string): Promise<Response> {
  const response = await askDatabase(path)
  if (!response.ok && response.status !== REFUSED)
    throw new Error(`The database answered ${response.status}`)
  return response
}
