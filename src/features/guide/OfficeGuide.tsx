import type { IsoDate } from '#domain/date.ts'
import { undoOfEdit } from '#domain/edit.ts'
import { guideWithPending } from '#domain/guide/pendingGuide.ts'
import { pendingOf } from '#domain/queuedChange.ts'
import type { Reservation } from '#domain/reservation.ts'
import { signedInEmail } from '#db/auth.ts'
import { followGuide } from '#db/guide.ts'
import { translate } from '#i18n/index.ts'
import { useRemote } from '#lib/remote.ts'
import { useOffice } from '#features/office/useOffice.ts'
import { useQueue, useReopened, useSubmit } from '#features/office/useQueue.ts'
import { useTrackSave } from '#features/office/useSaves.ts'
import { GuideCard } from './GuideCard.tsx'

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

/** The arrival guide and its form, live. */
export function OfficeGuide({ today }: { today: IsoDate }) {
  const { reservations } = useOffice()
  const { works, discard } = useQueue()
  const submit = useSubmit()
  const save = useTrackSave((message) => translate('office.tools.saveFailed', { message }))
  const reopened = useReopened('guide')
  const [guide] = useRemote(followGuide)
  if (guide.state !== 'ready') return null
  return (
    <GuideCard
      key={reopened?.entry}
      guide={guideWithPending(guide.value, pendingOf(works, 'guide'), signedInEmail())}
      guests={comingKeys(reservations, today).length}
      reopened={reopened}
      onSave={async (edit) => {
        await save(submit({ of: 'guide', ...edit }, { of: 'guide', ...undoOfEdit(edit) }))
        if (reopened) await discard(reopened)
      }}
    />
  )
}
