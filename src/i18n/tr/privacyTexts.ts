import { privacy } from './privacy.ts'

/** The texts of the privacy notice; one file in the build. */
export const privacyTexts = { privacy }
