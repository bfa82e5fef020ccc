import { cleaningFields } from '#domain/cleaning/cleaning.ts'
import { hasNeeded, LONGEST_KEY, owner } from './conditions.ts'
import { recordRules } from './fields.ts'
import { all, type Rules } from './language.ts'

/** The cleaner's list, `/cleanings/{key}/{stay}`: readable with its key. */
export const cleanings: Rules = {
  '.read': owner,
  $key: {
    '.read': true,
    '.write': owner,
    $stay: {
      '.validate': all(`$stay.length <= ${LONGEST_KEY}`, hasNeeded(cleaningFields)),
      ...recordRules(cleaningFields),
    },
  },
}
