import { parseDate } from '#domain/date.ts'
import { isInOrder, type StayDates } from '#domain/stay/stayDates.ts'
import { anchors } from '#i18n/addresses.ts'
import { type Language, languages } from '#i18n/languages.ts'

const CHECK_IN = 'giris'

const CHECK_OUT = 'cikis'

/** The full address that opens the calendar with a stay's dates. */
export function addressOfDays({ checkIn, checkOut }: StayDates, language: Language): string {
  const address = new URL(languages[language].paths.home, location.origin)
  address.searchParams.set(CHECK_IN, checkIn)
  address.searchParams.set(CHECK_OUT, checkOut)
  address.hash = anchors.reservation
  return address.href
}

/** Removes the dates from the address, so that a reload keeps later choices. */
export function takeAskedDays(): StayDates | null {
  const address = new URL(location.href)
  const [checkIn, checkOut] = [CHECK_IN, CHECK_OUT].map((name) => {
    const day = address.searchParams.get(name)
    address.searchParams.delete(name)
    return day === null ? null : parseDate(day)
  })
  if (address.href !== location.href) history.replaceState(history.state, '', address)
  return checkIn && checkOut && isInOrder({ checkIn, checkOut }) ? { checkIn, checkOut } : null
}
