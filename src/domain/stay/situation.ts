import type { IsoDate } from '#domain/date.ts'
import type { LetterKind } from '#domain/letters/letter.ts'
import type { LetterMarks } from '#domain/letters/letterMarks.ts'
import { type Amounts, moneyFactsOf, type Situation, situationFrom } from './money.ts'
import { type NextLetter, nextLetterOf, possibleLetters } from './nextLetter.ts'
import type { Reservation } from './reservation.ts'

/** A stay's situation on a day, with its letters. */
export type StaySituation = Situation & {
  /** The letter that comes next, and why; `null` if none. */
  letter: NextLetter | null
  /** The letters that suit the day, whether or not they were sent. */
  letters: readonly LetterKind[]
}

/** What belongs to a stay: its payments, and the letters sent. */
type StayRecords = { payments: Amounts; letters: LetterMarks }

/** A stay's situation on `today`. */
export function situationOf(
  stay: Reservation,
  { payments, letters: sent }: StayRecords,
  today: IsoDate,
): StaySituation {
  const facts = moneyFactsOf(stay)
  const situation = situationFrom(facts, payments, today)
  const known = { stay, facts, situation, sent, today }
  return { ...situation, letter: nextLetterOf(known), letters: possibleLetters(known) }
}
