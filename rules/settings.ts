import { LANGUAGE_CODE } from '#domain/field/textField.ts'
import { type Fields, namesOf } from '#domain/record.ts'
import {
  LONGEST_TEXT,
  ownTextFields,
  privateFields,
  siteFields,
} from '#domain/settings/settings.ts'
import { isNextOwnVersion, isShort, owner } from './conditions.ts'
import { all, isOneOf, matches, type Rules } from './language.ts'

// Only owners write here, and pages check the types, so the rules limit the size only.
const isText = isShort(LONGEST_TEXT)

function named(fields: Fields): Rules {
  const isName = isOneOf('$name', [...namesOf(fields), 'version'])
  return { $name: { '.validate': all(isName, isText) } }
}

/** The owners' settings, `/settings`: guests' pages show the public ones. */
export const settings: Rules = {
  '.read': owner,
  '.write': `${owner} && newData.exists()`,
  private: { '.validate': isNextOwnVersion, ...named(privateFields) },
  public: {
    '.read': true,
    site: { '.validate': isNextOwnVersion, ...named(siteFields) },
    texts: {
      $language: {
        '.validate': all(matches('$language', LANGUAGE_CODE), isNextOwnVersion),
        ...named(ownTextFields),
      },
    },
    $other: { '.validate': false },
  },
  // The values that the last change of each part replaced, by which it is undone.
  before: { $part: { $name: { '.validate': isText } } },
  $other: { '.validate': false },
}
