import { choiceFields, mailStateFields } from '#domain/caretaker/caretaker.ts'
import { channelFields } from '#domain/channels/channel.ts'
import { LONGEST_UID } from '#domain/channels/feed.ts'
import { namesOf } from '#domain/field/record.ts'
import { isGroup, isNextChange, isShort, owner, untouched, versioned } from './conditions.ts'
import { fieldRules, hasNeeded, isShortKey, recordRules } from './fields.ts'
import { all, any, areEqual, type Rules } from './language.ts'

// An echo: two days and the UID of an event.
const LONGEST_FOUND = 22 + LONGEST_UID

/** What a calendar's check found, or the caretaker: pages parse it, so the rules limit its size only. */
const found: Rules = {
  '.validate': isGroup,
  $name: { '.validate': all(isShortKey('$name'), isShort(LONGEST_FOUND)) },
}

const foundUnder = (key: string): Rules => {
  return { ...found, '.validate': all(isShortKey(key), isGroup) }
}

/** The same for several findings under short keys. */
const foundByKey: Rules = { '.validate': isGroup, $key: foundUnder('$key') }

/** A pull leaves the owners' entries unchanged. It restores no deleted channel, which has no name. */
const isPulled = areEqual([...namesOf(channelFields), 'version', 'change'], 'data')

/** The sales channels with their calendars' secret addresses, which only owners read. */
export const channels: Rules = {
  '.read': owner,
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
        result: found,
        conflicts: foundByKey,
        asked: foundByKey,
        unreadable: foundByKey,
        missing: foundByKey,
        echoes: found,
        news: foundByKey,
      },
    }),
  },
}

/** The sent notices of each address, and the lock. Of two caretakers, the first write is accepted. */
const mailState = recordRules(mailStateFields, {
  check: [isNextChange, isShortKey('$mailState')],
  more: { ...versioned, claim: found, trouble: found, sent: foundByKey, counts: found },
})

/** The caretaker's state, `/caretaker`; to the rules the caretaker is an owner. */
export const caretaker: Rules = {
  '.read': owner,
  '.write': owner,
  choices: {
    $uid: recordRules(choiceFields, {
      check: ['$uid === auth.uid'],
      and: { email: 'newData.val() === auth.token.email' },
    }),
  },
  mailStates: { $mailState: mailState },
  $part: foundUnder('$part'),
}
