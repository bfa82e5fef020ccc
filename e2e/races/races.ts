import { newKey } from '#db/client.ts'
import { addDays, type IsoDate } from '#domain/date.ts'
import type { FailureReason } from '#domain/save/failure.ts'
import type { Answer, StoredRequest } from '#domain/request/request.ts'
import type { Reservation, ReservationDraft } from '#domain/stay/reservation.ts'
import { toAdd, toDelete, toEdit } from '#domain/stay/stayChange.ts'
import { draft, type Owner } from '#sample/testingSeason.ts'

type Operation = () => Promise<unknown>

/** Two operations that owners do at the same time, and the right result. */
type Meeting = {
  operations: readonly [one: Operation, other: Operation]
  /** The reason for which each is refused when it comes second; `null` if it succeeds then, too. */
  refusals: readonly [one: FailureReason | null, other: FailureReason | null]
  /** Reads the stored result, and the right one after the operation `first` (0 or 1) came first. */
  stored?: () => Promise<unknown>
  expected?: (first: number) => unknown
}

/** Prepares a meeting of two owners in forty days of its own. */
type Race = (one: Owner, other: Owner, from: IsoDate) => Promise<Meeting>

const BOTH_CHANGED = ['changed', 'changed'] as const
const BOTH_ANSWERED = ['answered', 'answered'] as const
const BOTH_TAKEN = ['nightTaken', 'nightTaken'] as const

export const RACES: { readonly [title: string]: Race } = {
  'both add a stay': async (one, other, from) => ({
    operations: [() => one.add(stay(from)), () => other.add(stay(from, 1))],
    refusals: BOTH_TAKEN,
  }),

  'both edit one stay': async (one, other, from) => {
    const original = await one.add(stay(from))
    return {
      operations: [
        () => one.edit(original, { notlar: '0' }),
        () => other.edit(original, { notlar: '1' }),
      ],
      refusals: BOTH_CHANGED,
      stored: async () => (await one.see(original.id)).notlar,
      expected: String,
    }
  },

  'one edits what the other deletes': async (one, other, from) => {
    const original = await one.add(stay(from))
    return {
      operations: [() => one.edit(original, { notlar: '0' }), () => other.remove(original)],
      refusals: ['gone', 'changed'],
      stored: () => exists(one.see(original.id)),
      expected: (first) => first === 0,
    }
  },

  'one deletes what the other deletes, whose nights are booked again': async (one, other, from) => {
    const original = await one.add(stay(from))
    const again = stay(from, 1)
    return {
      operations: [
        () => one.remove(original),
        () => other.remove(original).then(() => other.add(again)),
      ],
      refusals: [null, null],
    }
  },

  'one undoes a deletion, the other books the nights': async (one, other, from) => {
    const deletion = await one.remove(await one.add(stay(from)))
    return {
      operations: [() => one.undo(deletion), () => other.add(stay(from, 1))],
      refusals: BOTH_TAKEN,
      stored: () => exists(one.see(deletion.id)),
      expected: (first) => first === 0,
    }
  },

  'both record a payment': async (one, other, from) => {
    const original = await one.add(stay(from))
    return {
      operations: [() => pay(one, original, 1000), () => pay(other, original, 1001)],
      refusals: BOTH_CHANGED,
      stored: () => amountsOf(one, original),
      expected: (first) => `${1000 + first}`,
    }
  },

  'both accept one request': async (one, other, from) => {
    const request = await ask(one, from)
    return {
      operations: [
        () => accept(one, request, stay(from)),
        () => accept(other, request, stay(from, 10)),
      ],
      refusals: BOTH_ANSWERED,
      stored: () => statusOf(one, request),
      expected: () => 'accepted',
    }
  },

  'both accept requests for the same nights': async (one, other, from) => {
    const [adas, cans] = [await ask(one, from), await ask(one, from, 1)]
    return {
      operations: [
        () => accept(one, adas, { ...stay(from), dates: adas.dates }),
        () => accept(other, cans, { ...stay(from), dates: cans.dates }),
      ],
      refusals: BOTH_TAKEN,
      stored: async () => [await statusOf(one, adas), await statusOf(one, cans)],
      expected: (first) => (first === 0 ? ['accepted', 'new'] : ['new', 'accepted']),
    }
  },

  'one accepts a held request, the other declines it': async (one, other, from) => {
    const { id } = await ask(one, from)
    const original = await one.hold(id, from)
    const request = await one.seeRequest(id)
    const next = { ...original, status: 'booked' } as const
    const accepted: Answer = { status: 'accepted', reservationId: original.id }
    const declined: Answer = { status: 'declined' }
    return {
      operations: [
        () => one.perform(toEdit(original, next, { answered: { request, answer: accepted } })),
        () => other.perform(toDelete(original, { answered: { request, answer: declined } })),
      ],
      refusals: ['gone', 'changed'],
      stored: () => statusOf(one, request),
      expected: (first) => (first === 0 ? 'accepted' : 'declined'),
    }
  },

  'one removes a person whose stay the other edits': async (one, other, from) => {
    const { id } = await ask(one, from)
    const original = await one.accept(id, stay(from))
    const request = await one.seeRequest(id)
    return {
      operations: [() => one.forget(request, original), () => other.edit(original, { kapora: 1 })],
      refusals: BOTH_CHANGED,
      stored: async () => (await one.seeRequest(id)).email,
      expected: (first) => (first === 0 ? 'silindi@example.invalid' : request.email),
    }
  },
}

function stay(from: IsoDate, days = 0): ReservationDraft {
  return draft(addDays(from, days), addDays(from, days + 3))
}

function pay(owner: Owner, original: Reservation, amount: number) {
  return owner.pay(original, { date: original.dates.checkIn, amount, method: 'cash' })
}

async function ask(owner: Owner, from: IsoDate, days = 0): Promise<StoredRequest> {
  return owner.seeRequest(await owner.ask(addDays(from, days), addDays(from, days + 3)))
}

/** Accepts a request as it was read before. */
function accept(owner: Owner, request: StoredRequest, next: ReservationDraft) {
  const id = newKey(owner)
  const answer: Answer = { status: 'accepted', reservationId: id }
  const command = toAdd({ ...next, request: request.id }, { answered: { request, answer } })
  return owner.perform({ ...command, id })
}

async function amountsOf(owner: Owner, { id }: Reservation): Promise<string> {
  return (await owner.seePaid(id)).map(({ amount }) => amount).join()
}

async function statusOf(owner: Owner, { id }: StoredRequest): Promise<string> {
  return (await owner.seeRequest(id)).status
}

/** Whether a record can be read. */
function exists(look: Promise<unknown>): Promise<boolean> {
  return look.then(
    () => true,
    () => false,
  )
}
