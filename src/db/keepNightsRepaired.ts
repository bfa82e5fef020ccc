import { pageClient } from './changes.ts'
import { serverNow } from './clock.ts'
import { type Children, listenToChildren } from './children.ts'
import type { Unsubscribe } from './database.ts'
import { type Repaired, repairNights } from './repairNights.ts'

// A change arrives in three messages, one for each half and one for the nights; a difference
// between them is no error.
const QUIET_MS = 1_500

// Node lacks locks, and has no tabs.
const LOCKS = 'navigator' in globalThis ? navigator.locks : undefined

/** Repairs the nights at the start and after each change, one tab at a time. */
export function keepNightsRepaired(onHealed: (healed: Repaired) => void): Unsubscribe {
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  let dates: Children | undefined
  let details: Children | undefined
  let nights: Children | undefined

  async function heal() {
    if (!dates || !details || !nights) return
    const healed = await repairNights(pageClient, { dates, details, nights }, serverNow())
    if (!stopped && healed.moved.length + healed.claimed + healed.freed > 0) onHealed(healed)
  }
  const begin = () => {
    const done = LOCKS ? LOCKS.request('villa.heal', heal) : heal()
    // Refused or offline: the next change, or the next sign-in, retries.
    done.catch(() => {})
  }
  const follow = (path: string, onNext: (children: Children) => void) =>
    listenToChildren(
      path,
      (children) => {
        onNext(children)
        clearTimeout(timer)
        if (dates && details && nights) timer = setTimeout(begin, QUIET_MS)
      },
      () => {},
    )
  const unsubscribes = [
    follow('reservations', (children) => (dates = children)),
    follow('reservationDetails', (children) => (details = children)),
    follow('nights', (children) => (nights = children)),
  ]
  return () => {
    stopped = true
    clearTimeout(timer)
    for (const unsubscribe of unsubscribes) unsubscribe()
  }
}
