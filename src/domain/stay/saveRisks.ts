import type { IsoDate } from '#domain/date.ts'
import { type AmountDue, type Amounts, moneyFactsOf, situationFrom } from './money.ts'
import type { ReservationDraft } from './reservation.ts'

/** What a save would do to a guest who relies on what was agreed. */
export type SaveRisk =
  /** Dates that were certain would wait for the deposit again. */
  | { kind: 'uncertain'; due: AmountDue | null }
  /** A deadline would lie in the past. */
  | { kind: 'late'; due: AmountDue }

type Around = { before: ReservationDraft; next: ReservationDraft }

/** The risks of a save, which an owner is asked about first. */
export function risksOf({ before, next }: Around, payments: Amounts, today: IsoDate): SaveRisk[] {
  const situationAt = (stay: ReservationDraft) => situationFrom(moneyFactsOf(stay), payments, today)
  const [previous, following] = [situationAt(before), situationAt(next)]
  const lateBefore = [previous.due, previous.later].filter((due) => due?.isLate)
  const late = [following.due, following.later].flatMap((due): SaveRisk[] =>
    due?.isLate && !lateBefore.some((each) => each?.kind === due.kind)
      ? [{ kind: 'late', due }]
      : [],
  )
  const isUncertain = previous.phase === 'reserved' && following.phase === 'awaiting'
  return isUncertain ? [{ kind: 'uncertain', due: following.due }, ...late] : late
}
