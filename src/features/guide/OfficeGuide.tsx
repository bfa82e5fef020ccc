import type { IsoDate } from '#domain/date.ts'
import { GuideCard } from './GuideCard.tsx'
import { followGuide, saveGuide } from '#db/guide.ts'
import { translate } from '#i18n/index.ts'
import { useRemote } from '#lib/remote.ts'
import { useConnected } from '#features/office/useConnected.ts'
import { useOffice } from '#features/office/useOffice.ts'
import { useSaveHere } from '#features/office/useSaves.ts'
import { comingKeys } from './comingKeys.ts'

/** The arrival guide and its form, live. */
export function OfficeGuide({ today }: { today: IsoDate }) {
  const { reservations } = useOffice()
  const connected = useConnected()
  const save = useSaveHere((message) => translate('office.tools.saveFailed', { message }))
  const [guide] = useRemote(followGuide)
  if (guide.state !== 'ready') return null
  const guests = comingKeys(reservations, today).length
  return (
    <GuideCard
      guide={guide.value}
      {...{ guests, connected }}
      onSave={(change) => save(saveGuide(change))}
    />
  )
}
