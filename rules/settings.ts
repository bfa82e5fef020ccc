import { type Fields, namesOf } from '#domain/record.ts'
import { privateFields, siteFields } from '#domain/settings/settings.ts'
import { isNextOwnVersion, isShort, owner } from './conditions.ts'
import { all, isOneOf, type Rules } from './language.ts'

const LONGEST_VALUE = 200

// Only owners write here, and pages check the types, so the rules limit the size only.
function part(fields: Fields): Rules {
  const isName = isOneOf('$name', [...namesOf(fields), 'version'])
  return {
    '.validate': isNextOwnVersion,
    $name: { '.validate': all(isName, isShort(LONGEST_VALUE)) },
  }
}

/** The owners' settings, `/settings`: guests' pages show those of the site. */
export const settings: Rules = {
  '.read': owner,
  '.write': `${owner} && newData.exists()`,
  private: part(privateFields),
  site: { '.read': true, ...part(siteFields) },
  $other: { '.validate': false },
}
