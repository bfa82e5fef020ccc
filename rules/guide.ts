import { guideFields, guidePhotoFields } from '#domain/guide/guide.ts'
import { LANGUAGE_CODE } from '#domain/letters/ownLetters.ts'
import { owner } from './conditions.ts'
import { recordRules } from './fields.ts'
import {
  after,
  all,
  any,
  before,
  exists,
  has,
  matches,
  not,
  type Rules,
  same,
  valueAt,
  when,
  word,
} from './language.ts'

const texts: Rules = {
  $language: {
    '.validate': matches('$language', LANGUAGE_CODE),
    ...recordRules(guideFields),
  },
}

const photos = recordRules(guidePhotoFields)

/**
 * The owners' arrival guide, `/guide`: readable only by them, because it contains the key's place
 * and the network's password.
 */
export const guide: Rules = {
  '.read': owner,
  // In .write, because a deletion is not validated.
  '.write': all(owner, exists('newData')),
  '.validate': all(
    has('newData', ['version', 'by', 'at']),
    // The guide is changed from its current version only.
    same(
      valueAt('newData', 'version'),
      `${when(exists('data'), valueAt('data', 'version'), '0')} + 1`,
    ),
  ),
  texts,
  photos,
  version: { '.validate': 'newData.isNumber()' },
  by: { '.validate': same('newData.val()', 'auth.token.email') },
  at: { '.validate': same('newData.val()', 'now') },
  $other: { '.validate': false },
}

const page = before('guestPages', '$key')

/**
 * Guarantee 9: the page's stay is confirmed, and the server's time is between the page's two times.
 */
const isOpen = all(
  same(valueAt(page, 'status'), word('booked')),
  `${valueAt(page, 'guideFrom')} <= now`,
  `now < ${valueAt(page, 'guideUntil')}`,
)

/** Below the key of a confirmed stay's page, in the owners' version. */
const isGiven = all(
  same(valueAt(after('guestPages', '$key'), 'status'), word('booked')),
  same(valueAt('newData', 'version'), valueAt(after('guide'), 'version')),
)

/**
 * A guest's copy of the guide, `/guestGuides/{key}`: readable with the key of a stay's page from
 * two days before check-in until check-out. Its existence is public, so that the page can show the
 * release date.
 */
export const guestGuides: Rules = {
  $key: {
    '.read': isOpen,
    // In .write, because a deletion is not validated.
    '.write': all(owner, any(not(exists('newData')), isGiven)),
    version: { '.read': true, '.validate': 'newData.isNumber()' },
    texts,
    photos,
    $other: { '.validate': false },
  },
}
