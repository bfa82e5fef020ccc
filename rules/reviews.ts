import { PUSH_ID } from '#domain/pushId.ts'
import { MONTH, replyFields, reviewFields, storedReviewFields } from '#domain/reviews/review.ts'
import { namesOf } from '#domain/record.ts'
import { firstTime, hasNeeded, noPriority, owner } from './conditions.ts'
import { boundsOf, recordRules } from './fields.ts'
import {
  after,
  all,
  any,
  at,
  before,
  differ,
  exists,
  matches,
  not,
  type Rules,
  same,
  valueAt,
  when,
  word,
} from './language.ts'

const page = before('guestPages', '$key')
const isPublished = (review: string) => exists(at(review, 'publishedId'))

/** The next version after the loaded one, with the server's time. */
const movesOn = all(
  same(
    valueAt('newData', 'version'),
    `${when(exists('data'), valueAt('data', 'version'), '0')} + 1`,
  ),
  same(valueAt('newData', 'at'), 'now'),
)

/**
 * Guarantee 9: anyone with the key of a confirmed stay's page writes its review, from the page's
 * time on, until it is published.
 */
const isWrittenByGuest = all(
  hasNeeded(storedReviewFields),
  same(valueAt(page, 'status'), word('booked')),
  `${valueAt(page, 'reviewFrom')} <= now`,
  not(isPublished('data')),
  not(isPublished('newData')),
  movesOn,
)

/** A deleted review is not published. */
const isErased = all(
  owner,
  not(exists('newData')),
  any(
    not(isPublished('data')),
    not(exists(after('publishedReviews', valueAt('data', 'publishedId')))),
  ),
)

const published = after('publishedReviews', 'newData.val()')

/** Its published version exists and refers to it. */
const isPublishing = all(
  firstTime,
  exists(published),
  same(valueAt(after('reviewKeys', 'newData.val()')), '$key'),
)

/**
 * A guest's review, `/reviews/{key}`, under the key of the guest's page: written with the key from
 * the check-out day on, until an owner publishes it. Owners cannot change it.
 */
export const reviews: Rules = {
  '.read': owner,
  $key: {
    '.read': true,
    // In .write, because a missing part is not validated.
    '.write': any(isWrittenByGuest, isErased),
    '.validate': noPriority,
    ...recordRules(reviewFields, {
      every: noPriority,
      more: {
        checkOut: {
          '.validate': all(noPriority, same('newData.val()', valueAt(page, 'checkOut'))),
        },
        version: { '.validate': all(noPriority, 'newData.isNumber()') },
        at: { '.validate': all(noPriority, 'newData.isNumber()') },
        publishedId: {
          '.write': all(
            owner,
            when(
              exists('newData'),
              isPublishing,
              not(exists(after('publishedReviews', 'data.val()'))),
            ),
          ),
        },
      },
    }),
  },
}

/**
 * The page key of a published review, readable only by owners, so that nobody else can trace it to
 * a stay.
 */
export const reviewKeys: Rules = {
  '.read': owner,
  $id: {
    '.write': all(
      owner,
      when(
        exists('newData'),
        same(valueAt(after('reviews', 'newData.val()'), 'publishedId'), '$id'),
        differ(valueAt(after('reviews', 'data.val()'), 'publishedId'), '$id'),
      ),
    ),
    '.validate': 'newData.isString()',
  },
}

const source = after('reviews', valueAt(after('reviewKeys', '$id')))

/** Equals the guest's review that refers to it (`reviewKeys`), with the month of the stay. */
const isWhatGuestWrote = all(
  firstTime,
  ...namesOf(reviewFields).map((name) => same(valueAt('newData', name), valueAt(source, name))),
  `${valueAt(source, 'checkOut')}.beginsWith(${valueAt('newData', 'month')})`,
)

/** The guest's review does not refer to it. */
const isWithdrawn = not(exists(after('reviewKeys', '$id')))

/**
 * The published reviews, `/publishedReviews/{id}`, under their own ids: published, replied to and
 * withdrawn by owners, but not edited.
 */
export const publishedReviews: Rules = {
  '.read': true,
  $id: {
    // In .write, because a deletion is not validated.
    '.write': all(owner, when(exists('newData'), isWhatGuestWrote, isWithdrawn)),
    '.validate': matches('$id', PUSH_ID),
    // Equal to the guest's own fields, which are validated there.
    ...Object.fromEntries(namesOf(reviewFields).map((name) => [name, { '.validate': true }])),
    month: { '.validate': matches('newData.val()', MONTH) },
    reply: {
      '.write': all(owner, exists('data.parent()')),
      '.validate': boundsOf(replyFields, 'reply'),
    },
    $other: { '.validate': false },
  },
}
