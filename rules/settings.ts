import { LANGUAGE_CODE } from '#domain/letters/ownLetters.ts'
import { type Fields, namesOf } from '#domain/record.ts'
import {
  LONGEST_TEXT,
  ownTextFields,
  privateFields,
  siteFields,
} from '#domain/settings/settings.ts'
import { isShort, owner } from './conditions.ts'
import { all, exists, isOneOf, matches, type Rules, same, valueAt, when } from './language.ts'

/** Guarantee 4: a part changes from its current version only. */
const isCounted = same(
  valueAt('newData', 'version'),
  `${when(exists('data'), valueAt('data', 'version'), '0')} + 1`,
)

// Only owners write here, and pages check the types, so the rules limit the size only.
const isText = isShort(LONGEST_TEXT)

const named = (fields: Fields): Rules => ({
  $name: { '.validate': all(isOneOf('$name', [...namesOf(fields), 'version']), isText) },
})

/** The owners' settings, `/settings`: guests' pages show the public ones. */
export const settings: Rules = {
  '.write': all(owner, exists('newData')),
  private: { '.read': owner, '.validate': isCounted, ...named(privateFields) },
  public: {
    '.read': true,
    site: { '.validate': isCounted, ...named(siteFields) },
    texts: {
      $language: {
        '.validate': all(matches('$language', LANGUAGE_CODE), isCounted),
        ...named(ownTextFields),
      },
    },
    $other: { '.validate': false },
  },
  // The values that the last change of each part replaced, by which it is undone.
  before: { '.read': owner, $part: { $name: { '.validate': isText } } },
  $other: { '.validate': false },
}
