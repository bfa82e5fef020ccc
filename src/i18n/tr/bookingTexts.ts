import { booking } from './booking.ts'
import { problem } from './problem.ts'

/** The texts of the reservation section and of what is typed there; one file in the build. */
export const bookingTexts = { booking, problem }
