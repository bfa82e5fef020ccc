import { useId, useState } from 'react'
import { save } from '#db/save.ts'
import { useChannels } from '#db/stores.ts'
import { type Channel, deleteChannel, sourceOfChannel } from '#domain/channels/channel.ts'
import { fileForChannel } from '#domain/channels/writeCalendar.ts'
import { formatPullResult } from '#i18n/pullResultText.ts'
import { formatMoment } from '#i18n/stayText.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { SourceBadge, ToolCard } from '#office/shared/cards.tsx'
import { Question } from '#office/shared/forms.tsx'
import { Button } from '#ui/Button.tsx'
import { ChannelForm } from './ChannelForm.tsx'

/** The other sales channels, whose calendars the caretaker reads. */
export function ChannelsCard() {
  const { t } = useTranslation()
  const remote = useChannels()
  // As they were when their forms were opened.
  const [edited, setEdited] = useState<readonly Channel[]>([])
  const [deleting, setDeleting] = useState<Channel | null>(null)
  if (remote.state !== 'ready') return null
  const channels = remote.value
  const isIn = (list: readonly Channel[], { id }: Channel) => list.some((each) => each.id === id)
  // A channel that was deleted meanwhile keeps its form.
  const shown = [...channels, ...edited.filter((channel) => !isIn(channels, channel))]

  function close({ id }: Channel) {
    setEdited((before) => before.filter((each) => each.id !== id))
  }

  async function remove() {
    if (deleting) await save(deleteChannel(deleting))
    setDeleting(null)
  }

  return (
    <ToolCard title={t('office.channels.list.title')} text={t('office.channels.list.text')}>
      {shown.length > 0 && (
        <ul className="divide-y divide-linen-200">
          {shown.map((channel) => (
            <li key={channel.id} className="py-4 first:pt-0">
              {isIn(edited, channel) ? (
                <ChannelForm channel={channel} onClose={() => close(channel)} />
              ) : (
                <ChannelRow
                  channel={channel}
                  onEdit={() => setEdited([...edited, channel])}
                  onDelete={() => setDeleting(channel)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <div className="mt-6">
        <ChannelForm channel={null} />
      </div>
      <Question open={deleting !== null} onAnswer={remove} onClose={() => setDeleting(null)}>
        <p className="mt-3">
          <strong className="block font-semibold">{deleting?.name}</strong>
          {t('office.channels.list.deleteHint')}
        </p>
      </Question>
    </ToolCard>
  )
}

type ChannelRowProps = { channel: Channel; onEdit: () => void; onDelete: () => void }

function ChannelRow({ channel, onEdit, onDelete }: ChannelRowProps) {
  const { t, language } = useTranslation()
  const nameId = useId()
  const { name, url, pulled } = channel
  const source = t(`admin.sources.${sourceOfChannel(channel)}`)
  const isFailed = pulled?.result.problem !== undefined
  return (
    <div className="flex flex-wrap items-start justify-between gap-2">
      <div className="min-w-0 flex-1 basis-64 wrap-anywhere">
        <p id={nameId} className="font-semibold">
          {name} {source !== name && <SourceBadge>{source}</SourceBadge>}
        </p>
        <p className="text-sm text-pine-600">{url}</p>
        <p className={isFailed ? 'text-alert-700' : 'text-pine-700'}>
          {pulled
            ? `${formatMoment(pulled.at, language)}: ${formatPullResult(t, pulled.result)}`
            : t('office.channels.list.never')}
        </p>
        <p className="text-sm text-pine-700">
          {t('office.channels.list.give', { file: fileForChannel(channel.id) })}
        </p>
      </div>
      <div className="flex gap-2">
        <Button size="small" aria-describedby={nameId} onClick={onEdit}>
          {t('admin.table.edit')}
        </Button>
        <Button size="small" variant="danger" aria-describedby={nameId} onClick={onDelete}>
          {t('admin.table.delete')}
        </Button>
      </div>
    </div>
  )
}
