import { guideFields, guidePhotoFields } from '#domain/guide/guide.ts'
import { LANGUAGE_CODE } from '#domain/letters/ownLetters.ts'
import { type Fields, namesOf } from '#domain/record.ts'
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

/**
 * The arrival guide as its owners write it, `/guide`: it names the place of the key and the password of the network, so that
 * nobody else reads it here.
 */
export const guide: Rules = {
  '.read': owner,
  // In .write, for a deletion is not validated.
  '.write': all(owner, exists('newData')),
  '.validate': all(
    has('newData', ['version', 'by', 'at']),
    // Nobody writes over a guide that they have not seen.
    same(
      valueAt('newData', 'version'),
      `${when(exists('data'), valueAt('data', 'version'), '0')} + 1`,
    ),
  ),
  metin: {
    $language: {
      '.validate': matches('$language', LANGUAGE_CODE),
      ...recordRules(guideFields),
    },
  },
  photos: recordRules(guidePhotoFields),
  version: { '.validate': 'newData.isNumber()' },
  by: { '.validate': same('newData.val()', 'auth.token.email') },
  at: { '.validate': same('newData.val()', 'now') },
  $other: { '.validate': false },
}

const page = before('guestPages', '$key')

/** Guarantee 9: the page's stay is booked, and the server's clock is between the two moments that the page has. */
const isOpen = all(
  same(valueAt(page, 'status'), word('booked')),
  `${valueAt(page, 'guideFrom')} <= now`,
  `now < ${valueAt(page, 'guideUntil')}`,
)

/** Below a key whose page says that its stay stands, in the version that its owners have written. */
const isGiven = all(
  same(valueAt(after('guestPages', '$key'), 'status'), word('booked')),
  same(valueAt('newData', 'version'), valueAt(after('guide'), 'version')),
)

/** It says what the owners' guide says there, word for word, and nothing that this does not. */
function saysTheSame(fields: Fields, ...place: string[]): Rules {
  const names = namesOf(fields)
  return {
    '.validate': all(
      'newData.hasChildren()',
      ...names.map((name) =>
        same(valueAt('newData', name), valueAt(after('guide', ...place), name)),
      ),
    ),
    ...Object.fromEntries(names.map((name) => [name, { '.validate': true }])),
    $other: { '.validate': false },
  }
}

/**
 * The guide as a guest reads it, `/guestGuides/{key}`: by who knows the key of a stay's page, from two days before check-in
 * until check-out. That there is one is known before, so that the page can say when it comes.
 */
export const guestGuides: Rules = {
  $key: {
    '.read': isOpen,
    // In .write, for a deletion is not validated.
    '.write': all(owner, any(not(exists('newData')), isGiven)),
    version: { '.read': true, '.validate': 'newData.isNumber()' },
    metin: { $language: saysTheSame(guideFields, 'metin', '$language') },
    photos: saysTheSame(guidePhotoFields, 'photos'),
    $other: { '.validate': false },
  },
}
