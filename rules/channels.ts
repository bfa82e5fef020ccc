import {
  askedFields,
  channelFields,
  conflictFields,
  missingFields,
  resultFields,
  unreadableFields,
} from '#domain/channels/channel.ts'
import { LONGEST_UID } from '#domain/channels/feed.ts'
import { namesOf } from '#domain/record.ts'
import { hasNeeded, LONGEST_KEY, owner, untouched, wholeOrGone } from './conditions.ts'
import { recordRules } from './fields.ts'
import { all, any, exists, not, type Rules, same, valueAt, when } from './language.ts'

const version = (place: string) => valueAt(place, 'version')

/** Owners' entries are changed from the current version only. */
const movesOnByOne = same(version('newData'), when(exists('data'), `${version('data')} + 1`, '1'))

/**
 * A pull leaves the owners' entries unchanged; a channel that was deleted since has no name and is
 * not restored.
 */
const isPulled = all(
  ...[...namesOf(channelFields), 'version'].map((name) =>
    same(valueAt('newData', name), valueAt('data', name)),
  ),
)

/** The longest key of an echo: its days and its UID. */
export const LONGEST_ECHO = 'yyyy-MM-dd/yyyy-MM-dd '.length + LONGEST_UID

/** The sales channels with their calendars' secret addresses, which only owners read. */
export const channels: Rules = {
  '.read': owner,
  $channel: {
    // In .write, because a deletion is not validated.
    '.write': all(
      owner,
      wholeOrGone(channelFields),
      any(not(exists('newData')), movesOnByOne, isPulled),
    ),
    '.validate': `$channel.length <= ${LONGEST_KEY}`,
    ...recordRules(channelFields, {
      more: {
        version: { '.validate': true },
        at: { '.validate': any(untouched, same('newData.val()', 'now')) },
        result: { '.validate': hasNeeded(resultFields), ...recordRules(resultFields) },
        conflicts: {
          $conflict: {
            '.validate': all(hasNeeded(conflictFields), '$conflict.length <= 5'),
            ...recordRules(conflictFields),
          },
        },
        asked: {
          $conflict: {
            '.validate': '$conflict.length <= 5',
            ...recordRules(askedFields),
          },
        },
        missing: {
          $stay: {
            '.validate': `$stay.length <= ${LONGEST_KEY}`,
            ...recordRules(missingFields),
          },
        },
        unreadable: {
          $event: {
            '.validate': '$event.length <= 5',
            ...recordRules(unreadableFields),
          },
        },
        echoes: {
          $echo: {
            '.validate': all(
              'newData.isString()',
              '$echo.length <= 5',
              `newData.val().length <= ${LONGEST_ECHO}`,
            ),
          },
        },
      },
    }),
  },
}
