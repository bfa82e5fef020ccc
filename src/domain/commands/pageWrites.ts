import { type GuestPage, guestPageFields, pageOfStay } from '#domain/guestPage/guestPage.ts'
import { guestAnswerPath } from '#domain/guestPage/guestAnswer.ts'
import { pagePath } from '#domain/guestPage/pageKey.ts'
import { paidIn } from '#domain/guestPage/sums.ts'
import { guestGuidePath, guestGuideWrites } from '#domain/guide/guestGuide.ts'
import { pageGoneWrites } from '#domain/guide/guide.ts'
import { differingFields, valueOf } from '#domain/record.ts'
import type { ReservationDraft, Seen } from '#domain/reservation.ts'
import type { OfficeKeys } from '#domain/settings/keys.ts'
import { type ServerState, below, serverSum, type Writes } from './writes.ts'

type Keyed = { key: string; page: GuestPage }

type Step = {
  id: string
  version: number
  base: Seen | null
  wanted: ReservationDraft | null
  keys: OfficeKeys
}

/** `more` is the sum of the payments that a change adds, in whole lira. */
type Money = { more: number; serverState: ServerState | null }

/**
 * Writes the page of a stay's guest as the change leaves the stay. A sum that the page shows already is increased by the server, so
 * that it need not be known here.
 */
export function pageWrites(step: Step, money: Money): Writes {
  const { base, wanted, keys } = step
  const seen = base && 'stay' in base ? base : null
  return { ...shownWrites(step, money), ...guestGuideWrites(seen, wanted, keys.guide) }
}

function shownWrites(step: Step, { more, serverState }: Money): Writes {
  const { was, is } = aroundOf(step)
  if (!is || is.page.paid === undefined) return between(was, is)
  if (startsToShowSums(step))
    return between(was, {
      ...is,
      page: { ...is.page, paid: paidIn(serverState?.payments) + more },
    })
  return {
    ...between(was, is),
    ...(more !== 0 && { [`${pagePath(is.key)}/paid`]: serverSum(more) }),
  }
}

/** Whether the page begins to show what was paid: it was not shown under this key before. */
export function startsToShowSums(step: Pick<Step, 'id' | 'base' | 'wanted'>): boolean {
  const { was, is } = aroundOf({ ...step, version: 0, keys: {} })
  if (is?.page.paid === undefined) return false
  return was?.key !== is.key || was.page.paid === undefined
}

function aroundOf({ id, version, base, wanted, keys }: Step) {
  const seen = base && 'stay' in base ? base : null
  return { was: pageOf(id, seen, version - 1, keys), is: pageOf(id, wanted, version, keys) }
}

function pageOf(
  id: string,
  stay: ReservationDraft | null,
  version: number,
  { account }: OfficeKeys,
): Keyed | null {
  // A deleted stay has no page.
  if (!stay || stay.guestKey === undefined || stay.deletion) return null
  return { key: stay.guestKey, page: pageOfStay(id, stay, version, 0, account) }
}

/** A page that keeps its key changes where it differs; under another key, the former page goes and the new one is written whole. */
function between(was: Keyed | null, is: Keyed | null): Writes {
  if (was?.key !== is?.key) {
    return {
      ...(was && pageGoneWrites(was.key)),
      ...(is && { [pagePath(is.key)]: is.page, [guestAnswerPath(is.key)]: null }),
    }
  }
  if (!was || !is) return {}
  const names = differingFields(guestPageFields, was.page, is.page)
  const changed = names.map((name) => [name, valueOf(is.page, name) ?? null] as const)
  return {
    ...below(pagePath(is.key), Object.fromEntries(changed)),
    ...(is.page.status === 'booked' &&
      was.page.status !== 'booked' && { [guestAnswerPath(is.key)]: null }),
    ...(is.page.status !== 'booked' &&
      was.page.status === 'booked' && { [guestGuidePath(is.key)]: null }),
  }
}
