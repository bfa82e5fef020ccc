import { channelFields } from '#domain/channels/channel.ts'
import { LONGEST_UID } from '#domain/channels/feed.ts'
import { namesOf } from '#domain/record.ts'
import {
  hasNeeded,
  isNextOwnVersion,
  isShort,
  LONGEST_KEY,
  owner,
  untouched,
} from './conditions.ts'
import { recordRules } from './fields.ts'
import { all, any, type Rules } from './language.ts'

/**
 * A pull leaves the owners' entries unchanged; a channel that was deleted since has no name and is
 * not restored.
 */
const isPulled = all(
  ...[...namesOf(channelFields), 'version'].map(
    (name) => `newData.child('${name}').val() === data.child('${name}').val()`,
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
      `${hasNeeded(channelFields)} === newData.exists()`,
      any('!newData.exists()', isNextOwnVersion, isPulled),
    ),
    '.validate': `$channel.length <= ${LONGEST_KEY}`,
    ...recordRules(channelFields, {
      more: {
        version: { '.validate': true },
        at: { '.validate': any(untouched, 'newData.val() === now') },
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
