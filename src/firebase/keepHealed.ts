import { addDays } from '#domain/date.ts'
import { readStay } from '#domain/storedStay.ts'
import { pageLine } from './changes.ts'
import { type Children, listenToChildren } from './children.ts'
import type { Unsubscribe } from './database.ts'
import { type Healed, healRecords, type SeasonPart } from './healing.ts'
import { type KeyRange, rangesOf, type SeasonCut, seasonCut, stayRanges } from './keyRanges.ts'

// A change comes in three messages, one for each half and one for the nights; between them nothing is broken.
const QUIET_MS = 1_500

// Node has tabs no more than locks.
const LOCKS = 'navigator' in globalThis ? navigator.locks : undefined

/**
 * Heals the season at the start and after each change of it, once it is quiet; one tab at a time: all of it when it `isWhole`, else
 * what of it is read at once. Tells what was done, if anything was; a line that fails is waited for.
 */
export function keepHealed(onHealed: (healed: Healed) => void, isWhole: boolean): Unsubscribe {
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  let dates: Children | undefined
  let details: Children | undefined
  let nights: Children | undefined
  let tellStays: (stays: Children) => void
  const stays = new Promise<Children>((resolve) => (tellStays = resolve))
  const cutting = isWhole ? Promise.resolve(null) : seasonCut().then(healedPart)

  async function heal() {
    if (!dates || !details || !nights) return
    const part = await cutting
    const healed = await healRecords(pageLine, { dates, details, nights, ...(part && { part }) })
    if (!stopped && healed.moved.length + healed.claimed + healed.freed > 0) onHealed(healed)
  }
  const begin = () => {
    const done = LOCKS ? LOCKS.request('villa.heal', heal) : heal()
    // Refused or cut off: the next change, or the next sign-in, tries again.
    done.catch(() => {})
  }
  const follow = (
    path: string,
    parts: () => Promise<readonly KeyRange[]>,
    onNext: (children: Children) => void,
  ) =>
    listenToChildren(path, parts, {
      onChildren: (children) => {
        onNext(children)
        clearTimeout(timer)
        if (dates && details && nights) timer = setTimeout(begin, QUIET_MS)
      },
      onFailure: () => {},
    })
  const unsubscribes = [
    follow('reservations', stayRanges, (children) => tellStays((dates = children))),
    follow(
      'reservationDetails',
      async () => ((await cutting) ? (await seasonCut()).newer : stayRanges()),
      (children) => (details = children),
    ),
    follow(
      'nights',
      async () => nightRanges(checkInsOf(await stays), (await cutting)?.from),
      (children) => (nights = children),
    ),
  ]
  return () => {
    stopped = true
    clearTimeout(timer)
    for (const unsubscribe of unsubscribes) unsubscribe()
  }
}

/** What is healed of a season of which the older part is not read; no stay of the other part lies before `from`, for none is longer than a year. */
function healedPart({ since, edge }: SeasonCut): SeasonPart | null {
  return since === null || edge === null ? null : { edge, from: addDays(since, -366) }
}

function nightRanges(checkIns: readonly string[], from?: string): readonly KeyRange[] {
  if (from === undefined) return rangesOf(checkIns)
  const ranges = rangesOf(checkIns.filter((night) => night > from))
  return ranges.map((range, at) => (at === 0 ? { ...range, from } : range))
}

/** Between these the nights lie as evenly as the stays do. */
function checkInsOf(stays: Children): string[] {
  return [...stays.values()]
    .map(readStay)
    .flatMap((read) => ('stay' in read ? read.stay.checkIn : []))
}
