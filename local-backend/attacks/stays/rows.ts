import { GRANTED_ANSWERS, REFUSED_ANSWERS } from './answers.ts'
import { GRANTED_OPENED, REFUSED_OPENED } from './anyonesPages.ts'
import { GRANTED_CANCELLING } from './grantedCancelling.ts'
import { REFUSED_CANCELLED } from './refusedCancelled.ts'
import { REFUSED_CANCELLING } from './refusedCancelling.ts'
import { GRANTED_EVERY_NIGHT, REFUSED_EVERY_NIGHT } from './everyNight.ts'
import { GRANTED_FIELDS, REFUSED_FIELDS } from './fields.ts'
import { GRANTED_FORGETTING, REFUSED_FORGETTING } from './forgetting.ts'
import { GRANTED as GRANTED_CHANGES } from './granted.ts'
import { GRANTED_IDS, REFUSED_IDS } from './ids.ts'
import { GRANTED_LENGTHS, REFUSED_LENGTHS } from './lengths.ts'
import { GRANTED_LETTERS, REFUSED_LETTERS } from './letters.ts'
import { GRANTED_OLDER, REFUSED_OLDER } from './older.ts'
import { GRANTED_PAGES, REFUSED_PAGES } from './pages.ts'
import { GRANTED_PAYMENTS, REFUSED_PAYMENTS } from './payments.ts'
import { GRANTED_PRICE_LOG, REFUSED_PRICE_LOG } from './priceLog.ts'
import { REFUSED_LOG } from './refusedLog.ts'
import { REFUSED_NIGHTS } from './refusedNights.ts'
import { GRANTED_SUMS, REFUSED_SUMS } from './sums.ts'
import { GRANTED_TRUTHS, REFUSED_TRUTHS } from './truths.ts'
import { REFUSED_VERSIONS } from './refusedVersions.ts'

/** What an owner may write over the season. */
export const GRANTED = [
  ...GRANTED_CHANGES,
  ...GRANTED_EVERY_NIGHT,
  ...GRANTED_FIELDS,
  ...GRANTED_IDS,
  ...GRANTED_LENGTHS,
  ...GRANTED_ANSWERS,
  ...GRANTED_FORGETTING,
  ...GRANTED_OLDER,
  ...GRANTED_PAYMENTS,
  ...GRANTED_CANCELLING,
  ...GRANTED_PRICE_LOG,
  ...GRANTED_LETTERS,
  ...GRANTED_PAGES,
  ...GRANTED_OPENED,
  ...GRANTED_SUMS,
  ...GRANTED_TRUTHS,
]
/** What nobody may, an owner neither. */
export const REFUSED = [
  ...REFUSED_VERSIONS,
  ...REFUSED_NIGHTS,
  ...REFUSED_EVERY_NIGHT,
  ...REFUSED_LOG,
  ...REFUSED_ANSWERS,
  ...REFUSED_FORGETTING,
  ...REFUSED_OLDER,
  ...REFUSED_FIELDS,
  ...REFUSED_IDS,
  ...REFUSED_LENGTHS,
  ...REFUSED_PAYMENTS,
  ...REFUSED_CANCELLING,
  ...REFUSED_CANCELLED,
  ...REFUSED_PRICE_LOG,
  ...REFUSED_LETTERS,
  ...REFUSED_PAGES,
  ...REFUSED_OPENED,
  ...REFUSED_SUMS,
  ...REFUSED_TRUTHS,
]
