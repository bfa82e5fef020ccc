import { booking } from './en/booking.ts'
import { common } from './en/common.ts'
import { gallery } from './en/gallery.ts'
import { landing } from './en/landing.ts'
import type { Translation } from './tr.ts'

/** The English texts of the public page. */
export const en = { ...common, ...landing, gallery, booking } satisfies Omit<
  Translation,
  'admin' | 'privacy'
>
