import { choiceFields } from '#domain/caretaker/choices.ts'
import { copyFields, copyTroubleFields } from '#domain/caretaker/copyNote.ts'
import { lookFields } from '#domain/caretaker/look.ts'
import { NEWS_KINDS } from '#domain/caretaker/news.ts'
import {
  claimFields,
  LONGEST_THING,
  postboxFields,
  troubleFields,
} from '#domain/caretaker/postbox.ts'
import { scriptFields } from '#domain/caretaker/script.ts'
import { unreadableFields } from '#domain/channels/channel.ts'
import { soldFields } from '#domain/channels/imported.ts'
import type { Fields } from '#domain/record.ts'
import {
  hasNeeded,
  isNextOwnVersion,
  LONGEST_KEY,
  owner,
  signature,
  untouched,
} from './conditions.ts'
import { recordRules } from './fields.ts'
import { all, any, isOneOf, matches, type Rules } from './language.ts'

const isKey = (name: string) => `${name}.length <= ${LONGEST_KEY}`

const record = (fields: Fields, more: Rules = {}): Rules => ({
  '.validate': hasNeeded(fields, ...Object.keys(more)),
  ...recordRules(fields, { more }),
})

/** Values under keys that this site generates. */
const keyed = (key: string, fields: Fields): Rules => ({
  [key]: { ...record(fields), '.validate': all(hasNeeded(fields), isKey(key)) },
})

const at = { '.validate': 'newData.val() === now' }

/** The sent notifications of each address, and the lock. Of two caretakers, the first write is accepted. */
const postboxes: Rules = {
  $postbox: {
    '.validate': all(isNextOwnVersion, isKey('$postbox'), hasNeeded(postboxFields)),
    ...recordRules(postboxFields, {
      more: {
        version: { '.validate': 'newData.isNumber()' },
        claim: record(claimFields),
        trouble: record(troubleFields),
        told: {
          $kind: {
            '.validate': isOneOf('$kind', NEWS_KINDS),
            $thing: {
              '.validate': all(
                matches('$thing', new RegExp(`^[-_a-zA-Z0-9]{1,${LONGEST_THING}}$`)),
                'newData.isNumber()',
              ),
            },
          },
        },
      },
    }),
  },
}

/** The caretaker's state, `/caretaker`, read and written by owners; the caretaker is one to the rules. */
export const caretaker: Rules = {
  '.read': owner,
  '.write': owner,
  look: record(lookFields, signature),
  copy: record(copyFields, { at }),
  copyTrouble: record(copyTroubleFields, { at }),
  script: record(scriptFields),
  // Owners write only their own notifications.
  choices: {
    $uid: {
      '.validate': all('$uid === auth.uid', hasNeeded(choiceFields)),
      ...recordRules(choiceFields, { and: { email: 'newData.val() === auth.token.email' } }),
    },
  },
  postboxes,
  // The unsettled rest of a calendar's last manual import.
  imported: {
    $feed: {
      '.validate': `${isKey('$feed')} && newData.hasChildren(['at'])`,
      at: { '.validate': any(untouched, 'newData.val() === now') },
      sold: keyed('$sold', soldFields),
      unreadable: keyed('$event', unreadableFields),
      $other: { '.validate': false },
    },
  },
  failing: { $channel: { '.validate': `${isKey('$channel')} && newData.isNumber()` } },
}
