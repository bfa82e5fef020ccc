import { add } from './add.ts'
import { cancel } from './cancel.ts'
import { remove } from './delete.ts'
import { edit } from './edit.ts'
import { forget } from './forget.ts'
import { move } from './move.ts'
import { pay } from './pay.ts'
import { reinstate } from './reinstate.ts'
import { restore } from './restore.ts'
import { settle } from './settle.ts'
import { unpay } from './unpay.ts'

/** All operations on a stay, by their verbs in the log, in the order of the buttons. */
export const ACTS = {
  add,
  edit,
  cancel,
  reinstate,
  delete: remove,
  restore,
  pay,
  unpay,
  move,
  settle,
  forget,
}
