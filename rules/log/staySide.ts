import { namesOf } from '#domain/record.ts'
import { reservationFields } from '#domain/reservation.ts'
import { writtenOf } from '#rules/days.ts'
import {
  after,
  all,
  any,
  at,
  before,
  exists,
  isOneOf,
  matches,
  not,
  type Rules,
  same,
  valueAt,
  when,
  word,
} from '#rules/language.ts'

const SUMS = ['date', 'amount', 'kept', 'devir']

const value = 'newData.val()'
const details = after('reservationDetails', '$reservation')
const detailsBefore = before('reservationDetails', '$reservation')
const verb = valueAt('newData.parent().parent()', 'verb')
const says = (name: string) => same('$field', word(name))

/** The entry says a date of the stay, in the form in which the site writes it. */
const saysDateOf = (half: string) =>
  any(
    all(says('girisTarihi'), same(value, writtenOf(half, 'giris'))),
    all(says('cikisTarihi'), same(value, writtenOf(half, 'cikis'))),
  )

/** What a payment was is judged where the entry is the newest (`stays.ts`). */
const saysPayment = (act: 'pay' | 'unpay') =>
  all(same(verb, word(act)), isOneOf('$field', ['date', 'amount']))

const opening = after('payments', '$reservation', "'-' + $entry")

/** It is what the write leaves; what is kept of a cancelled stay is judged beside the payments. */
const isWritten = any(
  same(value, valueAt(details, '$field')),
  saysDateOf(details),
  saysPayment('pay'),
  all(same(verb, word('cancel')), says('kept')),
  all(says('devir'), same(value, valueAt(opening, 'amount'))),
)

/**
 * A record whose days are not known here yet has stood from before this was asked, perhaps with its amounts in words: of it is
 * said what could be read, in no other text than a date.
 */
const isFromBefore = all(
  exists(before('reservations', '$reservation')),
  not(exists(at(detailsBefore, 'giris'))),
  any('newData.isNumber()', all(`${value}.length <= 10`, matches(value, /^[0-9./-]*$/))),
)

/** It is what the write finds. */
const wasStored = any(
  same(value, valueAt(detailsBefore, '$field')),
  isFromBefore,
  saysPayment('unpay'),
  saysDateOf(detailsBefore),
)

const NAMES = namesOf(reservationFields)
const LOGGED = NAMES.filter((name) => reservationFields[name].logged)

/**
 * Days and figures as they were and as they are now, each of them as it is stored; of names and notes no more than that they
 * changed, for what stands here can never be taken out.
 */
export const staySide: Rules = {
  '.validate': all(
    any(same('$side', "'before'"), same('$side', "'after'")),
    'newData.hasChildren()',
  ),
  $field: {
    '.validate': all(
      isOneOf('$field', [...NAMES, ...SUMS]),
      any(
        same(value, 'true'),
        all(
          isOneOf('$field', [...LOGGED, ...SUMS]),
          when(same('$side', "'after'"), isWritten, wasStored),
        ),
      ),
    ),
  },
}
