import { accountFields } from '#domain/guestPage/pageAccount.ts'
import { hasNeeded, owner } from './conditions.ts'
import { recordRules } from './fields.ts'
import type { Rules } from './language.ts'

/** The owners' bank account for whoever knows its secret, `/accounts/{secret}`. */
export const accounts: Rules = {
  $secret: {
    '.read': true,
    '.write': owner,
    '.validate': hasNeeded(accountFields),
    ...recordRules(accountFields),
  },
}
