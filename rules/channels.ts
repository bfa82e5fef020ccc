import { choiceFields, mailStateFields } from '#domain/caretaker/caretaker.ts'
import { channelFields } from '#domain/channels/channel.ts'
import { LONGEST_UID } from '#domain/channels/feed.ts'
import { namesOf } from '#domain/field/record.ts'
import { isNextChange, isShort, owner, signature, untouched, versioned } from './conditions.ts'
import { fieldRules, hasNeeded, isShortKey, recordRules } from './fields.ts'
import { all, any, areEqual, type Rules } from './language.ts'

// An echo: two days and the UID of an event.
const LONGEST_FOUND = 22 + LONGEST_UID

/** What a calendar's check found, or the caretaker: pages parse it, so the rules limit its size only. */
const found: Rules = { $name: { '.validate': isShort(LONGEST_FOUND) } }

/** The same for several findings under short keys. */
const foundByKey: Rules = {
  $key: { '.validate': all(isShortKey('$key'), 'newData.hasChildren()'), ...found },
}

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
      },
    }),
  },
}

/** The sent notices of each address, and the lock. Of two caretakers, the first write is accepted. */
const mailState = recordRules(mailStateFields, {
  check: [isNextChange, isShortKey('$mailState')],
  more: { ...versioned, claim: found, trouble: found, sent: foundByKey, counts: found },
})

const diskTrouble: Rules = { '.validate': "newData.hasChild('at')", at: signature.at, ...found }

/** The caretaker's state, `/caretaker`, read and written by owners; the caretaker is one to the rules. */
export const caretaker: Rules = {
  '.read': owner,
  '.write': owner,
  run: { '.validate': "newData.hasChildren(['at', 'by'])", ...signature, ...found },
  copy: { '.validate': "newData.hasChild('at')", at: signature.at, ...found },
  copyTrouble: diskTrouble,
  calendarTrouble: diskTrouble,
  choices: {
    $uid: recordRules(choiceFields, {
      check: ['$uid === auth.uid'],
      and: { email: 'newData.val() === auth.token.email' },
    }),
  },
  mailStates: { $mailState: mailState },
  failing: { $channel: { '.validate': all(isShortKey('$channel'), 'newData.isNumber()') } },
  $other: { '.validate': false },
}
