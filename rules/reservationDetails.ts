import { cancellationFields } from '#domain/cancellation.ts'
import { STAY_STATUSES, storedDetailFields } from '#domain/reservation.ts'
import { hasNeeded, isNextVersion, owner } from './conditions.ts'
import { DAYS, holdsNights, ISO } from './days.ts'
import { recordRules } from './fields.ts'
import { formerPageIsGone, pageFollows } from './guestPages.ts'
import { all, any, has, isOneOf, matches, type Rules } from './language.ts'

const publicHalf = "child('reservations/' + $reservation)"

/** The stay keeps its days, in both halves; those of a seven-field record are in its public half alone. */
const keepsItsDays = all(
  `root.${publicHalf}.exists()`,
  ...['girisTarihi', 'cikisTarihi'].map((name) => {
    const day = `child('reservations/' + $reservation + '/${name}').val()`
    return `newRoot.${day} === root.${day}`
  }),
  any(
    `!${has('data', DAYS)}`,
    all(...DAYS.map((name) => `newData.child('${name}').val() === data.child('${name}').val()`)),
  ),
)

/** Guarantee 3: a stay with new days claims its first night in the same write. */
const holdsItsFirstNight = all(
  has('newData', DAYS),
  "newData.child('checkIn').val() < newData.child('checkOut').val()",
  "newRoot.child('nights').child(newData.child('checkIn').val()).val() === $reservation",
)

/** A cancelled stay has its cancellation, and no public half. */
const isCancelled = all(
  `!newRoot.${publicHalf}.exists()`,
  has('newData', [...DAYS, 'cancellation']),
)

const isBookedOrCancelled = `(${holdsNights('newData')} ? newRoot.${publicHalf}.exists() && ${any(keepsItsDays, holdsItsFirstNight)} : ${isCancelled})`

const signed: Rules = {
  by: { '.validate': 'newData.isString() && newData.val().length <= 200' },
  at: { '.validate': '(newData.val() === data.val() || newData.val() === now)' },
}
const day = { '.validate': matches('newData.val()', ISO) }

/** The private half of a stay, `/reservationDetails/{id}`. */
export const reservationDetails: Rules = {
  '.read': owner,
  $reservation: {
    '.write': all(
      owner,
      isNextVersion('$reservation'),
      formerPageIsGone('$reservation'),
      any('newData.exists()', `!newRoot.${publicHalf}.exists()`),
    ),
    '.validate': all(hasNeeded(storedDetailFields, 'status', 'version'), isBookedOrCancelled),
    ...recordRules(storedDetailFields, {
      more: {
        status: { '.validate': isOneOf('newData.val()', STAY_STATUSES) },
        // Each change writes the version, so each change checks the page.
        version: { '.validate': all('newData.isNumber()', pageFollows) },
        checkIn: day,
        checkOut: day,
        cancellation: {
          '.validate': hasNeeded(cancellationFields, 'by', 'at'),
          ...recordRules(cancellationFields, { more: signed }),
        },
      },
    }),
  },
}
