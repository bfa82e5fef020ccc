import { channelFields } from '#domain/channels/channel.ts'
import { namesOf } from '#domain/record.ts'
import { hasNeeded, isNextOwnVersion, LONGEST_KEY, owner, untouched } from './conditions.ts'
import { found, foundByKey, recordRules } from './fields.ts'
import { all, any, type Rules } from './language.ts'

/** A pull leaves the owners' entries unchanged. It restores no deleted channel, which has no name. */
const isPulled = all(
  ...[...namesOf(channelFields), 'version'].map(
    (name) => `newData.child('${name}').val() === data.child('${name}').val()`,
  ),
)

/** The sales channels with their calendars' secret addresses, which only owners read. */
export const channels: Rules = {
  '.read': owner,
  $channel: {
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
        result: found,
        conflicts: foundByKey,
        asked: foundByKey,
        unreadable: foundByKey,
        missing: foundByKey,
        echoes: found,
      },
    }),
  },
}
