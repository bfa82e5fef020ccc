import type { Texts } from '#i18n/translation.ts'
import { booking } from './booking.ts'
import { problem } from './problem.ts'

/** The texts of the reservation section, and of the problems of every form; one file in the build. */
export const bookingTexts = { booking, problem } satisfies Record<keyof Texts['booking'], object>
