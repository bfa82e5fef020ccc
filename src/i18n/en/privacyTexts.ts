import type { Texts } from '#i18n/translation.ts'
import { privacy } from './privacy.ts'

/** The texts of the privacy notice; one file in the build. */
export const privacyTexts = { privacy } satisfies Record<keyof Texts['privacy'], object>
