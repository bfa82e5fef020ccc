import fc from 'fast-check'
import { cancel } from '#domain/acts/cancel.ts'
import { toAdd } from '#domain/acts/add.ts'
import { toDelete } from '#domain/acts/delete.ts'
import { toEdit } from '#domain/acts/edit.ts'
import { toPay, toUnpay } from '#domain/acts/paymentIntents.ts'
import { comingAnswers, heldWithUnsent, requestsWithUnsent } from '#domain/answerWork.ts'
import { effectOf, isDone, stayIn, takenBy, undoOf, writesOf } from '#domain/change.ts'
import { readChange } from '#domain/keptChange.ts'
import { isAnswer, isChange, readWork } from '#domain/keptWork.ts'
import { mergeReservation } from '#domain/merge.ts'
import { changedFields } from '#domain/reservation.ts'
import { readRefusal, failureFrom, withUnsent } from '#domain/unsent.ts'
import { keptText } from '#lib/keptText.ts'
import { areaOf, holds, same } from './area.ts'
import { altered, anyDraft, anyJson, anyText, nearDay } from './given.ts'

const by = 'ada@example.com'
const begun = { entry: '-Oabcdefghijklmnopqr', id: 'a', at: 1 }
const base = anyDraft.map((draft) => ({ ...draft, id: 'a', version: 1 }))
const payment = nearDay.map((date) => ({ date, amount: 500, yol: 'nakit' as const }))

const intended = fc.oneof(
  anyDraft.map((wanted) => toAdd(wanted)),
  fc.tuple(base, anyDraft).map(([was, wanted]) => toEdit(was, wanted)),
  base.map((was) => toDelete(was)),
  fc.tuple(base, payment).map(([was, paid]) => toPay(was, paid)),
  fc.tuple(base, payment).map(([was, paid]) => toUnpay(was, { ...paid, key: 'k' })),
  fc.tuple(base, nearDay).map(([was, date]) => ({
    verb: cancel.verb,
    base: was,
    wanted: null,
    cancellation: { kalan: 0 },
    date,
  })),
)
const change = intended.map((intent) => ({ ...begun, ...intent }))

const letter = fc.record({
  letter: fc.constantFrom('written', 'unwritten', 'text'),
  about: fc.constantFrom('a', 'b'),
  kind: fc.constantFrom('thanks', 'confirmation', 'nothing'),
  date: nearDay,
  dil: fc.constantFrom('tr', 'en'),
  language: fc.constantFrom('tr', 'en'),
  wanted: fc.option(fc.record({ konu: anyText, metin: anyText })),
  version: fc.nat({ max: 3 }),
  entry: fc.constant('-e'),
  at: fc.constant(1),
})

const asked = '-OaaaaaaaaaaaaaaaaaA'
const nights = fc.record({ checkIn: nearDay, checkOut: nearDay })
const answer = fc.record({
  ids: fc.constantFrom([asked], [], ['a/b']),
  seen: fc.constantFrom('new', 'held', 'lost'),
  answer: fc.oneof(
    fc.record({ status: fc.constantFrom('new', 'declined', 'tired') }),
    fc.record({ status: fc.constant('held'), heldUntil: nearDay }),
  ),
  pages: fc.array(fc.record({ id: fc.constant(asked), guestKey: anyText, stay: nights })),
  guest: anyText,
  stay: nights,
  entry: fc.constant('-e'),
  at: fc.constant(1),
})

const refusal = fc.record(
  {
    reason: fc.constantFrom('changed', 'nightTaken', 'permission', 'tired'),
    message: anyText,
    night: nearDay,
    guest: anyText,
  },
  { requiredKeys: ['reason'] },
)

export const kept = areaOf(14_000, [
  holds('a change that was kept is read as it was, and writes the same', change, (given) => {
    const read = readChange(structuredClone(given))
    if (read === null) throw new Error('It is not read')
    same(writesOf(read, by, null), writesOf(given, by, null))
  }),
  holds(
    'whatever stands in the outbox is read as a work that can be done, or not at all',
    fc.oneof(anyJson, altered(change), altered(letter), letter, altered(answer), answer),
    (given) => {
      const work = readWork(structuredClone(given))
      if (work === null) return
      same(readWork(structuredClone(work)), work)
      if (isAnswer(work)) {
        const coming = comingAnswers([{ work, handed: false, refusal: null }], [])
        heldWithUnsent(requestsWithUnsent([], coming), coming)
      }
      if (!isChange(work)) return
      for (const [path, value] of Object.entries(writesOf(work, by, null))) {
        if (path === '' || value === undefined) throw new Error(`It writes ${path}`)
      }
      effectOf(work)
      takenBy(work)
      undoOf(work)
      const stay = stayIn(work)
      if (stay) isDone(work, stay)
      withUnsent([], [{ change: work, handed: false, refusal: null }])
    },
    4,
  ),
  holds(
    'a kept refusal is told, whatever it says',
    fc.oneof(anyJson, refusal, altered(refusal)),
    (given) => {
      const read = readRefusal(given)
      return failureFrom(read) instanceof Error && typeof keptText(given) === 'string'
    },
  ),
  holds(
    'what two owners made of one stay keeps every change that only one of them made',
    fc.tuple(anyDraft, anyDraft, anyDraft, fc.boolean()),
    ([was, theirs, mine, isApart]) => {
      const other = isApart ? { ...was, musteriAdi: theirs.musteriAdi } : theirs
      const { merged, clashes } = mergeReservation(was, other, mine)
      same(merged.stay.checkIn < merged.stay.checkOut, true)
      const my = new Set(changedFields(was, mine))
      for (const name of changedFields(was, other)) {
        if (name === 'girisTarihi' || name === 'cikisTarihi' || name === 'kalan') continue
        if (!my.has(name)) same(merged[name], other[name])
        else if (other[name] !== mine[name]) same(clashes.includes(name), true)
      }
      for (const name of my) {
        if (name === 'girisTarihi' || name === 'cikisTarihi' || name === 'kalan') continue
        same(merged[name], mine[name])
      }
    },
  ),
])
