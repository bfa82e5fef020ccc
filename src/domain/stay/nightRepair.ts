import type { IsoDate } from '#domain/date.ts'
import { isTooLong, nightsOf, sharedDates, type StayDates } from './stayDates.ts'

/** A record for the comparison with the nights: `stay` is `null` when its dates are unreadable. */
export type Claimant = { id: string; dates: StayDates | null }

export type NightRepair = {
  /** Covered nights that no covering stay has, with the id of the stay that gets each. */
  missing: Map<IsoDate, string>
  /** Nights of stays that do not cover them, which no stay covers. */
  strays: string[]
}

/**
 * Compares stays and nights. A night covered by several stays goes to the earliest, so that two
 * owners compute the same; one of a stay with unreadable dates stays with it. A stay that is too
 * long has a typing error in its year, so it gets no further nights until an owner corrects it.
 */
export function planRepair(
  claimants: readonly Claimant[],
  nights: ReadonlyMap<string, unknown>,
): NightRepair {
  const unknown = new Set<string>()
  const next = new Map<IsoDate, { first: Claimant; isHeld: boolean }>()
  for (const claimant of claimants) {
    const { id } = claimant
    const stay = claimant.dates && !isTooLong(claimant.dates) ? claimant.dates : null
    if (!stay) unknown.add(id)
    for (const night of stay ? nightsOf(stay) : []) {
      const { first = claimant, isHeld = false } = next.get(night) ?? {}
      next.set(night, {
        first: byCheckIn(claimant, first) < 0 ? claimant : first,
        isHeld: isHeld || String(nights.get(night)) === id,
      })
    }
  }
  const missing = new Map<IsoDate, string>()
  for (const [night, { first, isHeld }] of next) {
    if (!isHeld && !unknown.has(String(nights.get(night)))) missing.set(night, first.id)
  }
  const covered = new Set<string>(next.keys())
  const strays: string[] = []
  for (const [night, holder] of nights) {
    if (!covered.has(night) && !unknown.has(String(holder))) strays.push(night)
  }
  return { missing, strays }
}

/** Two stays that share nights; `shared` is the half-open range of these. */
export type Overlap<Each> = { one: Each; other: Each; shared: StayDates }

/** The pairs of stays that share nights, in calendar order. */
export function findOverlaps<Each extends { id: string; dates: StayDates }>(
  records: readonly Each[],
): Overlap<Each>[] {
  const sorted = [...records].sort(byCheckIn)
  return sorted.flatMap((one, index) => {
    const pairs: Overlap<Each>[] = []
    for (let next = index + 1; next < sorted.length; next += 1) {
      const other = sorted[next]
      if (!other || other.dates.checkIn >= one.dates.checkOut) break
      const shared = sharedDates(one.dates, other.dates)
      if (shared) pairs.push({ one, other, shared })
    }
    return pairs
  })
}

function byCheckIn(one: Claimant, other: Claimant): number {
  const [begins, otherBegins] = [one.dates?.checkIn ?? '', other.dates?.checkIn ?? '']
  if (begins !== otherBegins) return begins < otherBegins ? -1 : 1
  return one.id < other.id ? -1 : 1
}
