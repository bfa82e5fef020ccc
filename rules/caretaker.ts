import { copyFields, copyTroubleFields } from '#domain/caretaker/copyNote.ts'
import { choiceFields } from '#domain/caretaker/choices.ts'
import { unreadableFields } from '#domain/channels/channel.ts'
import { soldFields } from '#domain/channels/imported.ts'
import { lookFields } from '#domain/caretaker/look.ts'
import { NEWS_KINDS } from '#domain/caretaker/news.ts'
import {
  claimFields,
  LONGEST_THING,
  postboxFields,
  troubleFields,
} from '#domain/caretaker/postbox.ts'
import { scriptFields } from '#domain/caretaker/script.ts'
import { hasNeeded, LONGEST_KEY, owner, untouched } from './conditions.ts'
import type { Fields } from '#domain/record.ts'
import { recordRules } from './fields.ts'
import {
  all,
  any,
  exists,
  has,
  isOneOf,
  matches,
  type Rules,
  same,
  valueAt,
  when,
} from './language.ts'

const NUMBER = 'newData.isNumber()'
const OWN_ADDRESS = same('newData.val()', 'auth.token.email')

/**
 * Of two caretakers that want to write to the same address, the first write is accepted: the other
 * has an old version.
 */
const versionMovesOnByOne = same(
  valueAt('newData', 'version'),
  when(exists('data'), `${valueAt('data', 'version')} + 1`, '1'),
)

/** The result of the caretaker's last run. */
const look: Rules = {
  '.validate': all(hasNeeded(lookFields, 'at', 'by')),
  ...recordRules(lookFields, {
    more: {
      at: { '.validate': same('newData.val()', 'now') },
      by: { '.validate': OWN_ADDRESS },
    },
  }),
}

/** Owners write only their own notifications. */
const choices: Rules = {
  $uid: {
    '.validate': all(same('$uid', 'auth.uid'), hasNeeded(choiceFields)),
    ...recordRules(choiceFields, { and: { email: OWN_ADDRESS } }),
  },
}

/** The sent notifications of each address, and the lock. */
const postboxes: Rules = {
  $postbox: {
    '.validate': all(
      versionMovesOnByOne,
      `$postbox.length <= ${LONGEST_KEY}`,
      hasNeeded(postboxFields),
    ),
    ...recordRules(postboxFields, {
      more: {
        version: { '.validate': NUMBER },
        claim: { '.validate': hasNeeded(claimFields), ...recordRules(claimFields) },
        trouble: { '.validate': hasNeeded(troubleFields), ...recordRules(troubleFields) },
        told: {
          $kind: {
            '.validate': isOneOf('$kind', NEWS_KINDS),
            $thing: {
              '.validate': all(
                matches('$thing', new RegExp(`^[-_a-zA-Z0-9]{1,${LONGEST_THING}}$`)),
                NUMBER,
              ),
            },
          },
        },
      },
    }),
  },
}

/** The address of the caretaker's script. */
const script: Rules = {
  '.validate': hasNeeded(scriptFields),
  ...recordRules(scriptFields),
}

/** A report about backups, with the server's time. */
const dated = (fields: Fields): Rules => ({
  '.validate': all(hasNeeded(fields, 'at')),
  ...recordRules(fields, { more: { at: { '.validate': same('newData.val()', 'now') } } }),
})

/** Values under keys that this site generates. */
const keyed = (key: string, fields: Fields): Rules => ({
  [key]: {
    '.validate': all(hasNeeded(fields), `${key}.length <= ${LONGEST_KEY}`),
    ...recordRules(fields),
  },
})

/** The unsettled rest of a calendar's last manual import. */
const imported: Rules = {
  $feed: {
    '.validate': all(`$feed.length <= ${LONGEST_KEY}`, has('newData', ['at'])),
    at: { '.validate': any(untouched, same('newData.val()', 'now')) },
    sold: keyed('$sold', soldFields),
    unreadable: keyed('$event', unreadableFields),
    $other: { '.validate': false },
  },
}

/** The caretaker's state, read and written by owners; the caretaker is one to the rules. */
export const caretaker: Rules = {
  '.read': owner,
  '.write': owner,
  look,
  copy: dated(copyFields),
  copyTrouble: dated(copyTroubleFields),
  script,
  choices,
  postboxes,
  imported,
  failing: {
    $channel: {
      '.validate': all(`$channel.length <= ${LONGEST_KEY}`, NUMBER),
    },
  },
}
