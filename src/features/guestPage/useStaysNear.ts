import { useEffect, useState } from 'react'
import { type Availability, blockedDays, firstBlockedDay } from '#domain/availability.ts'
import type { IsoDate } from '#domain/date.ts'
import { staysNear } from '#domain/guestPage/staysNear.ts'
import { addressOfDays } from '#features/booking/daysAddress.ts'
import type { PageState } from './pageState.ts'
import { followStays } from '#db/stays.ts'
import { useLanguage } from '#i18n/useLanguage.ts'

const OFFERED = 3

/**
 * The free dates nearest to those that a guest cannot have, with links to them, and whether held
 * ones are taken; loads the calendar only then.
 */
export function useStaysNear(shown: PageState, today: IsoDate | null) {
  const language = useLanguage()
  const isAsked = shown.state === 'declined' || shown.state === 'held'
  const [availability, setAvailability] = useState<Availability | null>(null)
  useEffect(() => {
    if (!isAsked) return undefined
    return followStays(
      ({ stays }) => setAvailability(blockedDays(stays)),
      () => {},
    )
  }, [isAsked])
  if (!isAsked || !('stay' in shown) || !availability || !today) return { near: [], taken: false }
  const { checkIn, checkOut } = shown.stay
  const taken = firstBlockedDay(availability, checkIn, checkOut) !== null
  if (shown.state === 'held' && !taken) return { near: [], taken }
  const near = staysNear(availability, shown.stay, today, OFFERED).map((stay) => ({
    stay,
    address: addressOfDays(stay, language),
  }))
  return { near, taken }
}
