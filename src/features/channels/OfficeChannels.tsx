import type { Channel } from '#domain/channels/channel.ts'
import { freshKey } from '#db/changes.ts'
import { caretakerWithPending } from '#domain/caretaker/caretaker.ts'
import {
  type ChannelOperation,
  channelsWithPending,
  draftOf,
  undoOfChannel,
} from '#domain/channels/pendingChannels.ts'
import { pendingOf } from '#domain/queuedChange.ts'
import { CaretakerCard, ToolsCaretaker } from '#features/caretaker/CaretakerCard.tsx'
import { ScriptCalendars } from '#features/caretaker/ScriptCalendars.tsx'
import { ScriptSetup } from '#features/caretaker/ScriptSetup.tsx'
import { ChannelsCard } from './ChannelsCard.tsx'
import { PROJECT } from '#db/backup.ts'
import { signedInEmail } from '#db/auth.ts'
import { followCaretaker } from '#db/officeValues.ts'
import { translate } from '#i18n/index.ts'
import { useRemote } from '#lib/remote.ts'
import { useQueue, useReopened, useSubmit } from '#features/office/useQueue.ts'
import { useTrackSave } from '#features/office/useSaves.ts'
import { useState } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import { villa } from '#content/villa.ts'
import type { IsoDate } from '#domain/date.ts'
import { isHeld, type Received } from '#domain/inbox.ts'
import type { Reservation } from '#domain/reservation.ts'
import { isPast } from '#domain/stay.ts'
import { useGuestName } from '#features/office/useOffice.ts'
import { fileName } from '#lib/download.ts'
import { writeCalendar } from '#domain/channels/writeCalendar.ts'
import { FileCard, type MadeFile } from '#features/office/FileButton.tsx'
import { Checkbox } from '#features/office/forms.tsx'

/** The text at an address; rejects where there is none. */
async function fetchText(address: string): Promise<string> {
  const response = await fetch(address, { credentials: 'omit' })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response.text()
}

type OfficeChannelsProps = { channels: readonly Channel[] }

/** The sales channels with their calendar feeds. */
export function OfficeChannels({ channels }: OfficeChannelsProps) {
  const { works, discard } = useQueue()
  const submit = useSubmitTool()
  const reopened = useReopened('channel')

  const send = (operation: ChannelOperation) => {
    const undo = undoOfChannel(operation)
    return submit({ of: 'channel', ...operation }, undo && { of: 'channel', ...undo })
  }

  return (
    <ChannelsCard
      // The channel to edit may load after the form.
      key={reopened && `${reopened.entry} ${channels.length}`}
      channels={channelsWithPending(channels, pendingOf(works, 'channel'))}
      reopened={reopened}
      onSave={async (seen, wanted) => {
        await send(
          seen
            ? { channel: 'edit', id: seen.id, base: draftOf(seen), version: seen.version, wanted }
            : { channel: 'add', id: freshKey(), wanted },
        )
        if (reopened) await discard(reopened)
      }}
      onDelete={(channel) => send({ channel: 'delete', id: channel.id, base: draftOf(channel) })}
    />
  )
}

/** The caretaker's status and its setup, live. */
export function OfficeCaretaker({ channels }: OfficeChannelsProps) {
  const { works, discard } = useQueue()
  const submit = useSubmitTool()
  const reopened = useReopened('script')
  const [stored] = useRemote(followCaretaker)
  if (stored.state !== 'ready') return null
  const [choices, scripts] = [pendingOf(works, 'choices'), pendingOf(works, 'script')]
  const caretaker = caretakerWithPending(stored.value, choices, scripts)
  const { script } = caretaker
  return (
    <CaretakerCard
      caretaker={caretaker}
      state={<ToolsCaretaker caretaker={caretaker} />}
      address={signedInEmail()}
      setup={
        <ScriptSetup
          script={script}
          reopened={reopened?.wanted ?? null}
          project={PROJECT}
          calendars={script && <ScriptCalendars {...{ script, channels, fetchText }} />}
          onSave={async (wanted) => {
            await submit(
              { of: 'script', base: script, wanted },
              { of: 'script', base: wanted, wanted: script },
            )
            if (reopened) await discard(reopened)
          }}
          fetchText={fetchText}
        />
      }
      onChoose={(base, wanted) =>
        submit({ of: 'choices', base, wanted }, { of: 'choices', base: wanted, wanted: base })
      }
    />
  )
}

function useSubmitTool() {
  const submit = useSubmit()
  const save = useTrackSave((message) => translate('office.tools.saveFailed', { message }))
  return (...change: Parameters<typeof submit>) => save(submit(...change))
}

type CalendarCardProps = {
  reservations: readonly Reservation[]
  /** The number of unreadable records, which the calendar omits. */
  unreadable: number
  today: IsoDate
  /** The project, which is part of the site's UIDs. */
  project: string
  /** Reads the held requests; rejects with a `Failure`. */
  onReadHeld: () => Promise<readonly Received[]>
}

/** Downloads the booked days as an iCalendar file, without names unless the owner chooses them. */
export function CalendarCard(props: CalendarCardProps) {
  const { reservations, unreadable, today, project, onReadHeld } = props
  const { t } = useTranslation()
  const guestOf = useGuestName()
  const [named, setNamed] = useState(false)

  async function make(): Promise<MadeFile> {
    const isComing = ({ stay }: Pick<Reservation, 'stay'>) => !isPast(stay, today)
    const stays = reservations.filter(isComing).map(({ musteriAdi, ...stay }) => {
      return { ...stay, guest: guestOf(musteriAdi) }
    })
    const requests = (await onReadHeld()).filter((request) => isHeld(request, today))
    const held = requests.filter(isComing).map(({ id, stay, guest }) => ({ id, stay, guest }))
    const text = writeCalendar([...stays, ...held], {
      name: villa.name,
      site: project,
      today,
      madeAt: Date.now(),
      title: named ? null : t('office.tools.calendar.taken'),
    })
    return {
      name: `${fileName(villa.name, t('office.tools.calendar.file'), today)}.ics`,
      text,
      type: 'text/calendar',
      holds: [
        t('office.tools.stays', { count: stays.length }),
        ...(held.length > 0 ? [t('office.tools.calendar.held', { count: held.length })] : []),
      ],
    }
  }

  return (
    <FileCard
      title={t('office.tools.calendar.title')}
      text={t('office.tools.calendar.text')}
      button={t('office.tools.calendar.button')}
      notes={unreadable > 0 ? [t('office.tools.calendar.unreadable', { count: unreadable })] : []}
      make={make}
    >
      <Checkbox label={t('office.tools.calendar.names')} checked={named} onTick={setNamed}>
        {t('office.tools.calendar.namesHint')}
      </Checkbox>
    </FileCard>
  )
}
