import { useEffect, useState } from 'react'
import { type Availability, blockedDays } from '#domain/availability.ts'
import type { IsoDate } from '#domain/date.ts'
import { staysNear } from '#domain/guestPage/staysNear.ts'
import { addressOfDays } from '#features/booking/daysAddress.ts'
import type { Shown } from './shown.ts'
import { followStays } from '#db/stays.ts'
import { useLanguage } from '#i18n/useLanguage.ts'

const OFFERED = 3

/**
 * The free dates nearest to those that a guest cannot have, with links to them; loads the calendar
 * only then.
 */
export function useStaysNear(shown: Shown, today: IsoDate | null) {
  const language = useLanguage()
  const isDeclined = shown.state === 'declined'
  const [availability, setAvailability] = useState<Availability | null>(null)
  useEffect(() => {
    if (!isDeclined) return undefined
    return followStays(
      ({ stays }) => setAvailability(blockedDays(stays)),
      () => {},
    )
  }, [isDeclined])
  if (!isDeclined || !('stay' in shown) || !availability || !today) return []
  return staysNear(availability, shown.stay, today, OFFERED).map((stay) => ({
    stay,
    address: addressOfDays(stay, language),
  }))
}
