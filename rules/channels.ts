import { channelFields } from '#domain/channels/channel.ts'
import { LONGEST_UID } from '#domain/channels/feed.ts'
import { namesOf } from '#domain/record.ts'
import { isShort, LONGEST_KEY, owner, untouched, wholeOrGone } from './conditions.ts'
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
const LONGEST_ECHO = 'yyyy-MM-dd/yyyy-MM-dd '.length + LONGEST_UID

const isBrief = { '.validate': isShort(LONGEST_ECHO) }
const found: Rules = { $name: isBrief }
const numbered: Rules = { $event: { '.validate': '$event.length <= 5', ...found } }

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
        // What a pull found: pages parse it, so the rules limit its size only.
        result: found,
        conflicts: numbered,
        asked: numbered,
        unreadable: numbered,
        missing: { $stay: { '.validate': `$stay.length <= ${LONGEST_KEY}`, ...found } },
        echoes: { $echo: isBrief },
      },
    }),
  },
}
