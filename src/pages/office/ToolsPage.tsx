import { useMemo } from 'react'
import type { Channel } from '#domain/channels/channel.ts'
import { isHeld } from '#domain/office/heldDays.ts'
import { BackupCard } from '#features/backoffice/tools/BackupCard.tsx'
import { CalendarCard } from '#features/backoffice/tools/CalendarCard.tsx'
import { ChannelsCard } from '#features/backoffice/tools/channels/ChannelsCard.tsx'
import { CsvCard } from '#features/backoffice/tools/CsvCard.tsx'
import { ImportCard } from '#features/backoffice/tools/import/ImportCard.tsx'
import { LettersCard } from '#features/backoffice/tools/letters/LettersCard.tsx'
import { RecoverCard } from '#features/backoffice/tools/recover/RecoverCard.tsx'
import { PROJECT, readBeside, readForBackup } from '#firebase/backup.ts'
import { followOwnLetters, saveLetter } from '#firebase/letters.ts'
import { followChannels, newChannelId, removeChannel, saveChannel } from '#firebase/channels.ts'
import { readHeld } from '#firebase/requests.ts'
import { useRemote } from '#lib/remote.ts'
import { useConnected } from './line/useConnected.ts'
import { useImport } from './useImport.ts'
import { useOffice } from './useOffice.ts'
import { useRecover } from './useRecover.ts'

const NO_CHANNELS: readonly Channel[] = []

/** The room of the files: what is taken out of the season, and put back. */
export function ToolsPage() {
  const { season, unsent, today } = useOffice()
  const connected = useConnected()
  const recover = useRecover()
  const importRows = useImport()
  const [letters] = useRemote(followOwnLetters)
  const [followed] = useRemote(followChannels)
  const channels = followed.state === 'ready' ? followed.value : NO_CHANNELS
  const channelIds = useMemo(() => new Set(channels.map(({ id }) => id)), [channels])
  if (season.state !== 'ready' || today === null) return null
  const { reservations, unreadable } = season.value
  const readHeldNow = async () => (await readHeld()).filter((request) => isHeld(request, today))
  return (
    <>
      <div className="grid gap-6 lg:grid-cols-2">
        <CsvCard reservations={reservations} unreadable={unreadable.length} today={today} />
        <CalendarCard
          reservations={reservations}
          unreadable={unreadable.length}
          today={today}
          project={PROJECT}
          onReadHeld={readHeld}
        />
        <BackupCard today={today} unsent={unsent} onRead={readForBackup} />
      </div>
      <ChannelsCard
        channels={channels}
        onSave={(base, wanted) => saveChannel({ id: base?.id ?? newChannelId(), base, wanted })}
        onDelete={({ id }) => removeChannel(id)}
      />
      <ImportCard
        present={{ season: reservations, channels: channelIds, site: PROJECT, today }}
        connected={connected}
        onReadHeld={readHeldNow}
        onImport={importRows}
      />
      {letters.state === 'ready' && (
        <LettersCard letters={letters.value} today={today} onSave={saveLetter} />
      )}
      <RecoverCard
        project={PROJECT}
        present={season.value}
        connected={connected}
        onLook={readBeside}
        onRecover={recover}
      />
    </>
  )
}
