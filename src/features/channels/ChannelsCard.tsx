import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Channel, type ChannelDraft, sourceOfChannel } from '#domain/channels/channel.ts'
import type { ChannelOperation } from '#domain/channels/pendingChannels.ts'
import { SendingAnswer } from '#features/office/SendingAnswer.tsx'
import { ToolCard } from '#features/office/ToolCard.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { ChannelForm } from './ChannelForm.tsx'
import { fileForChannel } from '#domain/channels/calendarFiles.ts'
import { SourceBadge } from '#features/office/Badge.tsx'
import { formatMoment } from '#features/office/stayText.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { Button } from '#ui/Button.tsx'
import { useFormatResult } from './useFormatResult.ts'

type ChannelsCardProps = {
  channels: readonly Channel[]
  /** The refused change that is shown in the form again. */
  reopened: ChannelOperation | null
  /** Stores the edit of a channel, or a new one; rejects with a `Failure`. */
  onSave: (base: Channel | null, wanted: ChannelDraft) => Promise<void>
  /** Deletes a channel; rejects with a `Failure`. */
  onDelete: (channel: Channel) => Promise<void>
}

/** The other sales channels, whose calendars the caretaker reads. */
export function ChannelsCard({ channels, reopened, onSave, onDelete }: ChannelsCardProps) {
  const { t } = useTranslation()
  const [editing, setEditing] = useState(
    () => channels.find(({ id }) => id === reopened?.id) ?? null,
  )
  const [deleting, setDeleting] = useState<Channel | null>(null)
  return (
    <ToolCard title={t('office.channels.list.title')} text={t('office.channels.list.text')}>
      {channels.length > 0 && (
        <ul className="divide-y divide-linen-200">
          {channels.map((channel) => (
            <ChannelItem
              key={channel.id}
              channel={channel}
              onEdit={() => setEditing(channel)}
              onDelete={() => setDeleting(channel)}
            />
          ))}
        </ul>
      )}
      <ChannelForm
        key={editing?.id ?? ''}
        editing={editing}
        reopened={!editing || editing.id === reopened?.id ? reopened : null}
        onSave={(wanted) => onSave(editing, wanted)}
        onClose={() => setEditing(null)}
      />
      <Dialog
        open={deleting !== null}
        title={t('admin.deletion.question')}
        onClose={() => setDeleting(null)}
      >
        <p className="mt-3">
          <strong className="block font-semibold">{deleting?.name}</strong>
          {t('office.channels.list.deleteHint')}
        </p>
        <SendingAnswer
          label={t('admin.deletion.confirm')}
          onAnswer={async () => {
            if (deleting) await onDelete(deleting)
            setDeleting(null)
          }}
          onClose={() => setDeleting(null)}
          failed={(message) => t('admin.deletion.failed', { message })}
        />
      </Dialog>
    </ToolCard>
  )
}

type ChannelItemProps = { channel: Channel; onEdit: () => void; onDelete: () => void }

/** A channel with its name, calendar address, and last pull. */
function ChannelItem({ channel, onEdit, onDelete }: ChannelItemProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const formatResult = useFormatResult()
  const { name, url, pulled } = channel
  const source = t(`admin.sources.${sourceOfChannel(channel)}`)
  const isFailed = pulled?.result.problem !== undefined
  return (
    <li className="flex flex-wrap items-start justify-between gap-2 py-4 first:pt-0">
      <div className="min-w-0 flex-1 basis-64 wrap-anywhere">
        <p className="font-semibold">
          {name} {source !== name && <SourceBadge>{source}</SourceBadge>}
        </p>
        <p className="text-sm text-pine-600">{url}</p>
        <p className={isFailed ? 'text-alert-700' : 'text-pine-700'}>
          {pulled
            ? `${formatMoment(pulled.at, language)}: ${formatResult(pulled.result)}`
            : t('office.channels.list.never')}
        </p>
        <p className="text-sm text-pine-700">
          {t('office.channels.list.give', { file: fileForChannel(channel.id) })}
        </p>
      </div>
      <div className="flex gap-2">
        <Button size="small" onClick={onEdit}>
          {t('admin.table.edit')}
        </Button>
        <Button size="small" variant="danger" onClick={onDelete}>
          {t('admin.table.delete')}
        </Button>
      </div>
    </li>
  )
}
