import { LANGUAGE_CODE } from '#domain/letters/ownLetters.ts'
import { namesOf } from '#domain/record.ts'
import {
  LONGEST_TEXT,
  ownTextFields,
  privateFields,
  siteFields,
} from '#domain/settings/settings.ts'
import { hasNeeded, owner } from './conditions.ts'
import { recordRules } from './fields.ts'
import { all, any, exists, isOneOf, matches, type Rules, same, valueAt, when } from './language.ts'

/** Guarantee 4: a part changes from its current version only. */
const isCounted = same(
  valueAt('newData', 'version'),
  `${when(exists('data'), valueAt('data', 'version'), '0')} + 1`,
)

const IS_SHORT = `newData.isString() && newData.val().length <= ${LONGEST_TEXT}`

const version = { '.validate': 'newData.isNumber()' }

/** The owners' settings, `/settings`: guests' pages show the public ones. */
export const settings: Rules = {
  '.write': all(owner, exists('newData')),
  private: {
    '.read': owner,
    '.validate': all(hasNeeded(privateFields), isCounted),
    ...recordRules(privateFields, { more: { version } }),
  },
  public: {
    '.read': true,
    site: {
      '.validate': all(hasNeeded(siteFields), isCounted),
      ...recordRules(siteFields, { more: { version } }),
    },
    texts: {
      $language: {
        '.validate': all(matches('$language', LANGUAGE_CODE), isCounted),
        version,
        $text: {
          '.validate': all(isOneOf('$text', namesOf(ownTextFields)), IS_SHORT),
        },
      },
    },
    $other: { '.validate': false },
  },
  // The values that the last change of each part replaced, by which it is undone.
  before: {
    '.read': owner,
    $part: {
      $name: {
        '.validate': any('newData.isNumber()', 'newData.isBoolean()', IS_SHORT),
      },
    },
  },
  $other: { '.validate': false },
}
