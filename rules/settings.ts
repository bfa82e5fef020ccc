import { type Fields, namesOf } from '#domain/record.ts'
import { privateFields, siteFields } from '#domain/settings/settings.ts'
import { keyFields } from '#domain/settings/keys.ts'
import { isNextOwnVersion, isShort, owner, untouched } from './conditions.ts'
import { fieldRules } from './fields.ts'
import { all, any, isOneOf, type Rules } from './language.ts'

const LONGEST_VALUE = 200

// Only owners write here, and pages check the types, so the rules limit the size only.
function part(fields: Fields): Rules {
  const isName = isOneOf('$name', [...namesOf(fields), 'version'])
  return {
    '.validate': isNextOwnVersion,
    $name: { '.validate': all(isName, isShort(LONGEST_VALUE)) },
  }
}

const isMadeOnce = any('!data.exists()', untouched)

/** The owners' settings, `/settings`: guests' pages show those of the site. */
export const settings: Rules = {
  '.read': owner,
  '.write': `${owner} && newData.exists()`,
  private: part(privateFields),
  site: { '.read': true, ...part(siteFields) },
  // Guests' pages name the secrets of the guide and the account, so these never change.
  keys: fieldRules(keyFields, { and: { guide: isMadeOnce, account: isMadeOnce } }),
  $other: { '.validate': false },
}
