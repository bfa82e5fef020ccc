import { pageLine } from './changes.ts'
import type { Unsubscribe } from './database.ts'
import { followSnapshot } from './follow.ts'
import { type Healed, healRecords } from './healing.ts'

// A change comes in three messages, one for each half and one for the nights; between them nothing is broken.
const QUIET_MS = 1_500

// Node has tabs no more than locks.
const LOCKS = 'navigator' in globalThis ? navigator.locks : undefined

/**
 * Heals the season at the start and after each change of it, once it is quiet; one tab at a time. Tells what was done, if anything
 * was; a line that fails is waited for.
 */
export function keepHealed(onHealed: (healed: Healed) => void): Unsubscribe {
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  const paths = ['reservations', 'reservationDetails', 'nights']
  const heard = new Set<string>()

  async function heal() {
    const healed = await healRecords(pageLine)
    if (!stopped && healed.moved.length + healed.claimed + healed.freed > 0) onHealed(healed)
  }
  const begin = () => {
    const done = LOCKS ? LOCKS.request('villa.heal', heal) : heal()
    // Refused or cut off: the next change, or the next sign-in, tries again.
    done.catch(() => {})
  }
  const follow = (path: string) =>
    followSnapshot(
      path,
      () => {
        heard.add(path)
        clearTimeout(timer)
        if (heard.size === paths.length) timer = setTimeout(begin, QUIET_MS)
      },
      () => {},
    )
  const unsubscribes = paths.map(follow)
  return () => {
    stopped = true
    clearTimeout(timer)
    for (const unsubscribe of unsubscribes) unsubscribe()
  }
}
