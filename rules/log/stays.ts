import { type Verb, verbsOfCancelled, verbsThat } from '#domain/change.ts'
import { REMOVED_PERSON } from '#domain/removedPerson.ts'
import { isStayId, owner, unchangedAt } from '#rules/conditions.ts'
import { pageOf, showsCancelled, showsStay } from '#rules/guestPages.ts'
import {
  after,
  all,
  any,
  at,
  before,
  exists,
  has,
  isOneOf,
  not,
  type Rules,
  same,
  valueAt,
  when,
  word,
} from '#rules/language.ts'
import { entryRules, isNewest, namesNewEntry, said } from './entry.ts'
import { staySide } from './staySide.ts'

const AMOUNTS = ['toplamUcret', 'kapora', 'kalan']

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
  said('version'),
  `${when(`${detailsBefore}.hasChild('version')`, valueAt(detailsBefore, 'version'), '0')} + 1`,
)

/** What was not there comes with its days, which are those of its public half (`reservationDetails.ts`): with both halves. */
const hasItsDays = has(details, ['giris', 'cikis'])

/** What the entry says and what the stay says is one version. */
const staysAtVersion = same(valueAt(details, 'version'), said('version'))

/** The same of a stay that is cancelled. */
const keptAtVersion = same(valueAt(cancelled, 'details/version'), said('version'))

/** To forget a person is to leave no more of them than days and figures. */
const personIsTakenOut = nothingIsLeftIn(details)

function nothingIsLeftIn(half: string): string {
  return all(
    same(valueAt(half, 'musteriAdi'), word(REMOVED_PERSON)),
    same(valueAt(half, 'notlar'), word('')),
    ...['phone', 'email', 'guestKey', 'eski'].map((name) => not(`${half}.hasChild('${name}')`)),
  )
}

const keptDetails = at(cancelled, 'details')
const hasPage = (half: string) => exists(at(half, 'guestKey'))
const isAboutThis = (page: string) => same(valueAt(page, 'konu'), '$reservation')

const paidNow = when(
  saysVerb('pay'),
  said('after/amount'),
  when(saysVerb('unpay'), `0 - ${said('before/amount')}`, '0'),
)

/** A page that has told what was paid goes on from there, by what the entry says. */
const sumGoesOn = (half: string) => {
  const paid = at(before('guestPages', valueAt(half, 'guestKey')), 'paid')
  return any(
    not(exists(paid)),
    same(valueAt(pageOf(half), 'paid'), `${valueAt(paid)} + ${paidNow}`),
  )
}

/** A page says what was agreed and what was paid of it where its owners `chose` so, else nothing. */
const saysSums = (half: string, chose: string, agreed: string) => {
  const [total, paid] = ['total', 'paid'].map((sum) => at(pageOf(half), sum))
  return when(
    chose,
    all(same(`${total}.val()`, agreed), exists(`${paid}`), sumGoesOn(half)),
    all(not(exists(`${total}`)), not(exists(`${paid}`))),
  )
}

/** Who was sold the stay by a channel has paid there, at its price, and is told of no money. */
const mayTell = (half: string) =>
  all(exists(at(half, 'showsAmounts')), not(exists(at(half, 'source'))))

const tellsSums = saysSums(
  details,
  all(exists(at(details, 'usesPayments')), mayTell(details)),
  `${valueAt(details, 'kapora')} + ${valueAt(details, 'kalan')}`,
)
const tellsKept = saysSums(keptDetails, mayTell(keptDetails), valueAt(cancelled, 'kalan'))

/** The guest's page says where the stay stands now, under the key that it has now: another that it had is dead. */
const pageIsTrue = all(
  any(
    not(hasPage(details)),
    all(isAboutThis(pageOf(details)), showsStay(pageOf(details), details), tellsSums),
  ),
  any(
    not(hasPage(keptDetails)),
    all(isAboutThis(pageOf(keptDetails)), showsCancelled(pageOf(keptDetails)), tellsKept),
  ),
  ...[detailsBefore, at(cancelledBefore, 'details')].map((half) =>
    any(
      same(valueAt(half, 'guestKey'), valueAt(details, 'guestKey')),
      same(valueAt(half, 'guestKey'), valueAt(keptDetails, 'guestKey')),
      not(exists(pageOf(half))),
    ),
  ),
)

/** A key that is given up leaves no review behind that nobody would find with its person; of a stay that is deleted it may stay. */
const reviewGoesAlong = all(
  any(saysVerb('delete'), isKeptOrBare(detailsBefore)),
  isKeptOrBare(at(cancelledBefore, 'details')),
)

/** A half keeps its key, or has none, or nothing was written under it. */
function isKeptOrBare(half: string): string {
  return any(
    same(valueAt(half, 'guestKey'), valueAt(details, 'guestKey')),
    same(valueAt(half, 'guestKey'), valueAt(keptDetails, 'guestKey')),
    not(exists(after('reviews', valueAt(half, 'guestKey')))),
  )
}

