import { copyFields, copyTroubleFields } from '#domain/caretaker/copyNote.ts'
import type { Fields } from '#domain/record.ts'
import { owner, wholeOrGone } from './conditions.ts'
import { recordRules } from './fields.ts'
import { all, exists, has, type Rules, same } from './language.ts'

/** What is said since when: whole and of this moment, or taken back. In `.write`, for a deletion is not validated. */
const saidNow = (fields: Fields): Rules => ({
  '.write': all(owner, wholeOrGone(fields), same(has('newData', ['at']), exists('newData'))),
  ...recordRules(fields, { more: { at: { '.validate': same('newData.val()', 'now') } } }),
})

/** What the caretaker says of its copies, in `/caretaker`; what is in them is on its own disk. */
export const caretakerCopy: Rules = {
  copy: saidNow(copyFields),
  copyTrouble: saidNow(copyTroubleFields),
}
