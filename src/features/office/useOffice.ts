import { useOutletContext } from 'react-router-dom'
import { useTranslation } from '#i18n/useTranslation.ts'
import type { CancelledStay, DeletedStay, Reservation } from '#domain/reservation.ts'
import type { IsoDate } from '#domain/date.ts'
import type { Failure } from '#domain/failure.ts'
import { isRemoved } from '#domain/removedPerson.ts'
import type { Season } from '#db/season.ts'
import type { Remote } from '#lib/remote.ts'

/** Returns a function that formats a guest's name, also of one whose data were removed. */
export function useGuestName(): (name: string) => string {
  const { t } = useTranslation()
  return (name) => (isRemoved(name) ? t('office.person.removed') : name)
}

export type Office = {
  season: Remote<Season, Failure>
  /** The stays with pending changes applied. */
  reservations: readonly Reservation[]
  cancelled: readonly CancelledStay[]
  /** The stays that were deleted and can be brought back. */
  deleted: readonly DeletedStay[]
  /** The stays, and those that were cancelled. */
  all: readonly Reservation[]
  /** The same, as their guests are to hear of them. */
  notifiable: readonly Reservation[]
  /** The ids of stays with pending changes. */
  waiting: ReadonlySet<string>
  unsent: boolean
  /** The villa's day; `null` until the clock is known. */
  today: IsoDate | null
}

/** The office of the current page. */
export function useOffice(): Office {
  return useOutletContext<Office>()
}
