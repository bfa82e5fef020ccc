import type { IsoDate } from './date.ts'
import { isInOrder, nightsOf, type Stay } from './stay.ts'

/** A record as its nights see it: `stay` is `null` when nobody can tell where it stays. */
export type Claimant = { id: string; stay: Stay | null }

/** What is to be done so that every night has a holder who covers it. */
export type Healing = {
  /** Nights that stays cover and nobody who covers them holds, with the id of who gets each. */
  missing: Map<IsoDate, string>
  /** Nights that are held, but by nobody who covers them, and covered by nobody. */
  strays: string[]
}

/**
 * Compares stays and nights. A night that several cover goes to the earliest of them, so that two owners decide alike; one
 * whose holder stays nobody knows where stays with it.
 */
export function planHealing(
  claimants: readonly Claimant[],
  nights: ReadonlyMap<string, unknown>,
): Healing {
  const unknown = new Set(claimants.filter(({ stay }) => stay === null).map(({ id }) => id))
  const wanted = new Map<IsoDate, string[]>()
  for (const { id, stay } of claimants.toSorted(byCheckIn)) {
    for (const night of stay ? nightsOf(stay) : []) {
      const others = wanted.get(night)
      if (others) others.push(id)
      else wanted.set(night, [id])
    }
  }
  const missing = new Map<IsoDate, string>()
  for (const [night, ids] of wanted) {
    const holder = String(nights.get(night))
    const [first] = ids
    if (first !== undefined && !ids.includes(holder) && !unknown.has(holder)) {
      missing.set(night, first)
    }
  }
  const covered = new Set<string>(wanted.keys())
  const strays = [...nights]
    .filter(([night, holder]) => !covered.has(night) && !unknown.has(String(holder)))
    .map(([night]) => night)
  return { missing, strays }
}

/** Two stays that share nights, `shared` from the first of these up to, not including, the day after the last. */
export type Overlap<Record> = { one: Record; other: Record; shared: Stay }

/** The stays that share nights, pair by pair, in the order of the calendar. */
export function findOverlaps<Record extends { id: string; stay: Stay }>(
  records: readonly Record[],
): Overlap<Record>[] {
  const sorted = records.toSorted(byCheckIn)
  return sorted.flatMap((one, index) => {
    const pairs: Overlap<Record>[] = []
    for (let next = index + 1; next < sorted.length; next += 1) {
      const other = sorted[next]
      if (!other || other.stay.checkIn >= one.stay.checkOut) break
      const shared = { checkIn: other.stay.checkIn, checkOut: earlier(one.stay, other.stay) }
      if (isInOrder(shared)) pairs.push({ one, other, shared })
    }
    return pairs
  })
}

function earlier(one: Stay, other: Stay): IsoDate {
  return one.checkOut < other.checkOut ? one.checkOut : other.checkOut
}

function byCheckIn(one: Claimant, other: Claimant): number {
  return keyOf(one) < keyOf(other) ? -1 : 1
}

function keyOf({ id, stay }: Claimant): string {
  return `${stay?.checkIn ?? ''} ${id}`
}
