import type { Texts } from '#i18n/translation.ts'
import { cleaning } from './cleaning.ts'
import { guestPage } from './guestPage.ts'
import { review } from './review.ts'

/** The texts of the guest’s page and the cleaner’s; one file in the build. */
export const stayTexts = { cleaning, guestPage, review } satisfies Record<
  keyof Texts['stay'],
  object
>
