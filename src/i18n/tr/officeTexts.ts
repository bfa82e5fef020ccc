import { admin } from './admin.ts'
import { letters } from './letters.ts'
import { mail } from './mail.ts'
import { office } from './office.ts'

/** The texts of the office, and of the letters and mails that it writes; one file in the build. */
export const officeTexts = { admin, office, letters, mail }
