import { addDays, type IsoDate } from '#domain/date.ts'
import type { LetterKind } from '#domain/letters/letter.ts'
import { contentFields, type LetterContent, type LetterMarks } from '#domain/letters/letterMarks.ts'
import { differingFields } from '#domain/field/record.ts'
import { termsIn } from './terms.ts'
import { isCancelled, type Reservation } from './reservation.ts'
import { agreedDeposit, type MoneyFacts, type Situation, type Sums } from './money.ts'

/** Why a letter comes next, and which one it is. */
const LETTERS = {
  held: 'held',
  unconfirmed: 'confirmation',
  datesMoved: 'change',
  totalChanged: 'change',
  termsChanged: 'change',
  depositCame: 'deposit',
  arrivesSoon: 'reminder',
  left: 'thanks',
  cancelled: 'cancellation',
  refunded: 'cancellation',
} as const satisfies { [why: string]: LetterKind }

export type LetterReason = keyof typeof LETTERS

export type NextLetter = { kind: LetterKind; why: LetterReason }

/** The number of days before arrival of a reminder, and after departure of the thanks. */
const NEAR_DAYS = 3

/** A stay with what decides its next letter on `today`. */
type LetterCase = {
  stay: Reservation
  facts: MoneyFacts
  situation: Situation
  sent: LetterMarks
  today: IsoDate
}

/** The letter that comes next to a stay's guest; `null` if none, or for a guest without a contact. */
export function nextLetterOf(letterCase: LetterCase): NextLetter | null {
  const { removed, phone, email } = letterCase.stay
  if (removed || (phone === undefined && email === undefined)) return null
  const why = reasonOf(letterCase)
  return why && { kind: LETTERS[why], why }
}

function reasonOf(letterCase: LetterCase): LetterReason | null {
  const { stay, situation, sent, today } = letterCase
  const { checkIn, checkOut } = stay.dates
  switch (situation.phase) {
    case 'held':
      return isOfferSent(letterCase) ? null : 'held'
    case 'blocked':
      return null
    case 'awaiting':
    case 'reserved':
      return reasonBefore(letterCase)
    case 'staying':
      return today === checkIn ? reasonBefore(letterCase) : null
    case 'left':
      return today <= addDays(checkOut, NEAR_DAYS) && !sent.has('thanks') ? 'left' : null
    case 'cancelled':
      return reasonAfter(letterCase)
  }
}

/** Whether the guest of a held stay has its present offer. */
function isOfferSent({ stay, situation, sent }: LetterCase): boolean {
  const latest = sent.get('held')
  return latest !== undefined && !isOutdated(latest, contentOf(stay, situation))
}

/** The reason for a letter before arrival. */
function reasonBefore({ stay, facts, situation, sent, today }: LetterCase): LetterReason | null {
  const [confirmation, latest] = [sent.get('confirmation'), latestContent(sent)]
  // A stay that was brought back is confirmed again.
  if (!confirmation || !latest || confirmation.at < (sent.get('cancellation')?.at ?? 0))
    return 'unconfirmed'
  const now = contentOf(stay, situation)
  const changed = changedContent(latest, now)
  if (changed.includes('checkIn') || changed.includes('checkOut')) return 'datesMoved'
  if (changed.includes('total')) return 'totalChanged'
  if (changed.length > 0) return 'termsChanged'
  const { phase } = situation
  const isPaid = latest.paid < facts.deposit && facts.deposit <= now.paid
  if (phase === 'reserved' && isPaid) return 'depositCame'
  const isNear = phase !== 'awaiting' && today >= addDays(now.checkIn, -NEAR_DAYS)
  return isNear && sent.get('reminder')?.checkIn !== now.checkIn ? 'arrivesSoon' : null
}

/** The reason for a letter after a cancellation, also for a refund that was paid since. */
function reasonAfter({ stay, situation, sent, today }: LetterCase): LetterReason | null {
  const latest = sent.get('cancellation')
  const cancelledAt = isCancelled(stay) ? stay.cancellation.at : 0
  if (latest && cancelledAt <= latest.at)
    return contentOf(stay, situation).paid < latest.paid ? 'refunded' : null
  return today <= stay.dates.checkOut ? 'cancelled' : null
}

/** The dates and amounts in a letter of today; one to a channel's guest has no amounts. */
export function contentOf(stay: Reservation, { agreed, paid }: Sums): LetterContent {
  const { dates, source, agreement } = stay
  if (source !== undefined) return { ...dates, total: 0, paid: 0 }
  const amounts = { ...dates, total: agreed, paid, deposit: agreedDeposit(stay) }
  if (!agreement) return amounts
  const { depositDueBy } = agreement
  return {
    ...amounts,
    ...(depositDueBy !== undefined && { depositDueBy }),
    ...termsIn(agreement),
  }
}

/** Whether a sent letter has other dates or amounts than one of today, apart from payments. */
export function isOutdated(sent: LetterContent, now: LetterContent): boolean {
  return changedContent(sent, now).length > 0
}

/** The differences of a sent letter from one of today, apart from payments. */
function changedContent(sent: LetterContent, now: LetterContent) {
  return differingFields(contentFields, sent, now).filter((name) => name !== 'paid')
}

/** The latest letter that has the dates and amounts. */
function latestContent(sent: LetterMarks): LetterContent | undefined {
  return (['confirmation', 'deposit', 'change', 'reminder'] as const)
    .flatMap((kind) => sent.get(kind) ?? [])
    .sort((one, other) => one.at - other.at)
    .at(-1)
}

/** The letters that suit a stay's guest on `today`, in their usual order. */
export function possibleLetters({
  stay: { removed, dates },
  facts: { deposit, isFromChannel },
  situation: { phase, received },
  today,
}: Omit<LetterCase, 'sent'>): readonly LetterKind[] {
  if (removed) return []
  const before = ['confirmation', 'change', 'reminder'] as const
  switch (phase) {
    case 'held':
      return ['held']
    case 'blocked':
      return []
    case 'awaiting':
      return before
    case 'reserved':
      return deposit > 0 && received > 0 && !isFromChannel ? [...before, 'deposit'] : before
    case 'staying':
      if (today === dates.checkIn) return before
      return today === dates.checkOut ? ['thanks', 'change'] : ['change']
    case 'left':
      return ['thanks']
    case 'cancelled':
      return ['cancellation']
  }
}
