import { owner } from './conditions.ts'
import { any, type Rules, same } from './language.ts'

/** The cleaner's list, `/cleanings/{key}`: readable with its key. */
export const cleanings: Rules = {
  '.read': owner,
  $key: {
    '.read': true,
    '.write': owner,
    at: { '.validate': same('newData.val()', 'now') },
    days: {
      $day: {
        '.validate': 'newData.hasChildren()',
        $name: {
          '.validate': any(
            'newData.isNumber()',
            'newData.isBoolean()',
            'newData.isString() && newData.val().length <= 500',
          ),
        },
      },
    },
    $other: { '.validate': false },
  },
}
