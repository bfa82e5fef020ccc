import { describe, expect, test } from 'vitest'
import { toAdd } from './commands/command.ts'
import {
  type AnswerOperation,
  pendingAnswers,
  heldWithPending,
  requestsWithPending,
} from './pendingAnswers.ts'
import type { Held } from './inbox.ts'
import { readQueuedChange } from './queuedChange.ts'
import { day } from './testing.ts'

const ID = '-OaaaaaaaaaaaaaaaaaA'
const AGAIN = '-OaaaaaaaaaaaaaaaaaB'
const stay = { checkIn: day('2027-07-01'), checkOut: day('2027-07-05') }
const hold = { status: 'held', heldUntil: day('2027-06-01') } as const
const work = {
  of: 'answer',
  ids: [ID, AGAIN],
  seen: 'new',
  answer: hold,
  pages: [{ id: ID, guestKey: 'AAAAAAAAAAAAAAAAAAAAAA', stay }],
  guest: 'Deniz Aksoy',
  stay,
  entry: '-a',
  at: 1,
} as const
const asked: Held = { id: ID, guest: 'Deniz Aksoy', stay, status: 'new' }

const unsent = (answer: AnswerOperation['answer']): AnswerOperation => ({ ...work, answer })

describe('an answer stored on a device', () => {
  test.each([
    work,
    { ...work, seen: 'held', answer: { status: 'declined' } },
    { ...work, pages: [], answer: { status: 'new' } },
    { ...work, answer: { status: 'accepted', reservationId: 'a' } },
  ])('is parsed completely: %j', (kept) => {
    expect(readQueuedChange(structuredClone(kept))).toEqual(kept)
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
  ])('is invalid with missing or unknown fields: %j', (kept) => {
    expect(readQueuedChange(kept)).toBeNull()
  })
})

describe('while answers are pending', () => {
  test('a request has the last answer, and nothing of an earlier one', () => {
    const other = { ...asked, id: AGAIN.replace('B', 'C') }
    const waiting = pendingAnswers([unsent(hold), unsent({ status: 'declined' })], [])

    expect(requestsWithPending([{ ...asked, ...hold }, other], waiting)).toEqual([
      { ...asked, status: 'declined' },
      other,
    ])
  })

  test('a request that a pending stay accepts is accepted', () => {
    const wanted = { musteriAdi: 'Deniz', stay, kapora: 0, kalan: 0, toplamUcret: 0, notlar: '' }
    const accept = toAdd(wanted, [ID])
    const change = { ...accept, id: 'a', entry: '-b', at: 1 }

    const coming = pendingAnswers([], [change])
    expect(requestsWithPending([asked], coming)).toEqual([
      { ...asked, status: 'accepted', reservationId: 'a' },
    ])
  })

  test('the calendar contains the days of pending holds, and none of ended ones', () => {
    const newest = { ...asked, ...hold }
    const coming = (...answers: AnswerOperation['answer'][]) =>
      pendingAnswers(
        answers.map((answer) => unsent(answer)),
        [],
      )

    expect(heldWithPending([], coming(hold))).toEqual([newest])
    expect(heldWithPending([newest], coming(hold))).toEqual([newest])
    expect(heldWithPending([newest], coming({ status: 'new' }))).toEqual([asked])
    expect(heldWithPending([], coming(hold, { status: 'declined' }))).toEqual([
      { ...asked, status: 'declined' },
    ])
  })
})
