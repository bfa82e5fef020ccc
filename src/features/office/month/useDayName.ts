import { useTranslation } from 'react-i18next'
import type { IsoDate } from '#domain/date.ts'
import type { Held } from '#domain/office/heldDays.ts'
import type { DayUse } from '#domain/office/yearDays.ts'
import type { Reservation } from '#domain/reservation.ts'
import { useGuestName } from '#features/office/useGuestName.ts'
import { formatLongDate } from '#i18n/format.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { useLanguage } from '#i18n/useLanguage.ts'

type Days = {
  uses: ReadonlyMap<IsoDate, DayUse>
  /** The held requests by night. */
  held: ReadonlyMap<IsoDate, readonly Held[]>
  /** The requests for each day. */
  asked: ReadonlyMap<IsoDate, readonly Held[]>
  /** The note behind the name of an arriving guest. */
  noteOf: ((reservation: Reservation) => string) | undefined
  /** The price of each night. */
  prices: ReadonlyMap<IsoDate, number>
}

/**
 * Returns a function that names a day: its long date, and who stays, arrives, leaves or has
 * requested it.
 */
export function useDayName({ uses, held, asked, noteOf, prices }: Days): (day: IsoDate) => string {
  const { t } = useTranslation()
  const language = useLanguage()
  const guestOf = useGuestName()
  const namesOf = (requests: readonly Held[]) =>
    requests.map(({ guest }) => guestOf(guest)).join(', ')

  return (day) => {
    const { night, leaving } = uses.get(day) ?? { night: null, leaving: null }
    const parts = [formatLongDate(day, language)]
    if (leaving) parts.push(t('office.year.leaves', { guest: guestOf(leaving.musteriAdi) }))
    if (night?.blocked) parts.push(t('office.year.closed'))
    else if (night?.stay.checkIn === day)
      parts.push(
        t('office.year.arrives', { guest: guestOf(night.musteriAdi) }) + (noteOf?.(night) ?? ''),
      )
    else if (night) parts.push(guestOf(night.musteriAdi))
    else if (!held.has(day)) parts.push(t('office.year.free'))
    const waiting = held.get(day)
    if (waiting) parts.push(t('office.year.held', { guest: namesOf(waiting) }))
    const asking = asked.get(day)
    if (asking) parts.push(t('office.year.asked', { guest: namesOf(asking) }))
    const price = night ? undefined : prices.get(day)
    if (price !== undefined) parts.push(formatMoney(price, language))
    return parts.join(', ')
  }
}