const isPaid = tellsOf(after('payments', '$reservation', 'newData.val()'), 'after')

const isTakenBack = all(
  tellsOf(before('payments', '$reservation', said('payment')), 'before'),
  not(exists(after('payments', '$reservation', said('payment')))),
)

/** A payment is there, and the entry says its day and amount. */
function tellsOf(payment: string, side: 'before' | 'after'): string {
  return all(
    exists(payment),
    ...['date', 'amount'].map((name) => same(said(`${side}/${name}`), valueAt(payment, name))),
  )
}

const paymentIsTrue = all(
  any(not(saysVerb('pay')), isPaid),
  any(not(saysVerb('unpay')), isTakenBack),
)

/** An amount stays what it was; what was no number in an older record is read as one. */
const amountStays = (name: string) => {
  const stored = halvesBefore.map((half) => at(half, name))
  return any(
    ...stored.map((amount) => same(valueAt(details, name), `${amount}.val()`)),
    not(any(...stored.map((amount) => `${amount}.isNumber()`))),
  )
}

/** Neither its days nor what was agreed are other than before. */
const daysAndAmountsStay = all(
  unchangedAt('reservations', '$reservation', 'girisTarihi'),
  unchangedAt('reservations', '$reservation', 'cikisTarihi'),
  ...AMOUNTS.map(amountStays),
)

const isChanged = all(
  isOneOf(said('verb'), CHANGES),
  any(not(isOneOf(said('verb'), ['settle', 'move', 'forget'])), daysAndAmountsStay),
  any(not(saysVerb('forget')), personIsTakenOut),
  staysAtVersion,
)

/** Both halves go together. */
const isDeleted = all(saysVerb('delete'), not(exists(details)))

/** A cancelled stay is paid for, or its person taken out, and nothing else can be written of it (`cancelled.ts`). */
const isChangedWhereKept = all(
  isOneOf(said('verb'), verbsOfCancelled()),
  any(
    not(saysVerb('forget')),
    all(nothingIsLeftIn(at(cancelled, 'details')), not(exists(at(cancelled, 'reason')))),
  ),
  keptAtVersion,
)

/** It stands among the others again, and there alone; what takes it from the cancelled says so (`cancelled.ts`). */
const isReinstated = all(not(exists(cancelled)), hasItsDays, staysAtVersion)

/** A cancelled stay goes on from its version. */
const goesOnFromWhereKept = all(
  same(said('version'), `${valueAt(cancelledBefore, 'details/version')} + 1`),
  when(exists(details), isReinstated, isChangedWhereKept),
)

/** What was stored under an id of another form keeps it; nothing new comes under one. */
const isAdded = all(isStayId, same(said('version'), '1'), not(exists('data')))

/** The very version that was deleted comes back. */
const isRestored = all(
  saysVerb('restore'),
  same(valueAt(lastEntry, 'verb'), word('delete')),
  same(said('version'), `${valueAt(lastEntry, 'version')} + 1`),
)

/** A stay that stands goes on from its version; one that does not is new, or comes back from where it was deleted. */
const goesOnFromWhatStands = when(
  any(...halvesBefore.map(exists)),
  all(
    versionMovesOnByOne,
    when(exists(after('reservations', '$reservation')), isChanged, isDeleted),
  ),
  all(hasItsDays, staysAtVersion, when(saysVerb('add'), isAdded, isRestored)),
)

/**
 * A stay that stood, or one from a copy of which nobody has heard, is among the cancelled and nowhere else, and the entry says
 * what is kept. What brings it there says that it is cancelled (`cancelled.ts`).
 */
const isCancelled = all(
  not(exists(after('reservations', '$reservation'))),
  not(exists(details)),
  keptAtVersion,
  same(said('after/kept'), valueAt(cancelled, 'kalan')),
  when(exists(detailsBefore), versionMovesOnByOne, isAdded),
)

const goesOn = when(
  exists(cancelledBefore),
  goesOnFromWhereKept,
  when(exists(cancelled), isCancelled, goesOnFromWhatStands),
)

/**
 * What was done to a stay, `/log/{stay}`. `last` is the newest entry's key: a stay changes, comes and goes only in a write
 * that moves it on, and here that write is judged.
 */
export const stayLog: Rules = {
  last: {
    '.write': all(owner, exists('newData')),
    '.validate': all(namesNewEntry, paymentIsTrue, pageIsTrue, reviewGoesAlong, goesOn),
  },
  $entry: entryRules(['version'], isNewest, {
    version: { '.validate': 'newData.isNumber()' },
    // The payment that was taken back: a key, and no place for a text.
    payment: {
      '.validate': same(valueAt('newData.parent()', 'verb'), word('unpay')),
    },
    $side: staySide,
  }),
}
