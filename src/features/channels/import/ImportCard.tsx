import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Channel } from '#domain/channels/channel.ts'
import type { CalendarProblem } from '#domain/channels/feed.ts'
import type { Present } from '#domain/channels/planRow.ts'
import { FailureNote } from '#features/office/FailureNote.tsx'
import { ToolCard } from '#features/office/ToolCard.tsx'
import { useFormatError } from '#i18n/failureWords.ts'
import { fetchPart } from '#lib/fetchPart.ts'
import { useSending } from '#lib/form/useSending.ts'
import { ImportForm } from './ImportForm.tsx'
import { ImportPreview } from './ImportPreview.tsx'
import type { HandedIn, ReadFeed } from './readFeed.ts'
import type { Import } from './wanted.ts'

type Opened = { problem: CalendarProblem | 'unreadable' } | OpenedFeed

/** A parsed calendar, the held days, and a number that distinguishes it from later ones. */
type OpenedFeed = ReadFeed & { held: Present['held']; number: number }

type ImportCardProps = {
  /** The present state except the held days, which are read with the calendar. */
  present: Omit<Present, 'held'>
  /** The channels whose calendars can be imported manually. */
  channels: readonly Channel[]
  /** Whether the database is connected. */
  connected: boolean
  /** Reads the held days; rejects with a `Failure`. */
  onReadHeld: () => Promise<Present['held']>
  onImport: Import
}

/** Previews the changes that a channel's calendar would make, and writes the selected ones. */
export function ImportCard(props: ImportCardProps) {
  const { present, channels, connected, onReadHeld, onImport } = props
  const { t } = useTranslation()
  const formatError = useFormatError()
  const { sending, send } = useSending()
  const [opened, setOpened] = useState<Opened | null>(null)

  async function open(handedIn: HandedIn) {
    setOpened(null)
    const { readFeed } = await fetchPart(() => import('./readFeed.ts'))
    const read = await readFeed(handedIn)
    if ('problem' in read) return setOpened(read)
    setOpened({ ...read, held: await onReadHeld(), number: Date.now() })
  }

  return (
    <ToolCard title={t('office.channels.title')} text={t('office.channels.intro')}>
      <ImportForm
        channels={channels}
        busy={sending.state === 'sending'}
        onHandIn={(handedIn) => void send(() => open(handedIn))}
      />
      {sending.state === 'failed' && (
        <FailureNote>
          {t('office.channels.notCompared', { message: formatError(sending.failure) })}
        </FailureNote>
      )}
      {opened && 'problem' in opened && (
        <FailureNote>{t(`office.channels.problems.${opened.problem}`)}</FailureNote>
      )}
      {opened && 'calendar' in opened && (
        <ImportPreview
          key={opened.number}
          read={opened}
          present={present}
          held={opened.held}
          connected={connected}
          onImport={onImport}
        />
      )}
    </ToolCard>
  )
}
