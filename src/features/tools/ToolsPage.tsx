import { useMemo } from 'react'
import type { Channel } from '#domain/channels/channel.ts'
import { isHeld } from '#domain/office/heldDays.ts'
import { type Reservation, sortByCheckIn } from '#domain/reservation.ts'
import { BackupCard } from '#features/backup/BackupCard.tsx'
import { StayListCard } from '#features/backup/stayList/StayListCard.tsx'
import { CalendarCard } from '#features/channels/CalendarCard.tsx'
import { CsvCard } from '#features/backup/CsvCard.tsx'
import { ImportCard } from '#features/channels/import/ImportCard.tsx'
import { LettersCard } from '#features/letters/LettersCard.tsx'
import { NewsCard } from './NewsCard.tsx'
import { SessionsCard } from './SessionsCard.tsx'
import { RestoreBackupCard } from '#features/backup/RestoreBackupCard.tsx'
import { PROJECT, readBeside, readForBackup } from '#db/backup.ts'
import { endAllSessions } from '#db/auth.ts'
import { followChannels } from '#db/channels.ts'
import { readHeld } from '#db/requests.ts'
import { useRemote } from '#lib/remote.ts'
import { STATEMENT_ADDRESS } from '#features/office/addresses.ts'
import { LoadingPlaceholder } from '#features/office/LoadingPlaceholder.tsx'
import { useConnected } from '#features/office/useConnected.ts'
import { useImport } from '#features/channels/import/useImport.ts'
import { useOffice } from '#features/office/useOffice.ts'
import { useRestoreBackup } from '#features/backup/useRestoreBackup.ts'
import { OfficeChannels } from '#features/channels/OfficeChannels.tsx'
import { OfficeGuide } from '#features/guide/OfficeGuide.tsx'
import { OfficeReviews } from '#features/reviews/OfficeReviews.tsx'
import { useOfficeLetters } from '#features/letters/useLetters.ts'

const NO_STAYS: readonly Reservation[] = []
const NO_CHANNELS: readonly Channel[] = []

/** Two cards side by side from half a laptop's width each. */
const PAIR = 'grid gap-6 xl:grid-cols-2'

/** Exports, imports, backups and settings. */
export function ToolsPage() {
  const { season, cancelled, unsent, today } = useOffice()
  const letters = useOfficeLetters()
  const connected = useConnected()
  const recover = useRestoreBackup()
  const importRows = useImport()
  const [followed] = useRemote(followChannels)
  const channels = followed.state === 'ready' ? followed.value : NO_CHANNELS
  const channelIds = useMemo(() => new Set(channels.map(({ id }) => id)), [channels])
  const stays = season.state === 'ready' ? season.value.reservations : NO_STAYS
  const listed = useMemo(() => sortByCheckIn([...stays, ...cancelled]), [stays, cancelled])
  if (season.state === 'loading') return <LoadingPlaceholder quiet />
  if (season.state !== 'ready' || today === null) return null
  const { reservations, unreadable } = season.value
  const file = { unreadable: unreadable.length, today }
  const readHeldNow = async () => (await readHeld()).filter((request) => isHeld(request, today))
  return (
    <>
      <div className="grid gap-6 lg:grid-cols-3">
        <CsvCard {...file} stays={listed} statement={STATEMENT_ADDRESS} />
        <CalendarCard {...{ ...file, reservations }} project={PROJECT} onReadHeld={readHeld} />
        <BackupCard today={today} unsent={unsent} onRead={readForBackup} />
      </div>
      <div className={PAIR}>
        <OfficeGuide today={today} />
        <OfficeReviews />
      </div>
      <div className={PAIR}>
        <OfficeChannels channels={channels} />
      </div>
      <StayListCard stays={reservations} {...{ today, connected }} />
      <ImportCard
        present={{ season: reservations, cancelled, channels: channelIds, site: PROJECT, today }}
        channels={channels}
        connected={connected}
        onReadHeld={readHeldNow}
        onImport={importRows}
      />
      {letters.known && (
        <LettersCard
          // A refused text was put back into the form, which has to mount again to show it.
          key={letters.refused}
          letters={letters.own}
          today={today}
          onSave={({ seen, ...text }) => letters.save({ ...text, version: seen.version })}
        />
      )}
      <RestoreBackupCard
        project={PROJECT}
        present={season.value}
        connected={connected}
        onLook={readBeside}
        onRestore={recover}
      />
      <div className={PAIR}>
        <NewsCard />
        <SessionsCard unsent={unsent} onEnd={endAllSessions} />
      </div>
    </>
  )
}
