import { useState } from 'react'
import { save } from '#db/save.ts'
import { useChannels } from '#db/stores.ts'
import { type Channel, type PullResult, sourceOfChannel } from '#domain/channels/channel.ts'
import { deleteChannel } from '#domain/channels/channelChange.ts'
import { PLAN_STATES } from '#domain/channels/planRow.ts'
import { fileForChannel } from '#domain/channels/writeCalendar.ts'
import { SourceBadge, ToolCard } from '#features/office/cards.tsx'
import { Question } from '#features/office/forms.tsx'
import { formatMoment } from '#features/office/stayText.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { Button } from '#ui/Button.tsx'
import { ChannelForm } from './ChannelForm.tsx'

/** The other sales channels, whose calendars the caretaker reads. */
export function ChannelsCard() {
  const { t } = useTranslation()
  const remote = useChannels()
  const [editing, setEditing] = useState<Channel | null>(null)
  const [deleting, setDeleting] = useState<Channel | null>(null)
  if (remote.state !== 'ready') return null
  const channels = remote.value

  async function remove() {
    if (deleting) await save(deleteChannel(deleting))
    if (deleting?.id === editing?.id) setEditing(null)
    setDeleting(null)
  }

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
        stored={channels.find(({ id }) => id === editing?.id) ?? null}
        onClose={() => setEditing(null)}
      />
      <Question open={deleting !== null} onAnswer={remove} onClose={() => setDeleting(null)}>
        <p className="mt-3">
          <strong className="block font-semibold">{deleting?.name}</strong>
          {t('office.channels.list.deleteHint')}
        </p>
      </Question>
    </ToolCard>
  )
}

type ChannelItemProps = { channel: Channel; onEdit: () => void; onDelete: () => void }

function ChannelItem({ channel, onEdit, onDelete }: ChannelItemProps) {
  const { t, language } = useTranslation()
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

/** Returns a function that formats the result of a pull. */
export function useFormatResult(): (result: PullResult) => string {
  const { t } = useTranslation()
  return (result) => {
    if (result.problem !== undefined) return t(`office.channels.pullProblems.${result.problem}`)
    const counts = PLAN_STATES.flatMap((state) =>
      result[state] > 0 ? [`${t(`office.channels.states.${state}`)}: ${result[state]}`] : [],
    )
    return [
      ...(counts.length > 0 ? [`${counts.join(' · ')}.`] : []),
      ...(counts.length + result.refused === 0 ? [t('office.channels.list.nothing')] : []),
      ...(result.refused > 0 ? [t('office.channels.list.refused', { count: result.refused })] : []),
      ...(result.shrunken ? [t('office.channels.list.shrunken')] : []),
    ].join(' ')
  }
}
