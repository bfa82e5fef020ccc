import { booking as enBooking } from '#i18n/en/booking.ts'
import { common as enCommon } from '#i18n/en/common.ts'
import { gallery as enGallery } from '#i18n/en/gallery.ts'
import { landing as enLanding } from '#i18n/en/landing.ts'
import { booking } from '#i18n/tr/booking.ts'
import { common } from '#i18n/tr/common.ts'
import { gallery } from '#i18n/tr/gallery.ts'
import { landing } from '#i18n/tr/landing.ts'

/** What a guest reads on the public page in Turkish. */
export const tr = { ...common, ...landing, gallery, booking }

/** The same in English. */
export const en = { ...enCommon, ...enLanding, gallery: enGallery, booking: enBooking }
