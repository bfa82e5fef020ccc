import { PUSH_ID } from '#domain/save/pushId.ts'
import { namesOf } from '#domain/field/record.ts'
import { publishedFields, reviewFields, storedReviewFields } from '#domain/reviews/review.ts'
import { isNextOwnVersion, noPriority, owner } from './conditions.ts'
import { fieldRules, hasNeeded } from './fields.ts'
import { all, any, areEqual, matches, type Rules } from './language.ts'

const page = "root.child('guestPages/' + $key)"
const review = "newRoot.child('reviews')"
const published = "newRoot.child('publishedReviews')"
const reviewKey = "newRoot.child('reviewKeys/' + $id)"

/** Guarantee 8: with the key of a confirmed stay's page, from the page's time on, until it is published. */
const isWrittenByGuest = all(
  hasNeeded(storedReviewFields),
  `${page}.child('status').val() === 'booked'`,
  `${page}.child('reviewFrom').val() <= now`,
  "!data.child('publishedId').exists() && !newData.child('publishedId').exists()",
  isNextOwnVersion,
  "newData.child('at').val() === now",
)

/** A deleted review is not published. */
const isErased = all(
  owner,
  '!newData.exists()',
  any(
    "!data.child('publishedId').exists()",
    `!${published}.child(data.child('publishedId').val()).exists()`,
  ),
)

/** Its published version exists and refers to it. */
const isPublishing = all(
  '!data.exists()',
  `${published}.child(newData.val()).exists()`,
  "newRoot.child('reviewKeys').child(newData.val()).val() === $key",
)

/** A guest's review, `/reviews/{key}`, under the key of the guest's page. Owners cannot change it. */
export const reviews: Rules = {
  $key: {
    '.read': true,
    '.write': any(isWrittenByGuest, isErased),
    '.validate': noPriority,
    ...fieldRules(storedReviewFields, {
      every: noPriority,
      and: {
        checkOut: `newData.val() === ${page}.child('checkOut').val()`,
      },
      permissions: {
        publishedId: {
          '.write': `${owner} && (newData.exists() ? ${isPublishing} : !${published}.child(data.val()).exists())`,
        },
      },
    }),
  },
}

/** The page key of a published review: only owners can trace it to a stay. */
export const reviewKeys: Rules = {
  $id: {
    '.write': all(
      owner,
      `(newData.exists() ? ${review}.child(newData.val()).child('publishedId').val() === $id : ${review}.child(data.val()).child('publishedId').val() !== $id)`,
    ),
    '.validate': 'newData.isString()',
  },
}

const source = `${review}.child(${reviewKey}.val())`

/** Equals the guest's review that refers to it (`reviewKeys`), with the month of the stay. */
const isWhatGuestWrote = all(
  areEqual(namesOf(reviewFields), source),
  `${source}.child('checkOut').val().beginsWith(newData.child('month').val())`,
)

/** The guest's review does not refer to it. */
const isWithdrawn = `!${reviewKey}.exists()`

/** The published reviews, `/publishedReviews/{id}`: owners publish, reply and withdraw, but do not edit. */
export const publishedReviews: Rules = {
  '.read': true,
  $id: {
    '.write': `${owner} && (newData.exists() ? ${isWhatGuestWrote} : ${isWithdrawn})`,
    '.validate': matches('$id', PUSH_ID),
    ...fieldRules(publishedFields, {
      permissions: { reply: { '.write': `${owner} && data.parent().exists()` } },
    }),
  },
}
