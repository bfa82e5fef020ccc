import { useSeason } from '#db/stores.ts'
import { hasBegun, staysOfGuest } from '#domain/stay/guestBook.ts'
import { KnownGuest } from '#office/shared/guestNotes.tsx'
import { useOfficeToday } from '#office/shared/useOfficeToday.ts'
import type { StayFormState } from './StayFields.tsx'

const NO_STAYS = { reservations: [], cancelled: [] }

/** The earlier stays of the guest whose telephone or mail address is typed. */
export function ReturningGuest({ form }: { form: StayFormState }) {
  const season = useSeason()
  const today = useOfficeToday()
  const { phone, email } = form.values
  const { reservations, cancelled } = season.state === 'ready' ? season.value : NO_STAYS
  const stays = staysOfGuest([...reservations, ...cancelled], { phone, email })
  return <KnownGuest stays={stays.filter(hasBegun(today))} className="col-span-full mb-2" />
}
