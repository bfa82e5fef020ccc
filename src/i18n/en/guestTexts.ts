import type { Texts } from '#i18n/translation.ts'
import { common } from './common.ts'
import { gallery } from './gallery.ts'
import { house } from './house.ts'
import { landing } from './landing.ts'

/** The texts of every page, and of the landing page without its reservation section; one file in the build. */
export const guestTexts = { ...common, ...landing, gallery, house } satisfies Record<
  keyof Texts['guest'],
  object
>
