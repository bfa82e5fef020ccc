import type { StayTerms } from '#domain/stay/agreement.ts'

/** The terms of an agreement as texts name them, in place of today's settings. */
export function termFacts({ freeDays, latePercent }: StayTerms) {
  return {
    freeCancellationDays: freeDays,
    latePercent: latePercent ?? 0,
    keeps: latePercent === undefined ? 'deposit' : 'share',
  }
}
