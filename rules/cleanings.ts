import { isShort, owner } from './conditions.ts'
import type { Rules } from './language.ts'

/** The cleaner's list, `/cleanings/{key}`: readable with its key. */
export const cleanings: Rules = {
  '.read': owner,
  $key: {
    '.read': true,
    '.write': owner,
    at: { '.validate': 'newData.val() === now' },
    days: {
      $day: { '.validate': 'newData.hasChildren()', $name: { '.validate': isShort(500) } },
    },
    $other: { '.validate': false },
  },
}
