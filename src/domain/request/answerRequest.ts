import type { IsoDate } from '#domain/date.ts'
import type { Change } from '#domain/save/change.ts'
import { Failure } from '#domain/save/failure.ts'
import { quoteOf } from '#domain/prices/quote.ts'
import { type AgreementBasis, withAgreement } from '#domain/stay/makeAgreement.ts'
import { type Held, remainderOf, type Reservation } from '#domain/stay/reservation.ts'
import { changeStay, type Command, toAdd, toDelete } from '#domain/stay/stayChange.ts'
import type { KeyedPayment } from '#domain/stay/stayWrites.ts'
import { isOpen } from './inbox.ts'
import { peopleIn } from './counts.ts'
import type { Answer, StoredRequest } from './request.ts'
import { changeAnswer, deleteRequest } from './requestChange.ts'

/** An owner's answer to a request; `takeBack` opens it again. */
export type Reply =
  | { kind: 'accept' | 'decline' | 'takeBack' | 'delete' }
  | { kind: 'hold'; until: IsoDate; guest: string; basis: AgreementBasis }

/** A request with the stay that holds its days or accepts it, and that stay's payments. */
export type RequestInContext = {
  request: StoredRequest
  stay: Reservation | null
  payments: readonly KeyedPayment[]
}

/** What follows from a reply: the form of a new stay, or a change that may need a question first. */
type Outcome = { kind: 'form' } | { kind: 'save'; change: Change; mustAsk: boolean }

/** Whether a request in its present state can be replied to in this way. */
export function canReply(
  kind: Reply['kind'],
  { request, stay }: Omit<RequestInContext, 'payments'>,
): boolean {
  const { status } = request
  switch (kind) {
    case 'accept':
    case 'decline':
      return isOpen(request)
    case 'hold':
      return status === 'new'
    case 'takeBack':
      return status === 'accepted' ? !stay : status !== 'new'
    case 'delete':
      return true
  }
}

/**
 * What follows from a reply to a request in its present state; throws a `Failure` if another answer
 * rules it out. A stay that only held the days is deleted with its payments, after a question.
 */
export function answerRequest(
  reply: Reply,
  context: RequestInContext,
  newKey: () => string,
): Outcome {
  const { request, stay, payments } = context
  if (!canReply(reply.kind, context))
    throw new Failure('answered', 'The request has another answer by now')
  const held = request.status === 'held' && stay?.status === 'held' ? stay : null
  const losesMoney = held !== null && payments.length > 0
  const changeOf = (command: Command, id: string) => changeStay({ ...command, id, entry: newKey() })
  const release = (answer: Answer): Outcome => ({
    kind: 'save',
    change: held
      ? changeOf(toDelete(held, { payments, answered: [{ request, answer }] }), held.id)
      : changeAnswer(request, answer, newKey()),
    mustAsk: losesMoney,
  })
  switch (reply.kind) {
    case 'accept':
      return { kind: 'form' }
    case 'hold': {
      const id = newKey()
      const answer = { status: 'held', heldUntil: reply.until, reservationId: id } as const
      const command = toAdd(holdOf(request, reply), { answered: [{ request, answer }] })
      return { kind: 'save', change: changeOf(command, id), mustAsk: false }
    }
    case 'decline':
      return release({ status: 'declined' })
    case 'takeBack':
      return release({ status: 'new' })
    case 'delete': {
      const deletion = deleteRequest(request, newKey())
      const change = held
        ? joinChanges(changeOf(toDelete(held, { payments }), held.id), deletion)
        : deletion
      return { kind: 'save', change, mustAsk: true }
    }
  }
}

/** The stay that holds the days of a request, at today's price and terms. */
function holdOf(
  { id, dates, phone, email, guests, arrivalTime }: StoredRequest,
  { until, guest, basis }: Extract<Reply, { kind: 'hold' }>,
): Held {
  const quote = quoteOf(dates, basis.prices)
  const { total, deposit } = quote.state === 'priced' ? quote : { total: 0, deposit: 0 }
  const held = {
    musteriAdi: guest,
    dates,
    phone,
    email,
    kapora: deposit,
    kalan: remainderOf(total, deposit),
    toplamUcret: total,
    notlar: '',
    request: id,
    guestKey: id,
    ...(guests && { guests: peopleIn(guests) }),
    ...(arrivalTime !== undefined && { arrivalTime }),
    status: 'held',
    heldUntil: until,
  } as const
  return withAgreement<Held>(held, { before: null, party: guests }, basis)
}

/** Two changes in one update. */
function joinChanges(one: Change, other: Change): Change {
  return {
    writes: (by, context) => ({ ...one.writes(by, context), ...other.writes(by, context) }),
    refusal: async (read) => (await one.refusal(read)) ?? other.refusal(read),
  }
}
