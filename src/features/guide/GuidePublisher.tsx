import { useEffect, useRef } from 'react'
import type { IsoDate } from '#domain/date.ts'
import type { Failure } from '#domain/failure.ts'
import type { StoredGuide } from '#domain/guide/guide.ts'
import type { Reservation } from '#domain/reservation.ts'
import { followGuide, giveGuide } from '#db/officeValues.ts'
import type { Season } from '#db/season.ts'
import { translate } from '#i18n/index.ts'
import { type Remote, useRemote } from '#lib/remote.ts'
import { toastFailed } from '#ui/toasts.ts'

/** More than one villa's coming guests; later ones get the guide afterwards. */
const MOST = 400

/** The page keys of present and coming guests, the next arrival first. */
export function comingKeys(reservations: readonly Reservation[], today: IsoDate): string[] {
  return reservations
    .filter(({ stay }) => stay.checkOut >= today)
    .toSorted((one, other) => (one.stay.checkIn < other.stay.checkIn ? -1 : 1))
    .flatMap(({ guestKey }) => guestKey ?? [])
    .slice(0, MOST)
}

type GuidePublisherProps = {
  season: Remote<Season, Failure>
  today: IsoDate
  /** Whether the season is live rather than cached. */
  isCurrent: boolean
}

/** Publishes each change to every coming guest's page; shows how many it could not reach. */
export function GuidePublisher({ season, today, isCurrent }: GuidePublisherProps) {
  const [guide] = useRemote(followGuide)
  if (season.state !== 'ready' || guide.state !== 'ready' || !isCurrent) return null
  const keys = comingKeys(season.value.reservations, today)
  return <Giving guide={guide.value} keys={keys.join(' ')} />
}

function Giving({ guide, keys }: { guide: StoredGuide; keys: string }) {
  // The version that each guest's page has, by key; a stay that is restored later may have an older
  // one.
  const given = useRef<ReadonlyMap<string, number>>(new Map())
  useEffect(() => {
    const { version } = guide
    if (version === 0) return
    let stopped = false
    const all = keys === '' ? [] : keys.split(' ')
    const asked = all.filter((key) => given.current.get(key) !== version)
    given.current = new Map([...given.current].filter(([key]) => all.includes(key)))
    const toldOf = (count: number) => {
      if (!stopped && count > 0) toastFailed(() => translate('office.guide.ungiven', { count }))
    }
    giveGuide(asked, guide).then(
      (left) => {
        toldOf(left)
        if (!stopped && left === 0) given.current = new Map(all.map((key) => [key, version]))
      },
      () => toldOf(asked.length),
    )
    return () => {
      stopped = true
    }
  }, [guide, keys])
  return null
}
