import { guideFields, guidePhotoFields } from '#domain/guide/guide.ts'
import { LANGUAGE_CODE } from '#domain/letters/ownLetters.ts'
import { isNextOwnVersion, owner, signature } from './conditions.ts'
import { recordRules } from './fields.ts'
import { all, any, has, matches, type Rules } from './language.ts'

const content: Rules = {
  texts: {
    $language: { '.validate': matches('$language', LANGUAGE_CODE), ...recordRules(guideFields) },
  },
  photos: recordRules(guidePhotoFields),
}

/** The owners' arrival guide, `/guide`: it contains the key's place and the network's password. */
export const guide: Rules = {
  '.read': owner,
  '.write': `${owner} && newData.exists()`,
  '.validate': all(has('newData', ['version', 'by', 'at']), isNextOwnVersion),
  ...content,
  version: { '.validate': 'newData.isNumber()' },
  ...signature,
  $other: { '.validate': false },
}

const page = "root.child('guestPages/' + $key)"

/** Guarantee 8: the page's stay is confirmed, and the server's time is between the page's two times. */
const isOpen = all(
  `${page}.child('status').val() === 'booked'`,
  `${page}.child('guideFrom').val() <= now`,
  `now < ${page}.child('guideUntil').val()`,
)

/** Below the key of a confirmed stay's page, in the owners' version. */
const isGiven = all(
  "newRoot.child('guestPages/' + $key + '/status').val() === 'booked'",
  "newData.child('version').val() === newRoot.child('guide/version').val()",
)

/**
 * A guest's copy of the guide, `/guestGuides/{key}`: readable with the key of a stay's page from
 * two days before check-in until check-out. Its existence is public, so that the page can show the
 * release date.
 */
export const guestGuides: Rules = {
  $key: {
    '.read': isOpen,
    '.write': all(owner, any('!newData.exists()', isGiven)),
    version: { '.read': true, '.validate': 'newData.isNumber()' },
    ...content,
    $other: { '.validate': false },
  },
}
