import { type Verb, verbsOfCancelled, verbsThat } from '#domain/change.ts'
import { REMOVED_PERSON } from '#domain/removedPerson.ts'
import { owner } from '#rules/conditions.ts'
import {
  after,
  all,
  any,
  at,
  before,
  exists,
  isOneOf,
  not,
  type Rules,
  same,
  valueAt,
  when,
  word,
} from '#rules/language.ts'
import { entryRules, isNewest, namesNewEntry, said } from './entry.ts'

/** What is done to a stay that is there before and after it: all but what brings one or takes it away. */
const CHANGES = verbsThat('changes')

const halvesBefore = [
  before('reservations', '$reservation'),
  before('reservationDetails', '$reservation'),
]
const detailsBefore = before('reservationDetails', '$reservation')
const details = after('reservationDetails', '$reservation')
const cancelledBefore = before('cancelled', '$reservation')
const cancelled = after('cancelled', '$reservation')
const lastEntry = at('data.parent()', 'data.val()')

const saysVerb = (verb: Verb) => same(said('verb'), word(verb))

/**
 * Nobody changes or deletes what they have not seen: one more than the version that stands, which is 0 of a stay that was
 * stored before versions were.
 */
const versionMovesOnByOne = same(
  said('surum'),
  `${when(`${detailsBefore}.hasChild('surum')`, valueAt(detailsBefore, 'surum'), '0')} + 1`,
)

/** What the entry says and what the stay says is one version. */
const staysAtVersion = same(valueAt(details, 'surum'), said('surum'))

/** The same of a stay that is cancelled. */
const keptAtVersion = same(valueAt(cancelled, 'details/surum'), said('surum'))

/** To forget a person is to leave no more of them than days and figures. */
const personIsTakenOut = nothingIsLeftIn(details)

function nothingIsLeftIn(half: string): string {
  return all(
    same(valueAt(half, 'musteriAdi'), word(REMOVED_PERSON)),
    same(valueAt(half, 'notlar'), word('')),
    ...['telefon', 'eposta', 'eski'].map((name) => not(`${half}.hasChild('${name}')`)),
  )
}

const isPaid = tellsOf(after('payments', '$reservation', 'newData.val()'), 'after')

const isTakenBack = all(
  tellsOf(before('payments', '$reservation', said('odeme')), 'before'),
  not(exists(after('payments', '$reservation', said('odeme')))),
)

/** A payment is there, and the entry says its day and amount. */
function tellsOf(payment: string, side: 'before' | 'after'): string {
  return all(
    exists(payment),
    ...['gun', 'tutar'].map((name) => same(said(`${side}/${name}`), valueAt(payment, name))),
  )
}

const paymentIsTrue = all(
  any(not(saysVerb('pay')), isPaid),
  any(not(saysVerb('unpay')), isTakenBack),
)

const isChanged = all(
  isOneOf(said('verb'), CHANGES),
  any(not(saysVerb('forget')), personIsTakenOut),
  staysAtVersion,
)

/** Both halves go together. */
const isDeleted = all(saysVerb('delete'), not(exists(details)))

/** A cancelled stay is paid for, or its person taken out. */
const isChangedWhereKept = all(
  isOneOf(said('verb'), verbsOfCancelled()),
  any(
    not(saysVerb('forget')),
    all(nothingIsLeftIn(at(cancelled, 'details')), not(exists(at(cancelled, 'neden')))),
  ),
  keptAtVersion,
)

/** It stands among the others again, and there alone; what takes it from the cancelled says so (`cancelled.ts`). */
const isReinstated = all(not(exists(cancelled)), staysAtVersion)

/** A cancelled stay goes on from its version. */
const goesOnFromWhereKept = all(
  same(said('surum'), `${valueAt(cancelledBefore, 'details/surum')} + 1`),
  when(exists(details), isReinstated, isChangedWhereKept),
)

const isAdded = all(same(said('surum'), '1'), not(exists('data')))

/** The very version that was deleted comes back. */
const isRestored = all(
  saysVerb('restore'),
  same(valueAt(lastEntry, 'verb'), word('delete')),
  same(said('surum'), `${valueAt(lastEntry, 'surum')} + 1`),
)

/** A stay that stands goes on from its version; one that does not is new, or comes back from where it was deleted. */
const goesOnFromWhatStands = when(
  any(...halvesBefore.map(exists)),
  all(
    versionMovesOnByOne,
    when(exists(after('reservations', '$reservation')), isChanged, isDeleted),
  ),
  all(staysAtVersion, when(saysVerb('add'), isAdded, isRestored)),
)

/**
 * A stay that stood, or one from a copy of which nobody has heard, is among the cancelled and nowhere else, and the entry says
 * what is kept. What brings it there says that it is cancelled (`cancelled.ts`).
 */
const isCancelled = all(
  not(exists(after('reservations', '$reservation'))),
  not(exists(details)),
  keptAtVersion,
  same(said('after/tutulan'), valueAt(cancelled, 'kalan')),
  when(exists(detailsBefore), versionMovesOnByOne, isAdded),
)

const goesOn = when(
  exists(cancelledBefore),
  goesOnFromWhereKept,
  when(exists(cancelled), isCancelled, goesOnFromWhatStands),
)

/**
 * Days and figures as they were and as they are now; of names and notes no more than that they changed, for what stands here
 * can never be taken out.
 */
const side: Rules = {
  '.validate': any(same('$side', "'before'"), same('$side', "'after'")),
  $field: {
    '.validate': all(
      '$field.matches(/^[a-zA-Z]+$/)',
      any(
        'newData.isNumber()',
        'newData.isBoolean()',
        all(
          'newData.isString()',
          'newData.val().length <= 10',
          'newData.val().matches(/^[0-9.\\/-]*$/)',
        ),
      ),
    ),
  },
}

/**
 * What was done to a stay, `/log/{stay}`. `last` is the newest entry's key: a stay changes, comes and goes only in a write
 * that moves it on, and here that write is judged.
 */
export const stayLog: Rules = {
  last: {
    '.write': all(owner, exists('newData')),
    '.validate': all(namesNewEntry, paymentIsTrue, goesOn),
  },
  $entry: entryRules(['surum'], isNewest, {
    surum: { '.validate': 'newData.isNumber()' },
    // The payment that was taken back: a key, and no place for a text.
    odeme: {
      '.validate': same(valueAt('newData.parent()', 'verb'), word('unpay')),
    },
    $side: side,
  }),
}
