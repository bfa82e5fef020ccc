import { facts } from '#i18n/facts.ts'
import { booking as enBooking } from '#i18n/en/booking.ts'
import { common as enCommon } from '#i18n/en/common.ts'
import { gallery as enGallery } from '#i18n/en/gallery.ts'
import { landing as enLanding } from '#i18n/en/landing.ts'
import { booking } from '#i18n/tr/booking.ts'
import { common } from '#i18n/tr/common.ts'
import { gallery } from '#i18n/tr/gallery.ts'
import { landing } from '#i18n/tr/landing.ts'

/** What a guest reads on the public page in Turkish. */
export const tr = withFacts({ ...common, ...landing, gallery, booking }, 'tr')

/** The same in English. */
export const en = withFacts(
  { ...enCommon, ...enLanding, gallery: enGallery, booking: enBooking },
  'en-US',
)

/** The texts with the villa's facts in them, as `i18n/facts.ts` and i18next's own formats put them there. */
function withFacts<Texts>(texts: Texts, locale: string): Texts {
  const known = new Map<string, string | number>(Object.entries(facts))
  const filled = JSON.stringify(texts).replaceAll(
    /\{\{(\w+)(, number)?\}\}/g,
    (placeholder, name: string, format?: string) => {
      const fact = known.get(name)
      if (fact === undefined) return placeholder
      return JSON.stringify(format ? fact.toLocaleString(locale) : String(fact)).slice(1, -1)
    },
  )
  return JSON.parse(filled) as Texts
}
