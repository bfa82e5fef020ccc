import { useEffect } from 'react'
import { followCleanings, saveCleaning } from '#db/officeValues.ts'
import type { Season } from '#db/season.ts'
import { cleaningDays, writeCleaning } from '#domain/cleaning/cleaning.ts'
import type { IsoDate } from '#domain/date.ts'
import type { Failure } from '#domain/failure.ts'
import { valueOf } from '#domain/record.ts'
import { type Remote, useRemote } from '#lib/remote.ts'

type CleaningPublisherProps = {
  season: Remote<Season, Failure>
  today: IsoDate
  /** Whether the season is live rather than cached. */
  isCurrent: boolean
  /** The key of the cleaner's link; `null` without one, `undefined` before it has loaded. */
  cleaningKey: string | null | undefined
}

/**
 * Publishes each change to the cleaner's link while the office is open, and removes the lists under
 * earlier keys.
 */
export function CleaningPublisher(props: CleaningPublisherProps) {
  const { season, today, isCurrent, cleaningKey } = props
  const [stored] = useRemote(followCleanings)
  const isReady =
    season.state === 'ready' && stored.state === 'ready' && isCurrent && cleaningKey !== undefined
  const days = isReady ? cleaningDays(season.value.reservations, today) : []
  const keys = isReady ? Object.keys(stored.value ?? {}) : []
  const former = keys.filter((key) => key !== cleaningKey)
  const isSame =
    !cleaningKey ||
    (keys.includes(cleaningKey) &&
      textOf(valueOf(valueOf(isReady && stored.value, cleaningKey), 'days') ?? {}) ===
        textOf(writeCleaning(days)))
  const isDue = isReady && (!isSame || former.length > 0)

  useEffect(() => {
    if (!isDue) return
    // The next change tries again.
    saveCleaning(cleaningKey ?? null, days, former).catch(() => {})
    // `days` and `former` are new objects with each render; their text says whether they changed.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isDue, cleaningKey, textOf([days, former])])
  return null
}

/** JSON with sorted names, because the database sorts them. */
function textOf(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(
          Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : part,
  )
}
