import { describe, expect, test } from 'vitest'
import { toAdd } from './acts/add.ts'
import {
  answeredByUnsent,
  type AnswerWork,
  heldWithUnsent,
  readAnswerWork,
  requestsWithUnsent,
  type UnsentAnswer,
} from './answerWork.ts'
import type { Held } from './office/heldDays.ts'
import { day } from './testing.ts'

const ID = '-OaaaaaaaaaaaaaaaaaA'
const AGAIN = '-OaaaaaaaaaaaaaaaaaB'
const stay = { checkIn: day('2027-07-01'), checkOut: day('2027-07-05') }
const hold = { status: 'held', heldUntil: day('2027-06-01') } as const
const work: AnswerWork = {
  ids: [ID, AGAIN],
  seen: 'new',
  answer: hold,
  pages: [{ id: ID, anahtar: 'AAAAAAAAAAAAAAAAAAAAAA', stay }],
  guest: 'Deniz Aksoy',
  stay,
  entry: '-a',
  at: 1,
}
const asked: Held = { id: ID, guest: 'Deniz Aksoy', stay, status: 'new' }

const unsent = (
  answer: AnswerWork['answer'],
  refusal: UnsentAnswer['refusal'] = null,
): UnsentAnswer => ({ work: { ...work, answer }, handed: false, refusal })

describe('an answer that a device has kept', () => {
  test.each([
    work,
    { ...work, seen: 'held', answer: { status: 'declined' } },
    { ...work, pages: [], answer: { status: 'new' } },
    { ...work, answer: { status: 'accepted', reservationId: 'a' } },
  ])('is read whole: %j', (kept) => {
    expect(readAnswerWork(structuredClone(kept))).toEqual(kept)
  })

  test.each([
    { ...work, ids: [] },
    { ...work, ids: ['somewhere/else'] },
    { ...work, answer: { status: 'held' } },
    { ...work, answer: { ...hold, heldUntil: '2027-02-30' } },
    { ...work, answer: { status: 'declined', why: 'full' } },
    { ...work, seen: 'lost' },
    { ...work, more: 1 },
    { verb: 'add', entry: '-a', at: 1 },
    'x',
  ])('is none when it says less or more than is known: %j', (kept) => {
    expect(readAnswerWork(kept)).toBeNull()
  })
})

describe('while answers wait for the line', () => {
  test('a request has the last of them, and nothing of an earlier one', () => {
    const other = { ...asked, id: AGAIN.replace('B', 'C') }
    const waiting = [unsent(hold), unsent({ status: 'declined' })]

    expect(requestsWithUnsent([{ ...asked, ...hold }, other], waiting)).toEqual([
      { ...asked, status: 'declined' },
      other,
    ])
    expect([...answeredByUnsent(waiting, [])]).toEqual([ID, AGAIN])
  })

  test('a request has the answer that stands once its own was refused', () => {
    const refused = [unsent({ status: 'declined' }, { reason: 'answered', message: '' })]

    expect(requestsWithUnsent([asked], refused)).toEqual([asked])
    expect(answeredByUnsent(refused, []).size).toBe(0)
  })

  test('a request that is to become a stay waits for its answer, too', () => {
    const wanted = { musteriAdi: 'Deniz', stay, kapora: 0, kalan: 0, toplamUcret: 0, notlar: '' }
    const accept = toAdd(wanted, [ID])
    const change = { ...accept, id: 'a', entry: '-b', at: 1 }
    const refusal = { reason: 'nightTaken', message: '' } as const

    expect([...answeredByUnsent([], [{ change, handed: false, refusal: null }])]).toEqual([ID])
    expect(answeredByUnsent([], [{ change, handed: true, refusal }]).size).toBe(0)
  })

  test('the calendar has the days that will be held, and not those that will not be any more', () => {
    const newest = { ...asked, ...hold }

    expect(heldWithUnsent([], [unsent(hold)])).toEqual([newest])
    expect(heldWithUnsent([newest], [unsent(hold)])).toEqual([newest])
    expect(heldWithUnsent([newest], [unsent({ status: 'new' })])).toEqual([asked])
    expect(heldWithUnsent([], [unsent(hold), unsent({ status: 'declined' })])).toEqual([
      { ...asked, status: 'declined' },
    ])
  })
})
