import { channelFields } from '#domain/channels/channel.ts'
import { LONGEST_TITLE } from '#domain/channels/feed.ts'
import { namesOf } from '#domain/field/record.ts'
import { isGroup, isNextChange, isShort, owner, untouched, versioned } from './conditions.ts'
import { fieldRules, hasNeeded, isShortKey } from './fields.ts'
import { all, any, areEqual, type Rules } from './language.ts'

/** The findings of a calendar's check or of the caretaker: the office parses them, so the rules limit their size only. */
const sizeLimited: Rules = {
  '.validate': isGroup,
  $name: { '.validate': all(isShortKey('$name'), isShort(LONGEST_TITLE)) },
}

function sizeLimitedUnder(key: string): Rules {
  return { ...sizeLimited, '.validate': all(isShortKey(key), isGroup) }
}

/** Several such findings under short keys. */
const sizeLimitedByKey: Rules = { '.validate': isGroup, $key: sizeLimitedUnder('$key') }

/** A pull leaves the owners' entries unchanged. It restores no deleted channel, which has no name. */
const isPulled = areEqual([...namesOf(channelFields), 'version', 'change'], 'data')

/** The sales channels with their calendars' secret addresses, which only owners read. */
export const channels: Rules = {
  $channel: {
    '.write': all(
      owner,
      `${hasNeeded(channelFields)} === newData.exists()`,
      any('!newData.exists()', isNextChange, isPulled),
    ),
    '.validate': isShortKey('$channel'),
    ...fieldRules(channelFields, {
      more: {
        ...versioned,
        at: { '.validate': any(untouched, 'newData.val() === now') },
        result: sizeLimited,
        findings: sizeLimitedByKey,
      },
    }),
  },
}

/** The caretaker's state, `/caretaker`; to the rules the caretaker is an owner. */
export const caretaker: Rules = {
  '.write': owner,
  '.validate': isGroup,
  $part: sizeLimitedUnder('$part'),
}
