import { villa } from '#content/villa.ts'
import { GUIDE_DAYS_BEFORE, guideFields, guidePhotoFields } from '#domain/guide/guide.ts'
import { LANGUAGE_CODE } from '#domain/letters/ownLetters.ts'
import { momentAt } from '#domain/moment.ts'
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
import { hasBegun } from './moments.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

// The rules know no time zones: a villa whose clock is put back in winter has the hour of summer all year.
const A_DAY = '2030-07-01'

/** How long after the midnight of UTC a clock at the villa shows an hour of the same day, in milliseconds. */
function timeUntil(hour: string): number {
  return (momentAt(villa.timeZone, `${A_DAY}T${hour}`) ?? 0) - Date.parse(A_DAY)
}

const OPENS_MS = timeUntil('00:00') - GUIDE_DAYS_BEFORE * DAY_MS
const CLOSES_MS = timeUntil(villa.checkOutBy)

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

/** By the server's clock, and by the days that the page says: a stay that moves takes its guide along. */
const isOpen = all(
  same(valueAt(page, 'status'), word('settled')),
  hasBegun(valueAt(page, 'giris'), OPENS_MS),
  // What no moment can be made of would never be past.
  matches(valueAt(page, 'cikis'), /^20/),
  not(hasBegun(valueAt(page, 'cikis'), CLOSES_MS)),
)

/** Below a key whose page says that its stay stands, in the version that its owners have written. */
const isGiven = all(
  same(valueAt(after('guestPages', '$key'), 'status'), word('settled')),
  same(valueAt('newData', 'version'), valueAt(after('guide'), 'version')),
)

/** It says what the owners' guide says there, word for word, and nothing that this does not. */
function saysTheSame(fields: Fields, ...place: string[]): Rules {
  const names = namesOf(fields)
  return {
    '.validate': all(
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

/** A page that says no more that its stay stands leaves no guide behind. */
export const leavesNoGuide = any(
  same(valueAt('newData', 'status'), word('settled')),
  not(exists(after('guestGuides', '$key'))),
)
