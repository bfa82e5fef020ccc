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
const isPublished = (review: string) => exists(at(review, 'yayin'))

/** The next version of what whoever writes has seen, at the server's moment. */
const movesOn = all(
  same(
    valueAt('newData', 'version'),
    `${when(exists('data'), valueAt('data', 'version'), '0')} + 1`,
  ),
  same(valueAt('newData', 'at'), 'now'),
)

/** Guarantee 9: whoever knows the key of a booked stay's page writes its review, from the page's moment on, until it is published. */
const isWrittenByGuest = all(
  hasNeeded(storedReviewFields),
  same(valueAt(page, 'status'), word('booked')),
  `${valueAt(page, 'reviewFrom')} <= now`,
  not(isPublished('data')),
  not(isPublished('newData')),
  movesOn,
)

/** What stands there no more is published no more. */
const isErased = all(
  owner,
  not(exists('newData')),
  any(not(isPublished('data')), not(exists(after('publishedReviews', valueAt('data', 'yayin'))))),
)

const published = after('publishedReviews', 'newData.val()')

/** It is named by what everybody reads, and by nothing else. */
const isPublishing = all(
  firstTime,
  exists(published),
  same(valueAt(after('reviewKeys', 'newData.val()')), '$key'),
)

/**
 * What a guest wrote of a stay, `/reviews/{key}`, under the key of the guest's page: by who knows it, from the day of check-out
 * on, until an owner publishes it. Nobody changes a word of it for them.
 */
export const reviews: Rules = {
  '.read': owner,
  $key: {
    '.read': true,
    // In .write, for a part that is left out is not validated.
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
        yayin: {
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

/** Under which key the guest wrote what is published: nobody but owners can follow it back to a stay. */
export const reviewKeys: Rules = {
  '.read': owner,
  $id: {
    '.write': all(
      owner,
      when(
        exists('newData'),
        same(valueAt(after('reviews', 'newData.val()'), 'yayin'), '$id'),
        differ(valueAt(after('reviews', 'data.val()'), 'yayin'), '$id'),
      ),
    ),
    '.validate': 'newData.isString()',
  },
}

const source = after('reviews', valueAt(after('reviewKeys', '$id')))

/** Word for word what a guest wrote, which says so of itself (`reviewKeys`), and the month in which they left. */
const isWhatGuestWrote = all(
  firstTime,
  ...namesOf(reviewFields).map((name) => same(valueAt('newData', name), valueAt(source, name))),
  `${valueAt(source, 'checkOut')}.beginsWith(${valueAt('newData', 'ay')})`,
)

/** Its guest's review says so, too. */
const isWithdrawn = not(exists(after('reviewKeys', '$id')))

/**
 * What everybody reads, `/publishedReviews/{id}`, under an id of its own: published, answered and withdrawn by owners, and
 * changed by nobody.
 */
export const publishedReviews: Rules = {
  '.read': true,
  $id: {
    // In .write, for a deletion is not validated.
    '.write': all(owner, when(exists('newData'), isWhatGuestWrote, isWithdrawn)),
    '.validate': matches('$id', PUSH_ID),
    // Held to the guest's own, which are held to their bounds where they stand.
    ...Object.fromEntries(namesOf(reviewFields).map((name) => [name, { '.validate': true }])),
    ay: { '.validate': matches('newData.val()', MONTH) },
    reply: {
      '.write': all(owner, exists('data.parent()')),
      '.validate': boundsOf(replyFields, 'reply'),
    },
    $other: { '.validate': false },
  },
}
