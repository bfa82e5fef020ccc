import { facts } from '#i18n/facts.ts'
import { booking as enBooking } from '#i18n/en/booking.ts'
import { common as enCommon } from '#i18n/en/common.ts'
import { gallery as enGallery } from '#i18n/en/gallery.ts'
import { house as enHouse } from '#i18n/en/house.ts'
import { landing as enLanding } from '#i18n/en/landing.ts'
import { review as enReview } from '#i18n/en/review.ts'
import { booking } from '#i18n/tr/booking.ts'
import { common } from '#i18n/tr/common.ts'
import { gallery } from '#i18n/tr/gallery.ts'
import { house } from '#i18n/tr/house.ts'
import { landing } from '#i18n/tr/landing.ts'
import { review } from '#i18n/tr/review.ts'

/** A guest's texts on the public page in Turkish. */
export const tr = withFacts({ ...common, ...landing, gallery, house, booking, review }, 'tr')

/** The same in English. */
export const en = withFacts(
  {
    ...enCommon,
    ...enLanding,
    gallery: enGallery,
    house: enHouse,
    booking: enBooking,
    review: enReview,
  },
  'en-US',
)

/** The texts with the villa's facts, as `i18n/facts.ts` and i18next's formats insert them. */
function withFacts<Texts>(texts: Texts, locale: string): Texts {
  const { km, ...others } = facts
  const distances = Object.entries(km).map(([key, value]) => [`km.${key}`, value] as const)
  const factsByName = new Map<string, string | number | readonly string[] | undefined>([
    ...Object.entries(others),
    ...distances,
  ])
  const filled = JSON.stringify(texts).replaceAll(
    /\{\{([\w.]+)(, number|, list)?\}\}/g,
    (placeholder, name: string, format?: string) => {
      const fact = factsByName.get(name)
      if (fact === undefined) return placeholder
      const written =
        typeof fact === 'object' ? new Intl.ListFormat(locale).format(fact) : fact.toString()
      return JSON.stringify(format === ', number' ? fact.toLocaleString(locale) : written).slice(
        1,
        -1,
      )
    },
  )
  return JSON.parse(filled) as Texts
}
