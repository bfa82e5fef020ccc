import type { IsoDate } from './date.ts'
import { isInOrder, isTooLong, nightsOf, type Stay } from './stay.ts'

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
 * whose holder stays nobody knows where stays with it. A stay that is longer than one may be gets no night: it is a slip in the
 * year, for an owner to mend; what it holds it keeps.
 */
export function planHealing(
  claimants: readonly Claimant[],
  nights: ReadonlyMap<string, unknown>,
): Healing {
  const unknown = new Set<string>()
  const wanted = new Map<IsoDate, { first: Claimant; isHeld: boolean }>()
  for (const claimant of claimants) {
    const { id } = claimant
    const stay = claimant.stay && !isTooLong(claimant.stay) ? claimant.stay : null
    if (!stay) unknown.add(id)
    for (const night of stay ? nightsOf(stay) : []) {
      const { first = claimant, isHeld = false } = wanted.get(night) ?? {}
      wanted.set(night, {
        first: byCheckIn(claimant, first) < 0 ? claimant : first,
        isHeld: isHeld || String(nights.get(night)) === id,
      })
    }
  }
  const missing = new Map<IsoDate, string>()
  for (const [night, { first, isHeld }] of wanted) {
    if (!isHeld && !unknown.has(String(nights.get(night)))) missing.set(night, first.id)
  }
  const covered = new Set<string>(wanted.keys())
  const strays: string[] = []
  for (const [night, holder] of nights) {
    if (!covered.has(night) && !unknown.has(String(holder))) strays.push(night)
  }
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
  const [begins, otherBegins] = [one.stay?.checkIn ?? '', other.stay?.checkIn ?? '']
  if (begins !== otherBegins) return begins < otherBegins ? -1 : 1
  return one.id < other.id ? -1 : 1
}
