import { OlderRecords } from '#features/stays/table/OlderRecords.tsx'
import { moveOlder } from '#db/changes.ts'
import type { Season } from '#db/season.ts'
import { toastDone, toastFailed } from '#ui/toasts.ts'
import { useFormatError } from '#i18n/failureWords.ts'
import { translate } from '#i18n/index.ts'
import type { ReservationWork } from './useReservationWork.ts'
import { useOfficeSaves } from '#features/office/useSaves.ts'

type OlderSeasonProps = { season: Season; work: ReservationWork }

/** The records of the older layout that need an owner's confirmation. */
export function OlderSeason({ season, work }: OlderSeasonProps) {
  const formatError = useFormatError()
  const saves = useOfficeSaves()

  async function move(record: Season['older'][number]) {
    try {
      await work.track(saves.track(moveOlder(record.id, record)))
      toastDone(() => translate('season.moved', { count: 1, names: record.musteriAdi }))
    } catch (failure) {
      toastFailed(() => `${record.musteriAdi}: ${formatError(failure)}`)
    }
  }

  function repair(id: string) {
    const readable = season.reservations.find((reservation) => reservation.id === id)
    const unreadable = season.unreadable.find((record) => record.id === id)
    if (readable) work.edit(readable)
    else if (unreadable) work.repair(unreadable)
  }

  return (
    <OlderRecords
      records={season.older}
      pending={work.pending}
      onMove={(record) => void move(record)}
      onRepair={repair}
    />
  )
}
