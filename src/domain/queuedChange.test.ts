import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toAdd, toDelete, toEdit, toPay } from './commands/command.ts'
import { deletedPath, isDone, stayIn, undoOf, writesOf } from './change.ts'
import { readQueuedChange, pendingOf } from './queuedChange.ts'
import { day } from './testing.ts'
import { altered } from './testingHarm.ts'
import { withPending } from './pending.ts'

const stay = { checkIn: day('2026-12-10'), checkOut: day('2026-12-13') }
const draft = { musteriAdi: 'Ayşe', toplamUcret: 3, kapora: 1, kalan: 2, notlar: '', stay }
const base = { ...draft, id: 'a', version: 1 }
const change = fc
  .constantFrom(
    toAdd(draft),
    toEdit(base, { ...draft, notlar: 'Deniz' }),
    toDelete(base),
    toPay(base, { date: stay.checkIn, amount: 500, method: 'cash' }),
  )
  .map((intended) => ({
    of: 'stay' as const,
    ...intended,
    entry: '-Oabcdefghijklmnopqr',
    id: 'a',
    at: 1,
  }))

test('any value in the queue is parsed as valid work, or refused', () => {
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue({ maxDepth: 4 }), altered(change)), (given) => {
      const work = readQueuedChange(structuredClone(given))
      if (work === null) return
      expect(readQueuedChange(structuredClone(work))).toEqual(work)
      if (work.of !== 'stay') return
      for (const [path, value] of Object.entries(writesOf(work, 'ada@example.com', null))) {
        expect(path).not.toBe('')
        expect(value).toBeDefined()
      }
      deletedPath(work)
      undoOf(work)
      const shown = stayIn(work)
      if (shown) isDone(work, shown)
      withPending([], [work])
    }),
  )
})

test('a refused item is not pending, nor is one of another kind', () => {
  const begun = { entry: '-a', at: 1 }
  const keeping = { of: 'settings', setting: 'site', base: {}, wanted: {}, version: 1 } as const
  const paying = { of: 'prices', seasons: [] } as const
  const works = [
    { work: { ...keeping, ...begun }, inFlight: false, refusal: null },
    { work: { ...keeping, ...begun }, inFlight: true, refusal: { reason: 'changed', message: '' } },
    { work: { ...paying, ...begun }, inFlight: false, refusal: null },
  ] as const

  expect(pendingOf(works, 'settings')).toEqual([{ ...keeping, ...begun }])
})
