import { copyFields, copyTroubleFields } from '#domain/caretaker/copyNote.ts'
import type { Fields } from '#domain/record.ts'
import { owner, wholeOrGone } from './conditions.ts'
import { recordRules } from './fields.ts'
import { all, exists, has, type Rules, same } from './language.ts'

/**
 * A complete value with the server's time, or its deletion. In `.write`, because a deletion is not
 * validated.
 */
const saidNow = (fields: Fields): Rules => ({
  '.write': all(owner, wholeOrGone(fields), same(has('newData', ['at']), exists('newData'))),
  ...recordRules(fields, { more: { at: { '.validate': same('newData.val()', 'now') } } }),
})

/** The caretaker's report of its backups, in `/caretaker`; the backups are on its own disk. */
export const caretakerCopy: Rules = {
  copy: saidNow(copyFields),
  copyTrouble: saidNow(copyTroubleFields),
}
