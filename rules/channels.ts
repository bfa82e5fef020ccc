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
import { all, any, exists, matches, not, type Rules, same, valueAt, when } from './language.ts'

const version = (place: string) => valueAt(place, 'version')

/** Nobody changes what they have not seen: what owners enter goes on from the version that stands. */
const movesOnByOne = same(version('newData'), when(exists('data'), `${version('data')} + 1`, '1'))

/** A pull leaves what owners entered as it is; one that was deleted meanwhile has no name to be left, and does not come back. */
const isPulled = all(
  ...[...namesOf(channelFields), 'version'].map((name) =>
    same(valueAt('newData', name), valueAt('data', name)),
  ),
)

/** The longest key of an echo: its days and its UID. */
export const LONGEST_ECHO = 'yyyy-MM-dd/yyyy-MM-dd '.length + LONGEST_UID

/** The channels on which the villa is sold, too, with their calendars' addresses, which are keys to them: owners alone read them. */
export const channels: Rules = {
  '.read': owner,
  $channel: {
    // In .write, for a deletion is not validated.
    '.write': all(
      owner,
      wholeOrGone(channelFields),
      any(not(exists('newData')), movesOnByOne, isPulled),
    ),
    '.validate': `$channel.length <= ${LONGEST_KEY}`,
    ...recordRules(channelFields, {
      more: {
        version: { '.validate': 'newData.isNumber()' },
        at: { '.validate': any(untouched, same('newData.val()', 'now')) },
        result: { '.validate': hasNeeded(resultFields), ...recordRules(resultFields) },
        conflicts: {
          $conflict: {
            '.validate': all(hasNeeded(conflictFields), matches('$conflict', /^[0-9]{1,5}$/)),
            ...recordRules(conflictFields),
          },
        },
        asked: {
          $conflict: {
            '.validate': all(hasNeeded(askedFields), matches('$conflict', /^[0-9]{1,5}$/)),
            ...recordRules(askedFields),
          },
        },
        missing: {
          $stay: {
            '.validate': all(hasNeeded(missingFields), `$stay.length <= ${LONGEST_KEY}`),
            ...recordRules(missingFields),
          },
        },
        unreadable: {
          $event: {
            '.validate': all(hasNeeded(unreadableFields), matches('$event', /^[0-9]{1,5}$/)),
            ...recordRules(unreadableFields),
          },
        },
        echoes: {
          $echo: {
            '.validate': all(
              'newData.isString()',
              matches('$echo', /^[0-9]{1,5}$/),
              `newData.val().length <= ${LONGEST_ECHO}`,
            ),
          },
        },
      },
    }),
  },
}
